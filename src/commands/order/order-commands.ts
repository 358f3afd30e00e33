import type { AnyCommand } from '../command.ts';
import { addNote } from './add-note.ts';
import { addReturn } from './add-return.ts';
import { cancel, cancelOnMarketplace } from './cancel.ts';
import { deleteNote } from './delete-note.ts';
import { editCancelReason } from './edit-cancel-reason.ts';
import { editNote } from './edit-note.ts';
import { editTracking } from './edit-tracking.ts';
import { editZip } from './edit-zip.ts';
import { markPrinted, unmarkPrinted } from './mark-printed.ts';
import { openOrder, orderActions } from './order-actions.ts';
import { fakeCancel, refuseCancel, requestCancel, revertCancel } from './plain-steps.ts';
import { ship } from './ship.ts';
import { suspendShipment } from './suspend-shipment.ts';

/** What can be done with an order, in the order the palette shows it while nothing was searched. */
export const orderCommands: readonly AnyCommand[] = [
  requestCancel,
  cancel,
  cancelOnMarketplace,
  fakeCancel,
  revertCancel,
  refuseCancel,
  addReturn,
  ship,
  editTracking,
  markPrinted,
  unmarkPrinted,
  suspendShipment,
  addNote,
  editNote,
  deleteNote,
  editZip,
  editCancelReason,
  ...orderActions,
  openOrder,
];
