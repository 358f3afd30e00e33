import { and, asc, gte, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { getSalesFigures, type SalesDay, type SalesShare, type SalesSum } from '#contract/sales-figures.ts';
import { addDays, countDays, daysBetween } from '#lib/dates.ts';
import { ok } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { saleOrder } from '../db/schema/order.ts';
import { readRoute } from '../http/route.ts';
import { hasStatus, midnight, midnightAfter, ordersOf } from './order-filter.ts';

/** Of a day, or of an account in one of the spans, what was sold and not cancelled since, and what was. The other columns are null. */
interface Counted extends SalesSum {
  readonly cancelled: number;
  readonly cancelledGross: number;
  readonly day: string | null;
  readonly isNow: boolean | null;
  readonly sellerId: string | null;
  readonly accountId: string | null;
}

const countWhere = (is: SQL | SQL.Aliased<boolean>): SQL<number> => sql`count(*) filter (where ${is})`.mapWith(Number);
const grossWhere = (gross: SQL.Aliased | SQLWrapper, is: SQL | SQL.Aliased<boolean>): SQL<number> =>
  sql`coalesce(sum(${gross}) filter (where ${is}), 0)`.mapWith(Number);

/** Both spans in one walk over an index that has all it takes; no order is read. */
const countAll = (db: Db, from: string, where: SQL | undefined): Promise<readonly Counted[]> => {
  const { createdAt, sellerId, accountId, gross } = saleOrder;
  const sold = db
    .select({
      day: sql<string>`(${createdAt} at time zone 'America/Sao_Paulo')::date`.as('day'),
      isNow: sql<boolean>`${createdAt} >= ${midnight(from)}`.as('is_now'),
      isCancelled: sql<boolean>`${hasStatus(['anyCancelled'])}`.as('is_cancelled'),
      sellerId,
      accountId,
      gross,
    })
    .from(saleOrder)
    .where(where)
    .as('sold');
  return db
    .select({
      day: sql<string | null>`${sold.day}::text`,
      isNow: sold.isNow,
      sellerId: sold.sellerId,
      accountId: sold.accountId,
      count: countWhere(sql`not ${sold.isCancelled}`),
      gross: grossWhere(sold.gross, sql`not ${sold.isCancelled}`),
      cancelled: countWhere(sold.isCancelled),
      cancelledGross: grossWhere(sold.gross, sold.isCancelled),
    })
    .from(sold)
    .groupBy(sql`grouping sets ((${sold.day}), (${sold.isNow}, ${sold.sellerId}, ${sold.accountId}))`);
};

const nothing: SalesSum = { count: 0, gross: 0 };
const add = (one: SalesSum, other: SalesSum): SalesSum => ({ count: one.count + other.count, gross: one.gross + other.gross });
const sumOf = (sums: readonly SalesSum[]): SalesSum => sums.reduce((all, { count, gross }) => add(all, { count, gross }), nothing);

interface Named {
  readonly _id: string;
  readonly name: string;
}

/** Most sold first, then by name; nobody who sold in neither span. */
const shares = <Each extends Named>(
  named: readonly Each[],
  counted: readonly Counted[],
  isOf: (row: Counted, each: Each) => boolean,
): (SalesShare & Each)[] =>
  named
    .map((each) => {
      const own = counted.filter((row) => isOf(row, each));
      return { ...each, ...sumOf(own.filter(({ isNow }) => isNow)), before: sumOf(own.filter(({ isNow }) => !isNow)) };
    })
    .filter(({ count, before }) => count > 0 || before.count > 0)
    .toSorted((one, other) => other.gross - one.gross || one.name.localeCompare(other.name, 'pt-BR'));

/** GET /order/figures: a sale counts on its day in São Paulo, as in the list of the same days (decision 11). */
export const salesFiguresRoute = readRoute(getSalesFigures, async ({ query: { from, to } }, { db, actor }) => {
  const before = { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) };
  const spans = and(ordersOf(actor), gte(saleOrder.createdAt, midnight(before.from)), lt(saleOrder.createdAt, midnightAfter(to)));
  const counted = await countAll(db, from, spans);
  const perDay = new Map(counted.flatMap((row) => (row.day === null ? [] : [[row.day, row] as const])));
  const days = (first: string, last: string): SalesDay[] =>
    daysBetween(first, last).map((day) => ({ day, count: perDay.get(day)?.count ?? 0, gross: perDay.get(day)?.gross ?? 0 }));
  const perAccount = counted.filter(({ accountId }) => accountId !== null);
  const cancelled = (now: boolean): SalesSum =>
    sumOf(perAccount.filter(({ isNow }) => isNow === now).map((row) => ({ count: row.cancelled, gross: row.cancelledGross })));
  const [now, then] = [days(from, to), days(before.from, before.to)];
  const sold = new Set(perAccount.map(({ sellerId }) => sellerId));
  const whose = (await selectAccounts(db)).filter(({ sellerId }) => sold.has(sellerId));
  const companies = [...new Map(whose.map(({ sellerId, sellerName }) => [sellerId, { _id: sellerId, name: sellerName }])).values()];
  return ok({
    from,
    to,
    total: sumOf(now),
    cancelled: cancelled(true),
    days: now,
    before: { ...before, total: sumOf(then), cancelled: cancelled(false), days: then },
    companies: shares(companies, perAccount, (row, { _id }) => row.sellerId === _id),
    // The list of an account is of its own company's orders, too.
    accounts: shares(whose, perAccount, (row, { _id, sellerId }) => row.accountId === _id && row.sellerId === sellerId),
  });
});

const selectAccounts = (db: Db) =>
  db
    .select({ _id: marketplaceAccount.id, name: marketplaceAccount.name, sellerId: seller.id, sellerName: seller.name })
    .from(marketplaceAccount)
    .innerJoin(seller, sql`${seller.id} = ${marketplaceAccount.sellerId}`)
    .orderBy(asc(seller.name), asc(marketplaceAccount.id));
