import { Button, IconButton } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useT } from '#locale/locale.tsx';
import { say, type Translate } from '#locale/translate.ts';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import { countStates, type ItemState } from './batch.ts';
import { useBatch } from './use-batch.ts';

const toneOf: Readonly<Record<ItemState['kind'], Tone>> = {
  refused: 'bad',
  waiting: 'idle',
  sent: 'info',
  confirmed: 'good',
  settled: 'good',
  rejected: 'bad',
  dismissed: 'bad',
  withdrawn: 'idle',
};

const textOf = (t: Translate, state: ItemState, said: string | undefined): string => {
  if (state.kind === 'refused') return t('sales.result.refused', { why: say(t, state.why) });
  if (state.kind === 'waiting') return t('outbox.recorded');
  if (state.kind === 'rejected' && said) return t('sales.result.rejected', { why: said });
  return t(`outbox.${state.kind}`);
};

/** What became of each order of the last batch: corrected first, repeated second (capabilities A20). */
export const BatchResults = () => {
  const t = useT();
  const { batch, states, problems, rejectedCount, correct, repeat, close } = useBatch();
  if (!batch) return null;
  const title = t('sales.result.title', { title: t(batch.title) });
  return (
    <section className="sales-result panel" aria-label={title}>
      <div className="sales-result-head">
        <strong>{title}</strong>
        <output className="quiet">{t('sales.result.count', countStates(states))}</output>
        <span className="sales-result-actions">
          {rejectedCount > 0 && (
            <>
              <Button size="1" variant="soft" onClick={correct}>
                {t('queue.fixAndResend', { n: rejectedCount })}
              </Button>
              <Button size="1" variant="soft" color="gray" onClick={repeat}>
                {t('queue.repeat', { n: rejectedCount })}
              </Button>
            </>
          )}
          <IconButton
            size="1"
            variant="ghost"
            color="gray"
            aria-label={t('sales.result.close')}
            title={t('sales.result.close')}
            onClick={close}
          >
            <X size={14} aria-hidden />
          </IconButton>
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and only what has the focus can be scrolled by keys */}
      <ol className="sales-result-list" tabIndex={0} aria-label={title}>
        {batch.items.map(({ subject, label, intentId }, at) => {
          const state = states[at] ?? { kind: 'settled' as const };
          return (
            <li key={subject}>
              <Link to="/detail/$orderId" params={{ orderId: subject.slice('order:'.length) }} className="figure">
                {label}
              </Link>
              <StatusDot tone={toneOf[state.kind]}>{textOf(t, state, problems.get(intentId ?? '')?.message)}</StatusDot>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
