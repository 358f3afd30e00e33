import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { subjectOf } from '#commands/subject.ts';
import { entriesOf } from '#commands/view.ts';
import { longestAnswer, type Question, type QuestionRow, type QuestionStatus } from '#contract/question.ts';
import { field } from '#lib/validate/fields.ts';
import { readText } from '#lib/validate/readers.ts';
import { useT } from '#locale/locale.tsx';
import { useDiscardReturned } from '#outbox/use-discard-returned.ts';
import { useReturnedDraft } from '#outbox/use-returned-draft.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useExecute } from '#palette/execute.tsx';
import { notSaved } from '#ui/form/form.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';

const Answer = z.object({ text: field(readText({ most: longestAnswer })) });
const empty = { text: '' };

const behind = (now: string, more: string): string => (now === '' ? more : `${now}\n${more}`);

/** Sent from another tab, or recorded before the page fell: what stands in the box was not left behind. */
const isTheAnswer = ({ status, answer }: QuestionRow, text: string): boolean =>
  status !== 'unanswered' && text !== '' && answer?.text.trim() === text.trim();

export interface AnswerOf {
  /** As the server has it. */
  readonly base: QuestionRow;
  /** With what waits to be sent over it. */
  readonly status: QuestionStatus;
  /** What the marketplace refused, to be corrected. */
  readonly returned: Question['returned'];
}

/** All of the composer but its looks: what is written, whether it may go, and what was left behind. */
export const useAnswer = ({ base, status, returned }: AnswerOf) => {
  const t = useT();
  const execute = useExecute();
  const { ledger } = useWorkbench();
  const isOpen = status === 'unanswered';
  const isOver = base.status !== 'unanswered';
  const draftKey = `question-answer:${base._id}`;
  const refused = (isOpen && returned?.text) || '';
  const defaults = { text: refused };
  const form = useZodForm(Answer, { defaults, draftKey });
  const { control, reset, setValue, getValues } = form.methods;
  const text = useWatch({ control, name: 'text' });
  const isSent = isTheAnswer(base, text);
  useEffect(() => {
    if (isSent) form.draft.discard();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is the answer
  }, [isSent]);
  const isLeftBehind = isOver && text !== '' && !isSent;
  const target = { subject: subjectOf('question', base), label: base.buyerName, base };

  const put = (whole: string): void => {
    setValue('text', whole, { shouldDirty: true, shouldTouch: true });
    form.focus('text');
  };
  /** In the place of the refused answer as long as nobody touched it: what was sent was its correction. */
  const withGivenBack = (more: string): string => {
    const now = getValues('text');
    return now === refused ? more : behind(now, more);
  };
  const isStillToCome = useReturnedDraft(target.subject, {
    // While an answer of ours waits there is no box.
    isReady: isOpen || isOver,
    write: (more) => put(withGivenBack(more)),
    draftWith: (more) => ({ form: draftKey, draft: { values: { text: withGivenBack(more) }, base: JSON.stringify(defaults) } }),
    onDone: () => toast.info(t('questions.givenBack')),
  });
  const discardReturned = useDiscardReturned(target.subject);

  const send = async (values: z.output<typeof Answer>): Promise<void | typeof notSaved> => {
    if (!isOpen) return notSaved;
    await execute('question.answer', { targets: [target], args: values });
    // What was refused stays in the box. Read from the log: once recorded the question is shown answered, and nothing here hears of it.
    const isRecorded = entriesOf(ledger.state().outbox, target.subject).some(({ stage }) => stage !== 'rejected');
    if (!isRecorded) return notSaved;
    return reset(empty);
  };
  return {
    /** What was left behind has one notice, and that is no draft to go on with. */
    form: isOpen ? form : { ...form, draft: { ...form.draft, isRecovered: false, isOutdated: false } },
    text,
    isOpen,
    /** There is something to write, or something that was written. */
    isShown: isOpen || isLeftBehind || (isOver && isStillToCome),
    insert: (more: string): void => put(behind(getValues('text'), more)),
    send,
    discard: (): void => {
      form.draft.discard();
      discardReturned();
    },
  };
};
