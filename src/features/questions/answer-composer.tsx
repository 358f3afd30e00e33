import { Button } from '@radix-ui/themes';
import { useRef, useState, type KeyboardEvent } from 'react';
import { moderatedIn, type Moderated } from '#contract/moderation.ts';
import { longestAnswer } from '#contract/question.ts';
import { ReadyAnswersDialog } from '#entities/ready-answers/ready-answers-dialog.tsx';
import { isBlank } from '#lib/validate/is-blank.ts';
import { useT } from '#locale/locale.tsx';
import { ButtonKey } from '#palette/command-key.tsx';
import { useHandlers } from '#palette/context.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { Form } from '#ui/form/form.tsx';
import { LeftBehindNote } from '#ui/form/left-behind-note.tsx';
import { isOwnKey, isSendKey } from '#ui/form/own-keys.ts';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { useAnswer, type AnswerOf } from './use-answer.ts';
import { useFocusGone } from './use-focus-gone.ts';

/** Said while it is written, before it is too late: an answer can not be taken back. */
const ModerationNotice = ({ moderated }: { readonly moderated: readonly Moderated[] }) => {
  const t = useT();
  return (
    <div aria-live="polite">
      {moderated.length > 0 && (
        <div className="notice" data-tone="warn">
          <p>{t('questions.moderated')}</p>
          <ul>
            {moderated.map(({ kind, text }) => (
              <li key={`${kind} ${text}`}>
                {t(`questions.moderated.${kind}`)}: <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

interface AnswerButtonsProps {
  readonly isBlank: boolean;
  readonly isModerated: boolean;
  readonly onChoose: () => void;
}

const AnswerButtons = ({ isBlank: isEmpty, isModerated, onChoose }: AnswerButtonsProps) => {
  const t = useT();
  return (
    <div className="answer-buttons">
      <span className="quiet answer-hint">{t('questions.sendHint')}</span>
      <Button type="button" variant="soft" color="gray" onClick={onChoose}>
        {t('question.readyAnswers')}
        <ButtonKey name="question.readyAnswers" />
      </Button>
      <BusyButton type="submit" isOff={isEmpty} {...(isModerated && { color: 'red' as const, variant: 'soft' as const })}>
        {t(isModerated ? 'questions.sendAnyway' : 'questions.send')}
      </BusyButton>
    </div>
  );
};

interface AnswerComposerProps extends AnswerOf {
  /** Told before something is written by key or command: the box has to be on screen by then. */
  readonly onWrite: () => void;
  readonly onLeave: () => void;
  /** The keys were here, and there is nothing to write in any more. */
  readonly onGone: () => void;
}

/**
 * The one answer of a question; what is written stays a draft through reload, crash and offline. Where somebody else answered, or it is
 * over, what was written here is read, copied and thrown away.
 */
export const AnswerComposer = ({ base, status, returned, onWrite, onLeave, onGone }: AnswerComposerProps) => {
  const t = useT();
  const { form, text, isOpen, isShown, insert, send, discard } = useAnswer({ base, status, returned });
  const moderated = moderatedIn(text);
  const element = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  // Open again, the question is not to open what went with it.
  if (isChoosing && !isOpen) setChoosing(false);
  const focus = useFocusGone({ isShown, isOpen, onClosed: () => form.focus('text'), onGone });
  const write = (): void => {
    onWrite();
    form.focus('text');
  };
  const choose = (): void => {
    onWrite();
    setChoosing(true);
  };
  useHandlers(isOpen ? { 'question.write': write, 'question.readyAnswers': choose } : {});

  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOwnKey(event)) onLeave();
    else if (isSendKey(event) && !isBlank(text)) element.current?.querySelector('form')?.requestSubmit();
    else return;
    event.preventDefault();
  };

  if (!isShown) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+Enter and Escape of the box inside
    <div ref={element} onKeyDown={press} {...focus} className="answer">
      <Form form={form} onSubmit={send} label={t('questions.composer')} className="answer-form">
        {isOpen && returned && (
          <p className="notice form-notice">
            <SafeText>{t('questions.returned', { reason: returned.reason ?? t('questions.noReason') })}</SafeText>
          </p>
        )}
        <TextAreaField
          name="text"
          label={t('question.text')}
          hint={isOpen ? t('questions.onlyOnce') : undefined}
          rows={3}
          most={longestAnswer}
          readOnlyBecause={isOpen ? undefined : t(`questions.status.${status}`)}
        />
        {isOpen ? (
          <>
            <ModerationNotice moderated={moderated} />
            <AnswerButtons isBlank={isBlank(text)} isModerated={moderated.length > 0} onChoose={() => setChoosing(true)} />
          </>
        ) : (
          <LeftBehindNote text={text} onDiscard={discard} />
        )}
      </Form>
      {isChoosing && <ReadyAnswersDialog text={text} onInsert={insert} onClose={() => setChoosing(false)} />}
    </div>
  );
};
