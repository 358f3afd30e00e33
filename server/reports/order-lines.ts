import { and, count, desc, eq, getTableColumns, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { ReturnLine, SaleLine } from '#contract/report.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { orderReturn, saleOrder } from '../db/schema/order.ts';
import { conditionsOf } from '../orders/order-filter.ts';
import type { ReportRecord } from './report-row.ts';

const { search: _search, buyer: _buyer, ...columns } = getTableColumns(saleOrder);

/** Orders of its days, as its owner may read them, made before it was asked for: what comes meanwhile moves nothing. */
const ordersOfReport = ({ role, companyId, ownerId, from, to, sellerId, marketPlaceId, createdAt }: ReportRecord): SQL | undefined =>
  and(
    conditionsOf(
      { from, to, ...(sellerId === null ? {} : { sellerId }), ...(marketPlaceId === null ? {} : { marketPlaceId }) },
      { id: ownerId, name: '', role, sellerId: companyId, isMoneyManager: false },
    ),
    lt(saleOrder.createdAt, createdAt),
  );

export const countOrdersOf = async (db: Db, report: ReportRecord): Promise<number> => {
  const [counted] = await db.select({ n: count() }).from(saleOrder).where(ordersOfReport(report));
  return counted?.n ?? 0;
};

/** Newest first, after the last one looked at. */
const nextOrders = (db: Db, report: ReportRecord, most: number) =>
  db
    .select({ order: columns, company: seller.name, account: marketplaceAccount.name })
    .from(saleOrder)
    .innerJoin(seller, eq(seller.id, saleOrder.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, saleOrder.accountId))
    .where(
      and(
        ordersOfReport(report),
        report.afterAt === null
          ? undefined
          : sql`(${saleOrder.createdAt}, ${saleOrder.id}) < (${report.afterAt.toISOString()}::timestamptz, ${report.afterId})`,
      ),
    )
    .orderBy(desc(saleOrder.createdAt), desc(saleOrder.id))
    .limit(most);

type Returned = typeof orderReturn.$inferSelect;
type Found = Awaited<ReturnType<typeof nextOrders>>[number];

const sold = ({ order, company, account }: Found) => ({
  number: order.packId ?? order.externalId,
  createdAt: order.createdAt.toISOString(),
  status: order.status,
  company,
  account,
  skus: order.items.map(({ sku }) => sku),
  gross: order.gross,
});

const saleLine = (found: Found): SaleLine => ({
  ...sold(found),
  units: found.order.items.reduce((sum, { amount }) => sum + amount, 0),
  freight: found.order.freight,
  freightSeller: found.order.freightSeller,
  mode: found.order.shipping.mode,
  state: found.order.shipping.state,
  invoice: found.order.invoice,
});

/** Not delivered, and nobody wrote down how it came back. */
const unwritten = { returnedAt: null, trackingNumber: null, devolutionValue: null, dateFrom: null, dateTo: null, detail: null } as const;

const returnLine = (found: Found, { at, trackingNumber, devolutionValue, dateFrom, dateTo, detail }: Returned): ReturnLine => ({
  ...sold(found),
  returnedAt: at.toISOString(),
  trackingNumber,
  devolutionValue,
  dateFrom,
  dateTo,
  detail,
});

/** What came back: not delivered, or with a return that was written down; one line for each return. */
const returnLines = async (db: Db, found: readonly Found[]): Promise<readonly ReturnLine[]> => {
  const ids = found.map(({ order }) => order.id);
  const backs = ids.length === 0 ? [] : await db.select().from(orderReturn).where(inArray(orderReturn.orderId, ids));
  return found.flatMap((each) => {
    const own = backs.filter(({ orderId }) => orderId === each.order.id);
    if (own.length > 0) return own.map((back) => returnLine(each, back));
    return each.order.status === 'not_delivered' ? [{ ...sold(each), ...unwritten }] : [];
  });
};

/** The lines of the next so many orders, and the last of them; null at the end. */
export const nextOrderLines = async (db: Db, report: ReportRecord, most: number) => {
  const found = await nextOrders(db, report, most);
  const last = found.at(-1)?.order;
  return {
    looked: found.length,
    lines: report.kind === 'returns' ? await returnLines(db, found) : found.map(saleLine),
    after: last && found.length === most ? { afterAt: last.createdAt, afterId: last.id } : null,
  };
};
