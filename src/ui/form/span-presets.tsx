import { Button } from '@radix-ui/themes';
import { useId } from 'react';
import { daySpans, spanNames, type DaySpan } from '#lib/day-spans.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import { useT } from '#locale/locale.tsx';
import { BrasiliaDays, useIsElsewhere } from '../instant.tsx';
import { useNow } from '../now.ts';
import './span-presets.css';

interface SpanPresetsProps {
  /** What the days are of. */
  readonly label: string;
  /** The days as they stand, 'yyyy-MM-dd'; null or '' for an open end. */
  readonly from: string | null;
  readonly to: string | null;
  /** Nothing is known of days to come. */
  readonly endsToday?: boolean;
  readonly onPick: (span: DaySpan) => void;
}

/** Periods as people call them, beside the boxes of two dates. */
export const SpanPresets = ({ label, from, to, endsToday = false, onPick }: SpanPresetsProps) => {
  const t = useT();
  const noteId = useId();
  const isElsewhere = useIsElsewhere();
  const today = dayInSaoPaulo(useNow('minute'));
  const spans = daySpans(today);
  return (
    <fieldset className="span-presets" aria-label={t('form.spans', { of: label })} aria-describedby={isElsewhere ? noteId : undefined}>
      {spanNames.map((name) => {
        const span = endsToday && spans[name].to > today ? { from: spans[name].from, to: today } : spans[name];
        return (
          <Button
            key={name}
            type="button"
            size="1"
            variant="soft"
            color="gray"
            aria-pressed={span.from === from && span.to === to}
            onClick={() => onPick(span)}
          >
            {t(`form.span.${name}`)}
          </Button>
        );
      })}
      <BrasiliaDays id={noteId} />
    </fieldset>
  );
};
