import { useQuery } from '@tanstack/react-query';
import { cancelReasonsQuery } from '#api/orders.ts';
import { orderParties } from '#contract/order.ts';
import { mayTake } from '#contract/party.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useCommandForm } from '#palette/context.tsx';
import { AddNoteDialog } from './add-note-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { EditTrackingDialog } from './edit-tracking-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';

/** Forms of the commands on orders, wherever orders are: on the page of one, and over the chosen rows of a list. */
export const useOrderForms = (): void => {
  useReasonsAtHand();
  useCommandForm('order.cancel', CancelDialog);
  useCommandForm('order.cancelOnMarketplace', CancelDialog);
  useCommandForm('order.addReturn', ReturnDialog);
  useCommandForm('order.addNote', AddNoteDialog);
  useCommandForm('order.editTracking', EditTrackingDialog);
  useShipForm();
};

/** Apart from the others: the list of what is to ship asks for nothing else. */
export const useShipForm = (): void => useCommandForm('order.ship', ShipDialog);

/** Known before the network may be gone: a cancellation names one of them, and is taken without a network too. */
const useReasonsAtHand = (): void => {
  const { api, actor } = useWorkbench();
  useQuery({ ...cancelReasonsQuery(api), enabled: mayTake(orderParties, 'cancel', actor().role) });
};
