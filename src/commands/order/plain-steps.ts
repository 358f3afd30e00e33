import {
  changeOrderStatus,
  fakeCancelOrder,
  refuseCancel as refuseCancelCall,
  revertCancel as revertCancelCall,
} from '#contract/order-calls.ts';
import { isWhole } from './order-step.ts';
import { plainStep } from './plain-step.ts';

/** 'Solicitar cancelamento': a seller asks, a superuser decides (row ORD-6). */
export const requestCancel = plainStep({
  step: 'requestCancel',
  icon: 'circle-pause',
  aliases: ['request', 'cancel', 'cancelar', 'venda', 'pedido', 'solicitação'],
  hotkey: 'shift+c',
  done: 'order.cancelRequested',
  send: (api, { _id }, once) => api.send(changeOrderStatus, { body: [{ orderId: _id, status: 'pending_cancelled' }] }, once),
});

/** The request is refused: the order goes on where it stood (decision 22). */
export const refuseCancel = plainStep({
  step: 'refuseCancel',
  icon: 'circle-x',
  aliases: ['refuse', 'recusar', 'negar', 'solicitação', 'pedido'],
  done: 'order.statusChanged',
  isOurs: true,
  send: (api, { _id, externalId }, once) => api.send(refuseCancelCall, { params: { externalId }, query: { orderId: _id } }, once),
});

/** Cancelled with us only; nothing brings it back (decision 22). */
export const fakeCancel = plainStep({
  step: 'fakeCancel',
  icon: 'ghost',
  aliases: ['fake', 'fictício', 'falso', 'cancelar', 'pedido'],
  done: 'order.cancelled',
  send: (api, { _id, externalId }, once) => api.send(fakeCancelOrder, { params: { externalId }, query: { orderId: _id } }, once),
});

/** The order stands where it stood before, over if it had been delivered; what was said of the cancellation goes with it (row ORD-7). */
export const revertCancel = plainStep({
  step: 'revertCancel',
  icon: 'undo-2',
  aliases: ['revert', 'reverse', 'reverter', 'desfazer', 'descancelar', 'pedido'],
  done: 'order.statusChanged',
  after: (order) =>
    isWhole(order)
      ? { ...order, cancelMessage: null, dateClosed: [order.status, order.statusBefore].includes('delivered') ? order.dateClosed : null }
      : order,
  send: (api, { _id, externalId, isUndo }, once) =>
    api.send(
      revertCancelCall,
      { params: { externalId }, query: { orderId: _id, ...(isUndo && { isUndo: 'true' }) }, body: { status: 'reverse_cancel' } },
      once,
    ),
});
