import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { WholeMediation } from '#commands/mediation/mediation-view.ts';
import { subjectOf } from '#commands/subject.ts';
import { entriesOf } from '#commands/view.ts';
import { longestReply } from '#contract/mediation.ts';
import { optional } from '#lib/validate/fields.ts';
import { readText } from '#lib/validate/readers.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useDraftStore } from '#ui/form/drafts.ts';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { waitingFilesOf } from '#ui/upload/waiting-files.ts';
import { heardOf, isRecorded, namesMessage } from './received.ts';
import { replyUnderWay } from './replies-under-way.ts';

const Reply = z.object({
  message: optional(readText({ most: longestReply })),
  /** Named when it is sent: found again after a crash, it tells whether the draft is a message by now. */
  messageId: z.string(),
  /** So many messages had been heard when it was begun; -1 before anything is written. */
  seen: z.number(),
});

export const emptyReply = { message: '', messageId: '', seen: -1 };
export const replyDraftKey = (mediationId: string): string => `mediation-reply:${mediationId}`;

/** The reply that is being written: text and files stay a draft through reload, crash and offline (row MED-2). */
export const useReplyForm = (record: WholeMediation, { hasFiles, isOpen }: { readonly hasFiles: boolean; readonly isOpen: boolean }) => {
  const { actor, ledger } = useWorkbench();
  const drafts = useDraftStore();
  const draftKey = replyDraftKey(record._id);
  const place = `${actor().id}:mediation:${record._id}`;
  const [isSentBefore] = useState(() => {
    const kept = drafts?.read(draftKey)?.values['messageId'];
    if (typeof kept !== 'string' || kept === '') return false;
    // What was rejected since stands in the tray and nowhere in the conversation.
    return (
      isRecorded(record, kept) || entriesOf(ledger.state().outbox, subjectOf('mediation', record)).some((each) => namesMessage(each, kept))
    );
  });
  const [underWay] = useState(() => replyUnderWay(place));
  /** The page closed, or was left, between the recording and the clearing: what stands in the draft is on its way. */
  const [isReady, setReady] = useState(!isSentBefore && !underWay);
  const form = useZodForm(Reply, { defaults: emptyReply, draftKey });
  const { control, setValue } = form.methods;
  useEffect(() => {
    const clean = async (): Promise<void> => {
      if (isSentBefore || (await underWay) === true) {
        form.draft.discard();
        const waiting = waitingFilesOf(place);
        // Another tab may have sent it: what is read goes, too.
        await waiting.read();
        // Where nothing can be kept, nothing was.
        await waiting.clear().catch(() => {});
      }
      setReady(true);
    };
    if (!isReady) void clean();
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what an earlier page left
  }, []);

  const [message, seen] = useWatch({ control, name: ['message', 'seen'] });
  const isBegun = message !== '' || hasFiles;
  const heard = heardOf(record).length;
  useEffect(() => {
    if (isBegun && seen === -1) setValue('seen', heard);
    // Where nothing can be said files that wait are not shown: the draft is what tells of them.
    if (!isBegun && isOpen && seen !== -1) setValue('seen', -1);
  }, [heard, isBegun, isOpen, seen, setValue]);
  return { form, place, draftKey, isReady, message, seen };
};
