/** What belongs to an order and comes from elsewhere: where its parcel is, its invoice, its label (rows ORD-12, ORD-16, ORD-17). */
import { z } from 'zod';
import { call } from './call.ts';
import { orderAccess, type Order, type OrderStatus } from './order.ts';
import { rolesOf } from './party.ts';

const readers = rolesOf(orderAccess, 'read');

/** `label`: the parcel waits for its label; `invoice`: the order was invoiced. In both its invoice is fetched (part 2, section 7). */
const DocumentMode = z.enum(['label', 'invoice']);
export type DocumentMode = z.infer<typeof DocumentMode>;

/** Nothing is sent without an invoice: whatever was sent has one, also where nobody told us its number. */
const modeOf = {
  pending: null,
  paid: null,
  invoiced: 'invoice',
  'waiting-shipped': 'label',
  shipped: 'invoice',
  delivered: 'invoice',
  not_delivered: 'invoice',
  pending_cancelled: null,
  cancelled: null,
  fk_cancelled: null,
} as const satisfies Record<OrderStatus, DocumentMode | null>;

/** The mode an order is in; null while there is nothing to fetch. */
export const documentMode = ({ status, invoice }: Pick<Order, 'status' | 'invoice'>): DocumentMode | null =>
  modeOf[status] ?? (invoice === null ? null : 'invoice');

const trackingNumber = z.string().trim().min(1).max(40);

/** What carriers answer differs from one to the next, and from one day to the next: `carrierEvents` in src/api reads all that is known. */
export const trackByCarrier = call('trackByCarrier', 'GET /correio/rastreio', {
  roles: readers,
  query: z.object({ trackingNumber }),
  reply: z.unknown(),
});

export const trackOnMarketplace = call('trackOnMarketplace', 'GET /order/trackingstatus', {
  roles: readers,
  query: z.object({ trackingId: z.string().trim().min(1).max(64), marketPlaceId: z.string().trim().min(1).max(64) }),
  reply: z.unknown(),
});

const orderId = { id: z.string().min(1).max(64) };

/** Inside JSON on purpose: an XML answered as itself is a page of our origin, and runs what scripts it holds (reliability 0.4). */
export const getInvoice = call('getInvoice', 'GET /order/invoice/{id}', {
  roles: readers,
  ours: true,
  params: z.object(orderId),
  reply: z.object({ xml: z.string().nullable(), mode: DocumentMode.nullable() }),
});

export const getLabel = call('getLabel', 'GET /order/label/{id}', {
  roles: readers,
  ours: true,
  isSlow: true,
  params: z.object(orderId),
  /** `png` is base64 without a prefix; the size is the paper’s. */
  reply: z.object({ png: z.base64(), widthMm: z.number().positive(), heightMm: z.number().positive() }),
});
