import { useState, type KeyboardEvent } from 'react';
import type { Field } from '#commands/field.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Message } from '#locale/translate.ts';
import { AskCrumb } from './ask-crumb.tsx';
import { isBackKey, isEnterKey, type AskStep } from './ask-step.ts';
import { problemOf, questionsIn } from './ask.ts';
import { PaletteFrame } from './palette-frame.tsx';

interface AskTextProps extends AskStep {
  readonly field: Extract<Field, { readonly kind: 'text' }>;
}

/** The input itself is the answer; the list holds one row that says what Enter does, or what is wrong with the text. */
export const AskText = ({ ask, field, onAnswer, onChange, onBack, onClose }: AskTextProps) => {
  const t = useT();
  const before = ask.answers[field.name];
  const [text, setText] = useState(typeof before === 'string' ? before : '');
  const [problem, setProblem] = useState<Message | null>(null);
  const submit = (): void => {
    const value = text.trim();
    const found = value === '' && field.isOptional === true ? null : problemOf(ask, value);
    setProblem(found);
    if (!found) onAnswer(value, value);
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
