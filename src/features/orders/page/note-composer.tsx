import { Button } from '@radix-ui/themes';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { isBlank } from '#lib/validate/is-blank.ts';
import { useT } from '#locale/locale.tsx';
import { useExecute } from '#palette/execute.tsx';
import { Form, notSaved } from '#ui/form/form.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { mostCharacters, NoteText } from '../dialogs/note-text.ts';

const Note = z.object({ note: NoteText });
const empty = { note: '' };

/** A note is written here; what is not sent yet stays a draft through reload and crash (row ORD-10). */
export const NoteComposer = ({ orderId }: { readonly orderId: string }) => {
  const t = useT();
  const execute = useExecute();
  const form = useZodForm(Note, { defaults: empty, draftKey: `order-note:${orderId}` });
  const { control, reset } = form.methods;
  const note = useWatch({ control, name: 'note' });

  const send = async (values: { readonly note: string }): Promise<void | typeof notSaved> => {
    const recorded = await execute('order.addNote', { args: values });
    // What was refused stays in the box, and a draft.
    if (recorded.length === 0) return notSaved;
    return reset(empty);
  };

  return (
    <Form form={form} onSubmit={send} label={t('order.note')} className="order-composer">
      <TextAreaField name="note" label={t('order.note')} rows={2} most={mostCharacters} />
      <Button type="submit" size="2" disabled={isBlank(note)} className="order-composer-send">
        {t('orderPage.reply')}
      </Button>
    </Form>
  );
};
