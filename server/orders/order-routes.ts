import { described } from '../http/route.ts';
import { getCancelReasonsRoute, getCancelMessageRoute, changeCancelReasonRoute } from './cancel-reasons.ts';
import { getOrderRoute } from './get-order.ts';
import { listOrdersRoute } from './list-orders.ts';
import { saveNoteRoute, deleteNoteRoute } from './notes.ts';
import { getOrderLogsRoute } from './order-logs.ts';
import {
  addReturnRoute,
  cancelOnMarketplaceRoute,
  cancelOrderRoute,
  changeOrderStatusRoute,
  fakeCancelOrderRoute,
  refuseCancelRoute,
  revertCancelRoute,
  suspendShipmentRoute,
} from './order-steps.ts';
import { salesFiguresRoute } from './sales-figures.ts';
import { changeTrackingRoute, markPrintedRoute } from './tracking.ts';

export const orderRoutes = described([
  [addReturnRoute, 'Adds a return: the order becomes cancelled'],
  [cancelOnMarketplaceRoute, 'Cancels on the marketplace; can be reverted'],
  [cancelOrderRoute, 'Cancels directly; can be reverted'],
  [changeOrderStatusRoute, 'A seller asks for a cancellation, or ships an own me1 order'],
  [fakeCancelOrderRoute, 'Cancels with us only; can not be reverted'],
  [refuseCancelRoute, 'Refuses a cancellation request: the order goes on where it stood'],
  [revertCancelRoute, 'Takes a direct or marketplace cancellation back'],
  [suspendShipmentRoute, 'Suspends a shipment that is on its way (row ORD-13)'],
  [changeTrackingRoute, 'Changes the number and the carrier of a parcel that the marketplace does not carry (decision 0080)'],
  [markPrintedRoute, 'Says that the label of an order was printed, or that it was not'],
  [listOrdersRoute, 'Sales list, newest first (row ORD-1)'],
  [salesFiguresRoute, 'Sales of a span of days by day, company and account, beside the span of as many days before it'],
  [getOrderRoute, 'One order'],
  [getCancelReasonsRoute, 'Reasons to choose from when cancelling'],
  [getCancelMessageRoute, 'Why an order was cancelled'],
  [changeCancelReasonRoute, 'Changes the description of a cancellation'],
  [saveNoteRoute, 'Adds a note; a superuser also edits one, or the ZIP code'],
  [deleteNoteRoute, 'Deletes a note; the history keeps that there was one'],
  [getOrderLogsRoute, 'History of orders: status changes and edits with their author (decision 30)'],
]);
