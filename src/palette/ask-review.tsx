import { Button } from '@radix-ui/themes';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Translate } from '#locale/translate.ts';
import { TargetNames } from './target-names.tsx';
import { AskCrumb } from './ask-crumb.tsx';
import { doubtQuestion } from './doubt-text.ts';
import { isBackKey, isEnterKey, type AskStep } from './ask-step.ts';
import { isForGood, reviewLine } from './ask-answers.ts';
import { PaletteFrame } from './palette-frame.tsx';
import { rhythmMs } from './rhythm.ts';

/** Whether an Enter was meant for what stands here now. One that was not makes the next wait as long again. */
const useUnhurried = (): (() => boolean) => {
  const [shownAt] = useState(() => performance.now());
  const last = useRef(shownAt);
  return () => {
    const now = performance.now();
    const isMeant = now - last.current >= rhythmMs;
    last.current = now;
    return isMeant;
  };
};

/** The line speaks of those with a way back; what it says is not so of the others. */
const unlessAll = (t: Translate, n: number, of: number): readonly string[] =>
  n > 0 && n < of ? [t('palette.someForGood', { n, of })] : [];

/** What will happen, to what, what speaks against it, and a button that says the verb: the last step of what can not be undone (capabilities A4). */
export const AskReview = ({ ask, onAnswer, onChange, onBack, onClose }: AskStep) => {
  const t = useT();
  const [query, setQuery] = useState('');
  const isUnhurried = useUnhurried();
  const { command, targets, doubt } = ask;
  const many = t('palette.many', { n: targets.length, kinds: t(`kind.${command.on}.many`) });
  const line = reviewLine(ask, many);
  const title = t(command.title);
  const label = targets.length === 1 ? (targets[0]?.target.label ?? '') : many;
  const text = line === null ? t('palette.named', { title: title.replace(/!$/u, ''), label }) : formatMessage(t, line);
  const forGood = targets.filter((each) => isForGood(ask, each)).length;
  const said = [text, ...unlessAll(t, forGood, targets.length)];
  const verb = command.confirm ? formatMessage(t, command.confirm(targets.length)) : title;
  const confirm = (): void => onAnswer(undefined);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isEnterKey(event)) {
      if (isUnhurried()) confirm();
    } else if (isBackKey(event, query)) onBack();
    else return;
    event.preventDefault();
  };
  return (
    <PaletteFrame
      label={said.join(' ')}
      placeholder={t('palette.confirm')}
      crumb={<AskCrumb ask={ask} onChange={onChange} />}
      query={query}
      onQuery={setQuery}
      onKeyDown={onKeyDown}
      steps={{ length: 0, headings: [] }}
      active={-1}
      renderRow={() => null}
      onActive={() => {}}
      onPick={() => {}}
      empty=""
      foot={null}
      onClose={onClose}
    >
      <section className="palette-review" aria-label={text}>
        {said.map((each) => (
          <p key={each}>{each}</p>
        ))}
        {doubt && (
          <p role="alert" className="palette-doubt">
            {doubtQuestion(t, doubt)}
          </p>
        )}
        <TargetNames targets={targets.map(({ target }) => target)} />
        <Button type="button" {...(forGood > 0 && { color: 'red' as const })} onClick={confirm}>
          {verb}
        </Button>
      </section>
    </PaletteFrame>
  );
};
