import { IconButton } from '@radix-ui/themes';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { askedDraftKey } from '#commands/asked-draft.ts';
import { isTaken } from '#commands/command.ts';
import { editNote } from '#commands/order/edit-note.ts';
import { subjectOf } from '#commands/subject.ts';
import { orderAccess, type OrderNote } from '#contract/order.ts';
import { mayTake } from '#contract/party.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useExecute } from '#palette/execute.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { SafeText } from '#ui/safe-text.tsx';
import { mostCharacters, NoteText } from '../dialogs/note-text.ts';
import { EditButton } from './edit-button.tsx';
import { InPlaceForm } from './in-place-form.tsx';
import { useOpenable } from './use-in-place.tsx';

const Note = z.object({ note: NoteText });

interface NoteItemProps {
  readonly orderId: string;
  readonly note: OrderNote;
  /** Its box was opened, or is closed: while it is open it stays on screen, whatever becomes of the note. */
  readonly onEditing: (isEditing: boolean) => void;
}

/** One note where it stands in the timeline. A superuser changes or deletes it there; the history keeps what it was (row ORD-10). */
export const NoteItem = ({ orderId, note, onEditing }: NoteItemProps) => {
  const t = useT();
  const execute = useExecute();
  const actor = useWorkbench().actor();
  const { role } = actor;
  const { isOpen, open, close, opener } = useOpenable();
  const [isDeleting, setDeleting] = useState(false);
  const { _id: noteId, message, userId, date } = note;
  const edit = {
    isOpen,
    opener,
    open: () => {
      open();
      onEditing(true);
    },
    close: () => {
      close();
      onEditing(false);
    },
  };
  if (isOpen) return <NoteForm orderId={orderId} note={note} onClose={edit.close} />;
  return (
    <div className="order-note">
      <Avatar name={note.userName} picture={note.avatar} size={22} />
      <div className="order-note-text">
        <SafeText>{message}</SafeText>
        {note.editedAt !== null && <span className="quiet"> ({t('orderPage.edited')})</span>}
      </div>
      <span className="order-note-tools">
        {mayTake(orderAccess, 'editNote', role) && isTaken(editNote, actor) && <EditButton edit={edit} label={t('order.editNote')} />}
        {mayTake(orderAccess, 'deleteNote', role) && (
          <IconButton size="1" variant="ghost" color="gray" aria-label={t('order.deleteNote')} onClick={() => setDeleting(true)}>
            <Trash2 size={13} aria-hidden />
          </IconButton>
        )}
      </span>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={t('order.deleteNote')}
        question={t('orderPage.deleteNoteQuestion')}
        confirm={t('order.deleteNote')}
        cancel={t('controls.back')}
        tone="danger"
        onConfirm={() => void execute('order.deleteNote', { args: { noteId, message, userId, date } })}
      />
    </div>
  );
};

interface NoteFormProps {
  readonly orderId: string;
  readonly note: OrderNote;
  readonly onClose: () => void;
}

const NoteForm = ({ orderId, note, onClose }: NoteFormProps) => {
  const t = useT();
  const execute = useExecute();
  const form = useZodForm(Note, {
    defaults: { note: note.message },
    draftKey: askedDraftKey('order.editNote', [subjectOf('order', { _id: orderId })], note._id),
  });
  return (
    <InPlaceForm
      form={form}
      label={t('order.editNote')}
      focus="note"
      onClose={onClose}
      now={note.message}
      onSave={(values, begun) => execute('order.editNote', { args: { noteId: note._id, ...values, previous: begun.note } })}
    >
      <TextAreaField name="note" label={t('order.note')} rows={2} most={mostCharacters} />
    </InPlaceForm>
  );
};
