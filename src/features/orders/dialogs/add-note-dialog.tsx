import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { CommandForm } from '#commands/command-form.ts';
import { isBlank } from '#lib/validate/is-blank.ts';
import { useT } from '#locale/locale.tsx';
import { CommandDialog, draftKeyOf } from '#palette/command-dialog.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { mostCharacters, NoteText } from './note-text.ts';

const Note = z.object({ note: NoteText });

/** A note by palette or key, for one order or for all that are chosen. The page has a box of its own beside it. */
export const AddNoteDialog: CommandForm = (asked) => {
  const t = useT();
  const form = useZodForm(Note, { defaults: { note: '' }, draftKey: draftKeyOf(asked) });
  const note = useWatch({ control: form.methods.control, name: 'note' });
  return (
    <CommandDialog {...asked} form={form} focus="note" isFilled={!isBlank(note)} confirm={t('orderPage.reply')} argsOf={(values) => values}>
      <TextAreaField name="note" label={t('order.note')} rows={4} most={mostCharacters} isRequired />
    </CommandDialog>
  );
};
