import type { Route } from '../http/route.ts';
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

export const orderRoutes: readonly Route[] = [
  addReturnRoute,
  cancelOnMarketplaceRoute,
  cancelOrderRoute,
  changeOrderStatusRoute,
  fakeCancelOrderRoute,
  refuseCancelRoute,
  revertCancelRoute,
  suspendShipmentRoute,
  listOrdersRoute,
  salesFiguresRoute,
  getOrderRoute,
  getCancelReasonsRoute,
  getCancelMessageRoute,
  changeCancelReasonRoute,
  saveNoteRoute,
  deleteNoteRoute,
  getOrderLogsRoute,
];
