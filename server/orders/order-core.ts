import { instantOf } from '../db/instant-of.ts';
import type { OrderRecord } from './take-order.ts';

type Kept =
  | 'id'
  | 'version'
  | 'externalId'
  | 'packId'
  | 'status'
  | 'statusBefore'
  | 'statusToReverse'
  | 'gross'
  | 'freight'
  | 'sellerId'
  | 'accountId';

/** What a list and the page of an order both need to have read of it. */
export interface StoredCore extends Pick<OrderRecord, Kept> {
  /** As text where a statement of our own read it: the driver makes dates of columns that it knows. */
  readonly createdAt: Date | string;
}

/** What a list and the page of an order both say of it. */
export const orderCore = (order: StoredCore) => ({
  _id: order.id,
  version: order.version,
  externalId: order.externalId,
  packId: order.packId,
  status: order.status,
  statusBefore: order.statusBefore,
  statusToReverse: order.statusToReverse,
  gross: order.gross,
  freight: order.freight,
  createdAt: typeof order.createdAt === 'string' ? instantOf(order.createdAt) : order.createdAt.toISOString(),
  sellerId: order.sellerId,
  marketPlaceId: order.accountId,
});
