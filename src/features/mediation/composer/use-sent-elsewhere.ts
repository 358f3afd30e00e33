import { useEffect, useRef } from 'react';
import type { ShownMessage, WholeMediation } from '#commands/mediation/mediation-view.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import type { UploadEntry } from '#ui/upload/entries.ts';
import type { useReplyForm } from './use-reply-form.ts';

interface Unsent {
  /** Nothing of it is being sent from here. */
  readonly isFree: boolean;
  readonly reply: Pick<ReturnType<typeof useReplyForm>, 'form' | 'message'>;
  readonly attached: readonly UploadEntry[];
  readonly dropFiles: (keys: readonly string[]) => Promise<void>;
}

const sentOf = ({ waitingFiles = [] }: ShownMessage, attached: readonly UploadEntry[]): readonly UploadEntry[] => {
  const names = new Set(waitingFiles.map(({ name }) => name));
  return attached.filter(({ file }) => file && names.has(file.name));
};

/**
 * Two tabs show one draft. A message of ours that comes to be while this one is open, with the words that stand here, is this draft, sent
 * from the other: it is no longer to be sent.
 */
export const useSentElsewhere = (record: WholeMediation, { isFree, reply, attached, dropFiles }: Unsent): void => {
  const { actor } = useWorkbench();
  const { form, message } = reply;
  const { conversation } = record.mediation;
  const known = useRef<ReadonlySet<string>>(new Set(conversation.map(({ _id }) => _id)));
  useEffect(() => {
    const came = conversation.filter(({ _id, userId }) => !known.current.has(_id) && userId === actor().id);
    known.current = new Set(conversation.map(({ _id }) => _id));
    if (!isFree) return;
    const text = message.trim();
    const isThis = (each: ShownMessage): boolean =>
      each.message.trim() === text && (text !== '' || (attached.length > 0 && sentOf(each, attached).length === attached.length));
    const sent = came.find(isThis);
    if (!sent) return;
    // Where the other tab has begun the next one, that stays what is kept.
    form.draft.discard();
    void dropFiles(sentOf(sent, attached).map(({ key }) => key)).catch(() => {});
  });
};
