import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { Order } from '#contract/order.ts';
import { isBlank } from '#lib/validate/is-blank.ts';
import { useT } from '#locale/locale.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { Form } from '#ui/form/form.tsx';
import { isSendKey } from '#ui/form/own-keys.ts';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { mostCharacters } from '../dialogs/note-text.ts';
import { useNoteForm } from './use-note-form.ts';

/** A note is written here; what is not sent yet stays a draft through reload and crash (row ORD-10). */
export const NoteComposer = ({ order }: { readonly order: Pick<Order, '_id' | 'note'> }) => {
  const t = useT();
  const { form, isSending, send } = useNoteForm(order);
  const note = useWatch({ control: form.methods.control, name: 'note' });

  const isSendable = !isBlank(note) && !isSending;
  const press = (event: KeyboardEvent): void => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    if (isSendable) form.element.current?.requestSubmit();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+Enter of the box inside
    <div onKeyDown={press}>
      <Form form={form} onSubmit={send} label={t('order.note')} className="order-composer">
        <TextAreaField name="note" label={t('order.note')} rows={2} most={mostCharacters} />
        <BusyButton
          type="submit"
          size="2"
          isBusy={isSending}
          isOff={isBlank(note)}
          aria-keyshortcuts="Control+Enter"
          className="order-composer-send"
        >
          {t('orderPage.reply')}
        </BusyButton>
      </Form>
    </div>
  );
};
