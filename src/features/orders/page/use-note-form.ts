import { useState } from 'react';
import { z } from 'zod';
import { subjectOf } from '#commands/subject.ts';
import { entriesOf } from '#commands/view.ts';
import type { Order } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { useReturnedDraft } from '#outbox/use-returned-draft.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useExecute } from '#palette/execute.tsx';
import { useDraftStore } from '#ui/form/drafts.ts';
import { notSaved } from '#ui/form/form.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';
import { NoteText } from '../dialogs/note-text.ts';

/** `noteId`: named when it is sent. Found again after a crash, it tells whether the draft is a note by now. */
const Note = z.object({ note: NoteText, noteId: z.string() });
const empty = { note: '', noteId: '' };

const behind = (now: string, more: string): string => (now === '' ? more : `${now}\n${more}`);

/** The note that is being written: a draft through reload and crash until it is recorded, and once it is, none (row ORD-10). */
export const useNoteForm = ({ _id, note: notes }: Pick<Order, '_id' | 'note'>) => {
  const t = useT();
  const execute = useExecute();
  const { ledger, newId } = useWorkbench();
  const drafts = useDraftStore();
  const draftKey = `order-note:${_id}`;
  const subject = subjectOf('order', { _id });
  const [isSending, setSending] = useState(false);
  // The page closed between the recording and the clearing: what stands in the draft is on its way, or there.
  useState(() => {
    const kept = drafts?.read(draftKey)?.values['noteId'];
    if (typeof kept !== 'string' || kept === '') return;
    const isOnItsWay = entriesOf(ledger.state().outbox, subject).some(
      ({ intent: { args } }) => typeof args === 'object' && args !== null && 'noteId' in args && args['noteId'] === kept,
    );
    if (isOnItsWay || notes.some((each) => each._id === kept)) drafts?.drop(draftKey);
  });
  const form = useZodForm(Note, { defaults: empty, draftKey });
  const { getValues, setValue } = form.methods;
  const write = (text: string): void => {
    setValue('note', behind(getValues('note'), text), { shouldDirty: true, shouldTouch: true });
    form.focus('note');
  };
  useReturnedDraft(subject, {
    isReady: !isSending,
    write,
    draftWith: (text) => ({
      form: draftKey,
      draft: { values: { ...empty, note: behind(getValues('note'), text) }, base: JSON.stringify(empty) },
    }),
    onDone: () => toast.info(t('orderPage.note.givenBack')),
  });

  const send = async ({ note }: { readonly note: string }): Promise<void | typeof notSaved> => {
    setSending(true);
    const raw = getValues('note');
    const noteId = newId();
    setValue('noteId', noteId);
    form.draft.keep();
    const recorded = await execute('order.addNote', { args: { note, noteId } });
    setSending(false);
    // What was refused stays in the box, and a draft.
    if (recorded.length === 0) {
      setValue('noteId', '');
      return notSaved;
    }
    // What was typed meanwhile is the next note.
    const typed = getValues('note');
    const rest = typed.startsWith(raw) ? typed.slice(raw.length).trimStart() : typed;
    form.draft.discard();
    if (rest === '') return undefined;
    write(rest);
    return notSaved;
  };
  return { form, isSending, send };
};
