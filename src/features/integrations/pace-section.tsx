import { goalSeconds, type Pace } from '#contract/integration.ts';
import { useT } from '#locale/locale.tsx';
import { Age } from '#ui/instant.tsx';
import { useNow } from '#ui/now.ts';
import { Line, Section } from '#ui/section.tsx';
import { StatusDot } from '#ui/status-dot.tsx';

const ms = 1000;
const minute = 60;
const hour = 3600;

/** To the unit that tells it best; a figure is no clock. */
const spanOf = (seconds: number): string => {
  if (seconds < 2 * minute) return `${Math.round(seconds)} s`;
  return seconds < 2 * hour ? `${Math.round(seconds / minute)} min` : `${Math.round(seconds / hour)} h`;
};

/** How long it takes until what is decided here is done there, against what nobody should have to wait longer for. */
export const PaceSection = ({ pace }: { readonly pace: Pace }) => {
  const t = useT();
  const now = useNow('minute');
  const { done, medianSeconds, p95Seconds, oldestSince } = pace;
  const waits = oldestSince === null ? 0 : (now - Date.parse(oldestSince)) / ms;
  const isLate = Math.max(p95Seconds ?? 0, waits) > goalSeconds;
  return (
    <Section
      title={t('integrations.pace')}
      action={
        (done > 0 || oldestSince !== null) && (
          <StatusDot tone={isLate ? 'warn' : 'good'}>{t(isLate ? 'integrations.paceLate' : 'integrations.paceGood')}</StatusDot>
        )
      }
    >
      <p className="panel-inset quiet">
        {done === 0 ? t('integrations.paceNone') : t('integrations.paceAbout', { n: done, goal: goalSeconds })}
      </p>
      {medianSeconds !== null && <Line label={t('integrations.paceMedian')}>{spanOf(medianSeconds)}</Line>}
      {p95Seconds !== null && <Line label={t('integrations.paceP95')}>{spanOf(p95Seconds)}</Line>}
      <Line label={t('integrations.paceOldest')}>
        {oldestSince === null ? <span className="quiet">{t('integrations.paceNothingWaits')}</span> : <Age at={oldestSince} />}
      </Line>
    </Section>
  );
};
