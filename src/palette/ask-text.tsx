import { useState, type KeyboardEvent } from 'react';
import type { Field } from '#commands/field.ts';
import { formatCents, parseCents } from '#lib/money.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Message } from '#locale/translate.ts';
import { touchedIn, useDraftStore } from '#ui/form/drafts.ts';
import { AskCrumb } from './ask-crumb.tsx';
import { isBackKey, isEnterKey, type AskStep } from './ask-step.ts';
import { draftKeyOfAsk, problemOf, questionsIn } from './ask-answers.ts';
import { PaletteFrame } from './palette-frame.tsx';
import { shownOf, useTypedAnswer } from './typed-answer.ts';

interface AskTextProps extends AskStep {
  readonly field: Extract<Field, { readonly kind: 'text' }>;
}

/** An amount as it was read: '12345' is no R$ 123,45 here, as digits alone are in a box of money. */
const saidOf = ({ isMoney }: AskTextProps['field'], value: string): string => {
  const cents = isMoney ? parseCents(value) : null;
  return cents === null ? value : formatCents(cents);
};

/** The input itself is the answer; the list holds one row that says what Enter does, or what is wrong with the text. */
export const AskText = ({ ask, field, onAnswer, onChange, onBack, onClose }: AskTextProps) => {
  const t = useT();
  const drafts = useDraftStore();
  const [text, setText] = useState(() => {
    const kept = drafts?.read(draftKeyOfAsk(ask));
    // Answered with nothing, too: that is no question any more which a draft would fill. A phrase may have meant more than it said.
    const before = { ...shownOf(ask), ...ask.hints.options, ...(kept && touchedIn(kept)), ...ask.answers }[field.name];
    return typeof before === 'string' ? before : '';
  });
  const onTyped = useTypedAnswer(ask);
  const [problem, setProblem] = useState<Message | null>(null);
  const submit = (): void => {
    const value = text.trim();
    const found = value === '' && field.isOptional === true ? null : problemOf(ask, value);
    setProblem(found);
    if (!found) onAnswer(value, saidOf(field, value));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isEnterKey(event)) submit();
    else if (isBackKey(event, text)) onBack();
    else return;
    event.preventDefault();
  };
  return (
    <PaletteFrame
      label={t(field.label)}
      placeholder={field.isOptional === true ? `${t(field.label)} (${t('palette.field.optional')})` : t(field.label)}
      crumb={<AskCrumb ask={ask} onChange={onChange} />}
      query={text}
      maxLength={field.maxLength}
      onQuery={(next) => {
        setText(next);
        onTyped({ [field.name]: next });
        setProblem(null);
      }}
      onKeyDown={onKeyDown}
      steps={{ length: 1, headings: [] }}
      active={0}
      renderRow={() => <span className="palette-entry-title">{t('palette.confirm')}</span>}
      onActive={() => {}}
      onPick={submit}
      empty=""
      foot={{ status: problem ? formatMessage(t, problem) : '', hint: t('palette.step', { at: ask.at + 1, of: questionsIn(ask) }) }}
      onClose={onClose}
    />
  );
};
