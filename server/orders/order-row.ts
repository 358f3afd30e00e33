import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { suspendedShipping, type Buyer, type OrderRow } from '#contract/order.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { saleOrder, type StoredShipping } from '../db/schema/order.ts';
import { fixed } from '../db/written-once.ts';
import { maskDocument, maskName } from './mask-buyer.ts';
import { orderCore, type StoredCore } from './order-core.ts';
import type { OrderRecord } from './take-order.ts';

/** Not the words it is found by: they are many, and nobody reads them. */
const { search: _search, ...columns } = getTableColumns(saleOrder);
export const orderColumns = columns;

/** As much of an order as a list shows. */
interface Shown extends StoredCore {
  readonly sellerName: string;
  readonly accountName: string;
  readonly skus: string[];
  readonly buyerName: string;
  readonly buyerDocument: Buyer['document'];
  readonly mode: StoredShipping['mode'];
  readonly trackingNumber: string | null;
  readonly plpId: string | null;
  readonly shippingStatus: string | null;
}

/** What a list tells of an order: its buyer masked. */
const toRow = (order: Shown): OrderRow => ({
  ...orderCore(order),
  sellerName: order.sellerName,
  marketPlaceName: order.accountName,
  buyerName: maskName(order.buyerName),
  buyerDocument: maskDocument(order.buyerDocument),
  skus: order.skus,
  mode: order.mode,
  trackingNumber: order.trackingNumber,
  hasPlp: order.plpId !== null,
  isSuspended: order.shippingStatus === suspendedShipping,
});

/** The same of an order that was read as a whole. */
export const toOrderRow = ({ order, sellerName, accountName }: Selected): OrderRow => {
  const { trackingNumber = null, plpId = null, status = null, mode } = order.shipping;
  const { name, document } = order.buyer;
  const skus = order.items.map(({ sku }) => sku);
  return toRow({
    ...order,
    sellerName,
    accountName,
    skus,
    buyerName: name,
    buyerDocument: document,
    mode,
    trackingNumber,
    plpId,
    shippingStatus: status,
  });
};

interface Selected {
  readonly order: OrderRecord;
  readonly sellerName: string;
  readonly accountName: string;
}

const { shipping, buyer, items } = saleOrder;

const shown = fixed(sql`${saleOrder.id}, ${saleOrder.version}, ${saleOrder.externalId} as "externalId", ${saleOrder.packId} as "packId",
  ${saleOrder.status}, ${saleOrder.statusBefore} as "statusBefore", ${saleOrder.statusToReverse} as "statusToReverse",
  ${saleOrder.sellerId} as "sellerId", ${saleOrder.accountId} as "accountId", ${saleOrder.gross}, ${saleOrder.freight},
  ${saleOrder.createdAt} as "createdAt",
  ${seller.name} as "sellerName", ${marketplaceAccount.name} as "accountName",
  array(select item ->> 'sku' from jsonb_array_elements(${items}) item) as skus,
  ${buyer} ->> 'name' as "buyerName", ${buyer} ->> 'document' as "buyerDocument",
  ${shipping} ->> 'mode' as mode, ${shipping} ->> 'trackingNumber' as "trackingNumber", ${shipping} ->> 'plpId' as "plpId",
  ${shipping} ->> 'status' as "shippingStatus"`);

/** The order of every sales list. */
export const newestFirst = fixed(sql`order by ${saleOrder.createdAt} desc, ${saleOrder.id} desc`);

const naming = fixed(
  sql`join ${seller} on ${seller.id} = ${saleOrder.sellerId} join ${marketplaceAccount} on ${marketplaceAccount.id} = ${saleOrder.accountId} ${newestFirst}`,
);

/**
 * Orders as lists show them, newest first, by the end of a statement that says which. Written out like the list of listings, and only what
 * is shown: most of an order are its addresses and items, and reading them for a page took longer than finding it. Names are joined to the
 * page when it is cut out: looked up for each row, they were four fifths of the statement.
 */
export const selectOrderRows = async (db: Db, which: SQL): Promise<readonly OrderRow[]> => {
  const { rows } = await db.execute<Shown & Record<string, unknown>>(
    sql`select ${shown} from (select * from ${saleOrder} ${which}) ${saleOrder} ${naming}`,
  );
  return rows.map(toRow);
};
