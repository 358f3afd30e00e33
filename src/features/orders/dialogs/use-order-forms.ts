import { useCommandForm } from '#commands/context.tsx';
import { AddNoteDialog } from './add-note-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';

/** Forms of the commands on orders, wherever orders are: on the page of one, and over the chosen rows of a list. */
export const useOrderForms = (): void => {
  useCommandForm('order.cancel', CancelDialog);
  useCommandForm('order.cancelOnMarketplace', CancelDialog);
  useCommandForm('order.addReturn', ReturnDialog);
  useCommandForm('order.addNote', AddNoteDialog);
};
