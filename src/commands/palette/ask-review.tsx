import { useState, type KeyboardEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import { say } from '#locale/translate.ts';
import { AskCrumb } from './ask-crumb.tsx';
import { isBackKey, isEnterKey, type AskStep } from './ask-step.ts';
import { reviewLine } from './ask.ts';
import { EntryIcon } from './icons.tsx';
import { PaletteFrame } from './palette-frame.tsx';

/** What will happen, in one line, and Enter: the last step of what can not be undone (capabilities A4). */
export const AskReview = ({ ask, onAnswer, onBack, onClose }: AskStep) => {
  const t = useT();
  const [query, setQuery] = useState('');
  const line = reviewLine(ask, t(`palette.many.${ask.command.on}`, { n: ask.targets.length }));
  const text = line === null ? t(ask.command.title) : say(t, line);
  const confirm = (): void => onAnswer(undefined);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isEnterKey(event)) confirm();
    else if (isBackKey(event, query)) onBack();
    else return;
    event.preventDefault();
  };
  return (
    <PaletteFrame
      label={text}
      placeholder={t('palette.confirm')}
      crumb={<AskCrumb ask={ask} />}
      query={query}
      onQuery={setQuery}
      onKeyDown={onKeyDown}
      steps={{ length: 1, headings: [] }}
      active={0}
      renderRow={() => (
        <span className="palette-entry palette-review">
          <EntryIcon name={ask.command.icon} />
          <span className="palette-entry-title">{text}</span>
        </span>
      )}
      onActive={() => {}}
      onPick={confirm}
      empty=""
      status=""
      hint={t('palette.confirm')}
      onClose={onClose}
    />
  );
};
