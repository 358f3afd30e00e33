import { callersOf, type Call } from './call.ts';
import { kindOf } from './kind.ts';
import {
  addReturn,
  cancelOnMarketplace,
  cancelOrder,
  changeCancelReason,
  changeOrderStatus,
  deleteNote,
  fakeCancelOrder,
  getCancelMessage,
  getCancelReasons,
  getOrder,
  getOrderLogs,
  listOrders,
  refuseCancel,
  revertCancel,
  saveNote,
} from './order-calls.ts';
import { changeTracking, markPrinted, suspendShipment } from './order-tracking.ts';
import { getSalesFigures } from './sales-figures.ts';

const reading: readonly Call[] = [listOrders, getOrder, getOrderLogs, getSalesFigures];
const working: readonly Call[] = [changeOrderStatus, changeTracking, markPrinted, addReturn, saveNote, deleteNote, suspendShipment];
const cancelling: readonly Call[] = [
  cancelOrder,
  cancelOnMarketplace,
  fakeCancelOrder,
  revertCancel,
  refuseCancel,
  getCancelReasons,
  getCancelMessage,
  changeCancelReason,
];

/** A sale has three addresses of its list (decision 4), and another of its page. */
export const order = kindOf({
  kind: 'order',
  calls: [...reading, ...working, ...cancelling],
  pages: { at: ['/sale', '/general', '/detail'], roles: callersOf(listOrders) },
});
