import type { OrderRecord } from './take-order.ts';

export type OrderCoreRecord = Pick<
  OrderRecord,
  | 'id'
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
  | 'accountId'
>;

/** What a list and the page of an order both say of it. */
export const orderCore = (order: OrderCoreRecord) => ({
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
