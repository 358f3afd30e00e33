import type { OrderRow } from '#contract/order.ts';
import type { OrderRecord } from './lock-order.ts';

type OrderCore = Pick<
  OrderRow,
  | '_id'
  | 'version'
  | 'externalId'
  | 'packId'
  | 'status'
  | 'statusBefore'
  | 'statusToReverse'
  | 'gross'
  | 'freight'
  | 'createdAt'
  | 'sellerId'
  | 'marketPlaceId'
>;

/** What every answer tells of an order alike: a list's row and its own page. */
export const orderCore = (order: OrderRecord): OrderCore => ({
  _id: order.id,
  version: order.version,
  externalId: order.externalId,
  packId: order.packId,
  status: order.status,
  statusBefore: order.statusBefore,
  statusToReverse: order.statusToReverse,
  gross: order.gross,
  freight: order.freight,
  createdAt: order.createdAt.toISOString(),
  sellerId: order.sellerId,
  marketPlaceId: order.accountId,
});
