import { IconButton, TextField as TextBox } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import type { Problem } from '#api/client.ts';
import { readyAnswersQuery } from '#api/ready-answers.ts';
import { problemMessage } from '#api/problem-message.ts';
import { deleteReadyAnswer, saveReadyAnswer } from '#contract/mediation-calls.ts';
import { isWithoutId } from '#contract/unreadable.ts';
import type { Result } from '#lib/result.ts';
import { isBlank } from '#lib/validate/is-blank.ts';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useCleaned } from '#ui/form/use-cleaned.tsx';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { ProblemState } from '#ui/problem-state.tsx';
import { toast } from '#ui/toast.tsx';
import './ready-answers.css';

interface ReadyAnswersDialogProps {
  /** What is written now, to be kept for another time. */
  readonly text: string;
  readonly onInsert: (text: string) => void;
  readonly onClose: () => void;
}

const titles = { most: 60 };

const answerGone = leavesFocus('button');

/** Texts kept for replies: insert one, keep what is written, delete one’s own. Wherever somebody answers a person. */
export const ReadyAnswersDialog = ({ text, onInsert, onClose }: ReadyAnswersDialogProps) => {
  const t = useT();
  const { api, queryClient, newId } = useWorkbench();
  const { data: answers, isError, isFetching, refetch } = useQuery(readyAnswersQuery(api));
  const sendOnce = useSendOnce();
  const [title, setTitle] = useState('');
  const { take, line } = useCleaned(titles);
  // Of the one that is kept next: kept again after a lost answer it is still the same.
  const [nextId, setNextId] = useState(newId);
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();

  const write = async (send: () => Promise<Result<unknown, Problem>>, done: string, onDone?: () => void): Promise<void> => {
    setBusy(true);
    const answer = await send();
    if (answer.ok) {
      toast.success(done);
      onDone?.();
      // Until the list came, what was deleted is still there to be deleted again.
      await queryClient.invalidateQueries({ queryKey: readyAnswersQuery(api).queryKey });
    } else toast.error(problemMessage(answer.error) ?? t('readyAnswer.notSaved'));
    setBusy(false);
  };
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    const body = { title: title.trim(), text };
    void write(
      () => sendOnce(saveReadyAnswer, { params: { id: nextId }, body }),
      t('readyAnswer.kept'),
      () => {
        // What was typed since is of the next one.
        setTitle((now) => (now === title ? '' : now));
        setNextId(newId());
      },
    );
  };
  const remove = (id: string): void => {
    void write(() => api.send(deleteReadyAnswer, { params: { id } }, { idempotencyKey: newId() }), t('readyAnswer.deleted'));
  };

  return (
    <Dialog open onOpenChange={onClose} title={t('readyAnswer.title')} size="medium" isFullOnNarrow>
      {isError && !answers && <ProblemState title={t('readyAnswer.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {answers?.length === 0 && <EmptyState title={t('common.emptyList')} hint={t('readyAnswer.hint')} />}
      <ul className="ready-answers">
        {answers?.map((answer) => (
          <li key={answer.id} ref={answerGone}>
            <button
              type="button"
              className="ready-answer"
              disabled={isWithoutId(answer.id)}
              aria-label={t('readyAnswer.insert', { name: answer.title })}
              onClick={() => {
                // Closed first: the browser gives the focus back, then the box asks for it.
                onClose();
                requestAnimationFrame(() => onInsert(answer.text));
              }}
            >
              <strong className="truncate">{answer.title}</strong>
              <span className="quiet ready-answer-text">{answer.text}</span>
            </button>
            {isWithoutId(answer.id) ? null : answer.isMine ? (
              <BusyButton
                as={IconButton}
                variant="ghost"
                color="gray"
                isOff={isBusy}
                aria-label={t('readyAnswer.delete', { name: answer.title })}
                onClick={() => remove(answer.id)}
              >
                <Trash2 size={14} aria-hidden />
              </BusyButton>
            ) : (
              <span className="quiet">{t('readyAnswer.shared')}</span>
            )}
          </li>
        ))}
      </ul>
      {!isBlank(text) && (
        <form className="ready-keep" onSubmit={keep}>
          <label className="field-label" htmlFor={titleId}>
            {t('readyAnswer.name')}
          </label>
          <TextBox.Root id={titleId} value={title} autoComplete="off" onChange={({ target }) => setTitle(take(target.value))} />
          {title !== '' && line}
          <BusyButton type="submit" variant="soft" isOff={isBusy || isBlank(title)}>
            {t('readyAnswer.keep')}
          </BusyButton>
        </form>
      )}
    </Dialog>
  );
};
