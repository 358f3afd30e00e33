import { useMemo, useState, type KeyboardEvent } from 'react';
import type { Offer } from '#commands/field.ts';
import { useT } from '#locale/locale.tsx';
import type { MessageKey } from '#locale/catalogue.ts';
import { Kbd } from '#ui/kbd.tsx';
import { AskCrumb } from './ask-crumb.tsx';
import { isBackKey, isEnterKey, type AskStep } from './ask-step.ts';
import { questionsIn } from './ask-answers.ts';
import { choiceOfDigit } from './chosen.ts';
import { cursorAfter, firstOf } from './cursor.ts';
import { PaletteFrame } from './palette-frame.tsx';
import { rank } from './ranking.ts';
import { wordIndexOf } from './word-index.ts';

interface AskOptionProps extends AskStep {
  readonly label: MessageKey;
  /** Its answer so far, when it is asked again. */
  readonly before: unknown;
  readonly options: readonly Offer[];
  /** Said instead of how many there are, while they are not here. */
  readonly status?: string;
}

/** Of more than these the digits are what is searched for. */
const mostWithDigits = 9;

/** One of several: picked by its digit where they are few, or by arrows and Enter, narrowed by typing. */
export const AskOption = ({ ask, label, before, options, status, onAnswer, onChange, onBack, onClose }: AskOptionProps) => {
  const t = useT();
  const [query, setQuery] = useState('');
  const [moved, setMoved] = useState<number | null>(null);
  const index = useMemo(() => wordIndexOf(options.map((option) => ({ title: option.label, aliases: [] }))), [options]);
  const shown = query.trim() === '' ? options : [...rank(index, query).positions].flatMap((position) => options[position] ?? []);
  const haveDigits = query === '' && options.length <= mostWithDigits;
  const steps = { length: shown.length, headings: [] };
  const chosenBefore = query === '' ? shown.findIndex(({ value }) => value === before) : -1;
  const active = moved ?? (chosenBefore >= 0 ? chosenBefore : firstOf(steps));
  const pick = (at: number): void => {
    const option = shown[at];
    if (option && !option.isUnreadable) onAnswer(option.value, option.label);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = cursorAfter(event.key, steps, active, query !== '');
    const digit =
      haveDigits && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey ? choiceOfDigit(event.key, options.length) : -1;
    if (next !== null) setMoved(next);
    else if (digit >= 0) pick(digit);
    else if (isEnterKey(event)) pick(active);
    else if (isBackKey(event, query)) onBack();
    else return;
    event.preventDefault();
  };
  return (
    <PaletteFrame
      label={t(label)}
      placeholder={t(label)}
      crumb={<AskCrumb ask={ask} onChange={onChange} />}
      query={query}
      onQuery={(next) => {
        setQuery(next);
        setMoved(null);
      }}
      onKeyDown={onKeyDown}
      steps={steps}
      active={active}
      renderRow={(at) => (
        <span className="palette-entry" data-unavailable={shown[at]?.isUnreadable}>
          <span className="palette-entry-title">{shown[at]?.label}</span>
          {haveDigits && <Kbd hotkey={String(at + 1)} />}
        </span>
      )}
      onActive={setMoved}
      onPick={pick}
      empty={query === '' ? '' : t('palette.emptyFor', { query })}
      foot={{
        status: status ?? t('palette.count', { n: shown.length }),
        hint: t('palette.step', { at: ask.at + 1, of: questionsIn(ask) }),
      }}
      onClose={onClose}
    />
  );
};
