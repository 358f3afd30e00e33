import { Button } from '@radix-ui/themes';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { questionSubject } from '#commands/question/question-step.ts';
import { entriesOf } from '#commands/view.ts';
import { moderatedIn } from '#contract/moderation.ts';
import { longestAnswer, type Question, type QuestionRow } from '#contract/question.ts';
import { ReadyAnswersDialog } from '#entities/ready-answers/ready-answers-dialog.tsx';
import { isBlank } from '#lib/validate/is-blank.ts';
import { field } from '#lib/validate/fields.ts';
import { readText } from '#lib/validate/readers.ts';
import { useT } from '#locale/locale.tsx';
import { useReturnedDraft } from '#outbox/use-returned-draft.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { ButtonKey } from '#palette/command-key.tsx';
import { useHandlers } from '#palette/context.tsx';
import { useExecute } from '#palette/execute.tsx';
import { Form, notSaved } from '#ui/form/form.tsx';
import { isOwnKey, isSendKey } from '#ui/form/own-keys.ts';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { SafeText } from '#ui/safe-text.tsx';
import { toast } from '#ui/toast.tsx';
import { ModerationNotice } from './moderation-notice.tsx';

const Answer = z.object({ text: field(readText({ most: longestAnswer })) });
const empty = { text: '' };

const behind = (now: string, more: string): string => (now === '' ? more : `${now}\n${more}`);

interface AnswerComposerProps {
  /** As the server has it. */
  readonly base: QuestionRow;
  /** What the marketplace refused, to be corrected. */
  readonly returned: Question['returned'];
  /** Told before something is written by key or command: the box has to be on screen by then. */
  readonly onWrite: () => void;
  readonly onLeave: () => void;
}

/** The one answer of a question; what is written stays a draft through reload, crash and offline. */
export const AnswerComposer = ({ base, returned, onWrite, onLeave }: AnswerComposerProps) => {
  const t = useT();
  const execute = useExecute();
  const { ledger } = useWorkbench();
  const draftKey = `question-answer:${base._id}`;
  const form = useZodForm(Answer, { defaults: empty, draftKey });
  const { control, reset, setValue, getValues } = form.methods;
  const text = useWatch({ control, name: 'text' });
  const moderated = moderatedIn(text);
  const element = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const target = { subject: questionSubject(base), label: base.buyerName, base };

  const put = (whole: string): void => {
    setValue('text', whole, { shouldDirty: true, shouldTouch: true });
    form.focus('text');
  };
  const refused = returned?.text ?? '';
  // Where nothing stands yet: what somebody has begun to write is theirs.
  useEffect(() => {
    if (refused !== '' && getValues('text') === '') setValue('text', refused);
  }, [refused, getValues, setValue]);
  /** In the place of the refused answer as long as nobody touched it: what was sent was its correction. */
  const withGivenBack = (more: string): string => {
    const now = getValues('text');
    return now === refused ? more : behind(now, more);
  };
  useReturnedDraft(target.subject, {
    isReady: true,
    write: (more) => put(withGivenBack(more)),
    draftWith: (more) => ({ form: draftKey, draft: { values: { text: withGivenBack(more) }, base: JSON.stringify(empty) } }),
    onDone: () => toast.info(t('questions.givenBack')),
  });
  useHandlers({
    'question.write': () => {
      onWrite();
      form.focus('text');
    },
    'question.readyAnswers': () => {
      onWrite();
      setChoosing(true);
    },
  });

  const send = async (values: z.output<typeof Answer>): Promise<void | typeof notSaved> => {
    await execute('question.answer', { targets: [target], args: values });
    // What was refused stays in the box. Read from the log: once recorded the question is shown answered, and nothing here hears of it.
    const isRecorded = entriesOf(ledger.state().outbox, target.subject).some(({ stage }) => stage !== 'rejected');
    if (!isRecorded) return notSaved;
    return reset(empty);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOwnKey(event)) onLeave();
    else if (isSendKey(event) && !isBlank(text)) element.current?.querySelector('form')?.requestSubmit();
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+Enter and Escape of the box inside
    <div ref={element} onKeyDown={press} className="answer">
      <Form form={form} onSubmit={send} label={t('questions.composer')} className="answer-form">
        {returned && (
          <p className="notice form-notice">
            <SafeText>{t('questions.returned', { reason: returned.reason ?? t('questions.noReason') })}</SafeText>
          </p>
        )}
        <TextAreaField name="text" label={t('question.text')} hint={t('questions.onlyOnce')} rows={3} most={longestAnswer} />
        <ModerationNotice moderated={moderated} />
        <div className="answer-buttons">
          <span className="quiet answer-hint">{t('questions.sendHint')}</span>
          <Button type="button" variant="soft" color="gray" onClick={() => setChoosing(true)}>
            {t('question.readyAnswers')}
            <ButtonKey name="question.readyAnswers" />
          </Button>
          <Button type="submit" disabled={isBlank(text)} {...(moderated.length > 0 && { color: 'red' as const, variant: 'soft' as const })}>
            {t(moderated.length > 0 ? 'questions.sendAnyway' : 'questions.send')}
          </Button>
        </div>
      </Form>
      {isChoosing && (
        <ReadyAnswersDialog text={text} onInsert={(more) => put(behind(getValues('text'), more))} onClose={() => setChoosing(false)} />
      )}
    </div>
  );
};
