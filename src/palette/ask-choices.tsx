import { VisuallyHidden } from '@radix-ui/themes';
import { useState, type KeyboardEvent } from 'react';
import type { Field } from '#commands/field.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Message } from '#locale/translate.ts';
import { Kbd } from '#ui/kbd.tsx';
import { AskCrumb } from './ask-crumb.tsx';
import { isBackKey, isEnterKey, type AskStep } from './ask-step.ts';
import { problemOf, questionsIn } from './ask.ts';
import { choiceOfDigit, toggled, withText, type Chosen } from './chosen.ts';
import { cursorAfter } from './cursor.ts';
import { EntryIcon } from './icons.tsx';
import { PaletteFrame } from './palette-frame.tsx';

interface AskChoicesProps extends AskStep {
  readonly field: Extract<Field, { readonly kind: 'choices' }>;
}

const beforeOf = (value: unknown): Chosen => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);

/** Several at once: digits or Space toggle, 'o' writes a text of one's own, Enter sends (experience, 'Review queue'). */
export const AskChoices = ({ ask, field, onAnswer, onChange, onBack, onClose }: AskChoicesProps) => {
  const t = useT();
  const [chosen, setChosen] = useState(() => beforeOf(ask.answers[field.name]));
  /** The text being written under 'Outros'; null while digits toggle. */
  const [writing, setWriting] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [problem, setProblem] = useState<Message | null>(null);

  const fixed = field.options.map(({ value, label }) => ({ value, text: t(label) }));
  const texts = chosen.filter((each) => !fixed.some(({ value }) => value === each)).map((text) => ({ value: text, text }));
  const rows = [...fixed, ...texts];
  const length = rows.length + (field.allowsText ? 1 : 0);
  const steps = { length, headings: [] };

  const toggle = (index: number): void => {
    const row = rows[index];
    setProblem(null);
    setActive(index);
    if (row) setChosen(toggled(chosen, row.value));
    else setWriting('');
  };
  const send = (): void => {
    const found = problemOf(ask, chosen);
    setProblem(found);
    if (!found) onAnswer(chosen, chosen.map((value) => rows.find((row) => row.value === value)?.text ?? value).join(' · '));
  };
  const write = (text: string): void => {
    setChosen(withText(chosen, text));
    setWriting(null);
    setProblem(null);
  };

  const onWritingKey = (event: KeyboardEvent, text: string): boolean => {
    if (isEnterKey(event)) write(text);
    else if (isBackKey(event, text)) setWriting(null);
    else return false;
    return true;
  };
  const onChoosingKey = (event: KeyboardEvent): boolean => {
    const digit = choiceOfDigit(event.key, fixed.length);
    const next = cursorAfter(event.key, steps, active, false);
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (digit >= 0 && !event.repeat) toggle(digit);
    else if (event.key === ' ') toggle(active);
    else if (event.key.toLowerCase() === 'o' && field.allowsText) setWriting('');
    else if (next !== null) setActive(next);
    else if (isEnterKey(event)) send();
    else if (isBackKey(event, '')) onBack();
    else return false;
    return true;
  };

  return (
    <PaletteFrame
      label={t(field.label)}
      placeholder={
        writing === null ? t('palette.field.choicesHint', { n: fixed.length, others: field.allowsText }) : t('palette.field.othersText')
      }
      crumb={<AskCrumb ask={ask} onChange={onChange} />}
      query={writing ?? ''}
      onQuery={(text) => {
        if (writing !== null) setWriting(text);
      }}
      onKeyDown={(event) => {
        const isDone = writing === null ? onChoosingKey(event) : onWritingKey(event, writing);
        if (isDone) event.preventDefault();
      }}
      steps={steps}
      active={active}
      renderRow={(index) => {
        const row = rows[index];
        const isChosen = row !== undefined && chosen.includes(row.value);
        return (
          <span className="palette-entry">
            <span className="palette-tick" data-chosen={isChosen || undefined}>
              <VisuallyHidden>{t(isChosen ? 'palette.field.chosen' : 'palette.field.notChosen')}</VisuallyHidden>
              {isChosen && <EntryIcon name="check" />}
            </span>
            <span className="palette-entry-title">{row?.text ?? t('palette.field.others')}</span>
            {index < Math.min(fixed.length, 9) && <Kbd hotkey={String(index + 1)} />}
            {row === undefined && <Kbd hotkey="o" />}
          </span>
        );
      }}
      onActive={setActive}
      onPick={toggle}
      empty=""
      foot={{
        status: problem ? formatMessage(t, problem) : t('palette.field.chosenCount', { n: chosen.length }),
        hint: t('palette.step', { at: ask.at + 1, of: questionsIn(ask) }),
      }}
      onClose={onClose}
    />
  );
};
