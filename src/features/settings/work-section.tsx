import { useId } from 'react';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Toggle } from '#ui/form/toggle.tsx';
import { setPreferences, usePreferences } from '#ui/preferences.ts';
import { Line, Section } from '#ui/section.tsx';

const LONGEST_UNDO_S = 30;
const brazil = [
  'America/Sao_Paulo',
  'America/Noronha',
  'America/Manaus',
  'America/Cuiaba',
  'America/Belem',
  'America/Fortaleza',
  'America/Rio_Branco',
];
/** Brazil's zones first: that is where the sellers are. */
const zones = [...new Set([...brazil, 'UTC', ...Intl.supportedValuesOf('timeZone')])];

export const WorkSection = () => {
  const t = useT();
  const undoId = useId();
  const zoneId = useId();
  const suggestionsId = useId();
  const { actor } = useWorkbench();
  const { undoMs, timeZone, suggestions } = usePreferences();
  const seconds = Math.round(undoMs / 1000);
  return (
    <Section title={t('settings.work')} anchor="settings-work">
      <Line label={t('settings.undo')} hint={t('settings.undoHint')} htmlFor={undoId}>
        <input
          id={undoId}
          type="range"
          min={0}
          max={LONGEST_UNDO_S}
          step={1}
          value={seconds}
          aria-valuetext={t('settings.seconds', { n: seconds })}
          onChange={({ target }) => setPreferences({ undoMs: target.valueAsNumber * 1000 })}
        />
        <output htmlFor={undoId} className="figure undo-figure">
          {t('settings.seconds', { n: seconds })}
        </output>
      </Line>
      {actor().role !== 'seller' && (
        <Line label={t('settings.suggestions')} hint={t('settings.suggestionsHint')} htmlFor={suggestionsId}>
          <Toggle id={suggestionsId} checked={suggestions} onChange={({ target }) => setPreferences({ suggestions: target.checked })} />
        </Line>
      )}
      <Line label={t('settings.timeZone')} hint={t('settings.timeZoneHint')} htmlFor={zoneId}>
        <select
          id={zoneId}
          className="native-select"
          value={timeZone}
          onChange={({ target }) => setPreferences({ timeZone: target.value })}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </Line>
    </Section>
  );
};
