import { VisuallyHidden } from '@radix-ui/themes';
import { useState, type KeyboardEvent } from 'react';
import type { Field } from '#commands/field.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Message } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useDraftStore } from '#ui/form/drafts.ts';
import { Kbd } from '#ui/kbd.tsx';
import { AskCrumb } from './ask-crumb.tsx';
import { isBackKey, isEnterKey, type AskStep } from './ask-step.ts';
import { problemOf, questionsIn } from './ask-answers.ts';
import { begunChoices, knownOf, marksOf, othersOf } from './begun-choices.ts';
import { choiceOfDigit, toggled, withText, type Chosen } from './chosen.ts';
import { cursorAfter } from './cursor.ts';
import { EntryIcon } from './icons.tsx';
import { PaletteFrame } from './palette-frame.tsx';
import { useTypedAnswer } from './typed-answer.ts';

interface AskChoicesProps extends AskStep {
  readonly field: Extract<Field, { readonly kind: 'choices' }>;
}

/** Several at once: digits or Space toggle, 'o' writes a text of one's own, Enter sends (experience, 'Review queue'). */
export const AskChoices = ({ ask, field, onAnswer, onChange, onBack, onClose }: AskChoicesProps) => {
  const t = useT();
  const { ledger } = useWorkbench();
  const drafts = useDraftStore();
  const [marks] = useState(() => marksOf(ask, ledger.state().drafts));
  const [{ chosen, text }, setHeld] = useState(() => begunChoices(ask, field.name, marks, drafts));
  const onTyped = useTypedAnswer(ask, knownOf(ask, field.name, marks), { [othersOf(field.name)]: text || undefined });
  /** The text under 'Outros' is being written; otherwise digits toggle. */
  const [isWriting, setWriting] = useState(false);
  const [active, setActive] = useState(0);
  const [problem, setProblem] = useState<Message | null>(null);

  const fixed = field.options.map(({ value, label }) => ({ value, text: t(label) }));
  const texts = chosen.filter((each) => !fixed.some(({ value }) => value === each)).map((each) => ({ value: each, text: each }));
  const rows = [...fixed, ...texts];
  const length = rows.length + (field.allowsText ? 1 : 0);
  const steps = { length, headings: [] };

  const hold = (held: { readonly chosen: Chosen; readonly text: string }): void => {
    setHeld(held);
    setProblem(null);
    onTyped({ [field.name]: held.chosen, [othersOf(field.name)]: held.text || undefined });
  };
  const toggle = (index: number): void => {
    const row = rows[index];
    setActive(index);
    if (row) hold({ chosen: toggled(chosen, row.value), text });
    else setWriting(true);
  };
  const send = (): void => {
    const found = problemOf(ask, chosen);
    setProblem(found);
    if (!found) onAnswer(chosen, chosen.map((value) => rows.find((row) => row.value === value)?.text ?? value).join(' · '));
  };
  const write = (): void => {
    hold({ chosen: withText(chosen, text), text: '' });
    setWriting(false);
  };

  /** Escape leaves it as far as it was written. */
  const onWritingKey = (event: KeyboardEvent): boolean => {
    if (isEnterKey(event)) write();
    else if (isBackKey(event, text)) setWriting(false);
    else return false;
    return true;
  };
  const onChoosingKey = (event: KeyboardEvent): boolean => {
    const digit = choiceOfDigit(event.key, fixed.length);
    const next = cursorAfter(event.key, steps, active, false);
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (digit >= 0 && !event.repeat) toggle(digit);
    else if (event.key === ' ') toggle(active);
    else if (event.key.toLowerCase() === 'o' && field.allowsText) setWriting(true);
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
        isWriting ? t('palette.field.othersText') : t('palette.field.choicesHint', { n: fixed.length, others: field.allowsText })
      }
      crumb={<AskCrumb ask={ask} onChange={onChange} />}
      query={isWriting ? text : ''}
      onQuery={(next) => {
        if (isWriting) hold({ chosen, text: next });
      }}
      onKeyDown={(event) => {
        const isDone = isWriting ? onWritingKey(event) : onChoosingKey(event);
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
            <span className="palette-entry-title">{row?.text ?? [t('palette.field.others'), text].filter(Boolean).join(': ')}</span>
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
