import type { saleOrder } from '../db/schema/order.ts';
import { wordsOf } from '../listings/search-words.ts';

type Searched = Pick<typeof saleOrder.$inferInsert, 'externalId' | 'packId' | 'buyer' | 'items' | 'shipping'>;

/** What an order is found by (row ORD-1): number, pack, buyer, tax id, SKU, tracking number, and the marketplace's id of its shipment. */
export const orderWords = ({ externalId, packId, buyer, items, shipping }: Searched): readonly string[] =>
  wordsOf([
    externalId,
    packId ?? null,
    buyer.name,
    buyer.document,
    shipping.trackingNumber ?? null,
    shipping.shippingId ?? null,
    ...items.map(({ sku }) => sku),
  ]);
