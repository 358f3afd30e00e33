import type { OrderStatus } from '#contract/order.ts';

/** How an order stands, as the sentences of the server say it: 'Pedido está faturado'. A fictitious cancellation is told as any other. */
export const statusWords: Readonly<Record<OrderStatus, string>> = {
  pending: 'pendente',
  paid: 'pago',
  invoiced: 'faturado',
  'waiting-shipped': 'aguardando envio',
  shipped: 'enviado',
  delivered: 'entregue',
  not_delivered: 'devolvido',
  pending_cancelled: 'pendente de cancelamento',
  cancelled: 'cancelado',
  fk_cancelled: 'cancelado',
};
