import { eq, getTableColumns } from 'drizzle-orm';
import { suspendedShipping, type OrderRow } from '#contract/order.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { saleOrder } from '../db/schema/order.ts';
import { maskDocument, maskName } from './mask-buyer.ts';
import { orderCore } from './order-core.ts';
import type { OrderRecord } from './take-order.ts';

/** Not the words it is found by: they are many, and nobody reads them. */
const { search: _search, ...columns } = getTableColumns(saleOrder);
export const orderColumns = columns;

/** Orders with whose they are, as lists show them. */
export const selectOrderRows = (db: Db) =>
  db
    .select({ order: orderColumns, sellerName: seller.name, accountName: marketplaceAccount.name })
    .from(saleOrder)
    .innerJoin(seller, eq(seller.id, saleOrder.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, saleOrder.accountId));

interface Selected {
  readonly order: OrderRecord;
  readonly sellerName: string;
  readonly accountName: string;
}

/** What a list tells of an order: its buyer masked. */
export const toOrderRow = ({ order, sellerName, accountName }: Selected): OrderRow => ({
  ...orderCore(order),
  sellerName,
  marketPlaceName: accountName,
  buyerName: maskName(order.buyer.name),
  buyerDocument: maskDocument(order.buyer.document),
  skus: order.items.map(({ sku }) => sku),
  mode: order.shipping.mode,
  trackingNumber: order.shipping.trackingNumber ?? null,
  hasPlp: (order.shipping.plpId ?? null) !== null,
  isSuspended: order.shipping.status === suspendedShipping,
});
