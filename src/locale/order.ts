import { messages } from './messages.ts';

/** Orders wherever they appear: how they stand, their commands, why one is refused. The page's own words are in order-page.ts. */
export const order = messages({
  'order.status.pending': { br: 'Pendente', en: 'Pending' },
  'order.status.paid': { br: 'Pago', en: 'Paid' },
  'order.status.invoiced': { br: 'Faturado', en: 'Invoiced' },
  'order.status.waiting-shipped': { br: 'Aguardando envio', en: 'Waiting to be shipped' },
  'order.status.shipped': { br: 'Enviado', en: 'Shipped' },
  'order.status.delivered': { br: 'Entregue', en: 'Delivered' },
  'order.status.not_delivered': { br: 'Devolvido', en: 'Returned' },
  'order.status.pending_cancelled': { br: 'Pendente cancelamento', en: 'Cancellation pending' },
  'order.status.cancelled': { br: 'Cancelado', en: 'Cancelled' },
  'order.status.fk_cancelled': { br: 'Cancelado', en: 'Cancelled' },
  /** The cancellation stepper says it in words of its own (part 1, section 4). */
  'order.stepper.pending_cancelled': { br: 'Analise Cancelamento', en: 'Cancellation under review' },
});
