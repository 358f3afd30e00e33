import type { FactsOfOrder } from '#contract/message-template.ts';
import type { saleOrder } from '../db/schema/order.ts';

type OrderColumns = Pick<typeof saleOrder.$inferSelect, 'externalId' | 'buyer' | 'items' | 'shipping'>;

/** What a message may say of an order: of the buyer the first name alone. */
export const factsOf = ({ externalId, buyer, items, shipping }: OrderColumns, shop: string): FactsOfOrder => ({
  comprador: buyer.name.trim().split(/\s+/u)[0] || null,
  pedido: externalId,
  produto: items[0]?.title ?? null,
  loja: shop,
  rastreio: shipping.trackingNumber ?? null,
});
