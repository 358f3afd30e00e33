import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { suspendedShipping, type Buyer, type OrderRow } from '#contract/order.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { saleOrder } from '../db/schema/order.ts';
import { instantOf } from '../db/instant-of.ts';
import { fixed } from '../db/precompiled.ts';
import { isUntouched } from '../integration-jobs/withdraw-jobs.ts';
import { lacksColumn } from '../marketplace/lacking.ts';
import { maskDocument, maskName } from './mask-buyer.ts';
import { orderCore } from './order-core.ts';
import type { OrderRecord } from './lock-order.ts';

/** Not the words it is found by: they are many, and nobody reads them. */
const { search: _search, ...columns } = getTableColumns(saleOrder);
export const orderColumns = columns;

/** Its cancellation was handed to the marketplace, or done and forgotten since. Asked only of what has one. */
export const isCancelSent = fixed(
  sql`(${saleOrder.cancelJobId} is not null and not exists (select 1 from ${integrationJob} where ${integrationJob.id} = ${saleOrder.cancelJobId} and ${isUntouched}))`,
);

/** A row as the list's own statement reads it: named and ordered as the contract has it, with its instant and its buyer still to be told. */
interface Shown extends Omit<OrderRow, 'createdAt' | 'labelPrintedAt' | 'buyerName' | 'buyerDocument'> {
  createdAt: string;
  labelPrintedAt: string | null;
  buyerName: string;
  buyerDocument: Buyer['document'];
}

/** What a list tells of an order: its buyer masked. The driver's own object is given on: of fifty rows making others was most of a page's work. */
const mask = (row: Shown): OrderRow => {
  row.createdAt = instantOf(row.createdAt);
  if (row.labelPrintedAt !== null) row.labelPrintedAt = instantOf(row.labelPrintedAt);
  row.buyerName = maskName(row.buyerName);
  row.buyerDocument = maskDocument(row.buyerDocument);
  return row;
};

/**
 * The same of an order that was read as a whole. Added to its core, not spread with it: an object that begins with another spread into it
 * and has this many fields takes a hundred times as long to make, 7 µs.
 */
export const toOrderRow = ({ order, sellerName, accountName, lacks }: Selected): OrderRow => {
  const { shipping: sent, buyer: by } = order;
  return Object.assign(orderCore(order), {
    sellerName,
    marketPlaceName: accountName,
    buyerName: maskName(by.name),
    buyerDocument: maskDocument(by.document),
    skus: order.items.map(({ sku }) => sku),
    mode: sent.mode,
    trackingNumber: sent.trackingNumber ?? null,
    hasPlp: (sent.plpId ?? null) !== null,
    isSuspended: sent.status === suspendedShipping,
    // What is to be shipped is not cancelled.
    isCancelSent: false,
    lacks,
    labelPrintedAt: order.labelPrintedAt?.toISOString() ?? null,
  });
};

interface Selected {
  readonly order: OrderRecord;
  readonly sellerName: string;
  readonly accountName: string;
  readonly lacks: OrderRow['lacks'];
}

const { shipping, buyer, items } = saleOrder;

const shown =
  fixed(sql`${saleOrder.id} as _id, ${saleOrder.version}, ${saleOrder.externalId} as "externalId", ${saleOrder.packId} as "packId",
  ${saleOrder.status}, ${saleOrder.statusBefore} as "statusBefore", ${saleOrder.statusToReverse} as "statusToReverse",
  ${saleOrder.gross}, ${saleOrder.freight}, ${saleOrder.createdAt} as "createdAt",
  ${saleOrder.sellerId} as "sellerId", ${saleOrder.accountId} as "marketPlaceId",
  ${seller.name} as "sellerName", ${marketplaceAccount.name} as "marketPlaceName",
  ${buyer} ->> 'name' as "buyerName", ${buyer} ->> 'document' as "buyerDocument",
  jsonb_path_query_array(${items}, '$[*].sku') as skus,
  ${shipping} ->> 'mode' as mode, ${shipping} ->> 'trackingNumber' as "trackingNumber", ${shipping} ->> 'plpId' is not null as "hasPlp",
  ${shipping} ->> 'status' is not distinct from ${sql.raw(`'${suspendedShipping}'`)} as "isSuspended", ${isCancelSent} as "isCancelSent",
  ${lacksColumn} as lacks,
  ${saleOrder.labelPrintedAt} as "labelPrintedAt"`);

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
  return rows.map(mask);
};
