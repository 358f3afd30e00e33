import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import { getMoneySummary, mostMoneyDays, type MoneyDay, type MoneyGrouping, type MoneySum } from '#contract/money.ts';
import { ok, refuse } from '#lib/result.ts';
import { addDays, countDays, firstOfMonth, lastOfMonth } from '#lib/dates.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import { ofOwn, type Actor } from '../http/actor.ts';
import { invalid } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { dayOf, releasedOf, soldOf } from './money-days.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

type Asked = { readonly [End in keyof Period]?: string | undefined };

/**
 * The days asked for. Where an end is open, they are the thirty up to the other end or to today. Payments are released up to 28 days after
 * their sale, so days of release with an open end go on to thirty days from today.
 */
export const periodOf = (asked: Asked, now: Date, on: MoneyDay = 'sale'): Period => {
  const today = dayInSaoPaulo(now);
  const from = asked.from ?? addDays(asked.to ?? today, -29);
  if (on === 'sale') return { from, to: asked.to ?? today };
  return { from, to: asked.to ?? addDays(from > today ? from : today, 30) };
};

/**
 * The same in whole months: a line would be taken for the sum of the month it names. An end that was asked for stays, and so does today,
 * after which nothing was sold; the other end takes no more days than may be summed.
 */
export const monthsOf = (asked: Asked, now: Date, on: MoneyDay): Period => {
  const { from, to } = periodOf(asked, now, on);
  const begin = asked.from ?? firstOfMonth(from);
  const last = addDays(begin, mostMoneyDays - 1);
  const end = asked.to ?? (on === 'sale' ? to : lastOfMonth(to));
  // A period that is too long is refused. An end that nobody asked for does not make it so.
  return { from: begin, to: asked.to === undefined && to <= last && end > last ? last : end };
};

const amount = (column: SQL): SQL<number> => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
const isReleased = sql`${orderMoney.releasedAt} is not null`;
const netWhere = (condition: SQL): SQL<number> => sql`coalesce(sum(${orderMoney.net}) filter (where ${condition}), 0)`.mapWith(Number);
const sums = {
  count: sql`coalesce(sum(orders), 0)`.mapWith(Number),
  gross: amount(sql`${orderMoney.gross}`),
  fee: amount(sql`${orderMoney.fee}`),
  freight: amount(sql`${orderMoney.freight}`),
  refunded: amount(sql`${orderMoney.refunded}`),
  net: amount(sql`${orderMoney.net}`),
  released: netWhere(isReleased),
  toRelease: netWhere(sql`not (${isReleased})`),
};
type Sum = Omit<MoneySum, 'key' | 'label'>;

/** What counts on these days, under the name of the table. */
const ofPeriod = (actor: Actor, on: MoneyDay, period: Period): SQL =>
  on === 'sale' ? soldOf(period, ofOwn(orderMoney.sellerId, actor)) : releasedOf(period, { whose: (of) => ofOwn(of.sellerId, actor) });

const added = (rows: readonly Sum[]): Sum =>
  rows.reduce<Sum>(
    (all, row) => ({
      count: all.count + row.count,
      gross: all.gross + row.gross,
      fee: all.fee + row.fee,
      freight: all.freight + row.freight,
      refunded: all.refunded + row.refunded,
      net: all.net + row.net,
      released: all.released + row.released,
      toRelease: all.toRelease + row.toRelease,
    }),
    { count: 0, gross: 0, fee: 0, freight: 0, refunded: 0, net: 0, released: 0, toRelease: 0 },
  );

/** 'YYYY-MM-DD' or 'YYYY-MM'. Written out, so that it is the same expression wherever it stands in the statement. */
const dayText = (on: MoneyDay, format: 'YYYY-MM-DD' | 'YYYY-MM'): SQL<string> =>
  sql`to_char(${dayOf[on]} at time zone 'America/Sao_Paulo', ${sql.raw(`'${format}'`)})`;

const byTime = async (db: Db, counted: SQL, key: SQL<string>): Promise<readonly MoneySum[]> => {
  const rows = await db
    .select({ key, ...sums })
    .from(counted)
    .groupBy(key)
    .orderBy(sql`1 desc`);
  return rows.map((row) => ({ ...row, label: row.key }));
};

/** Summed before the names are looked up: there are few of those. */
const byOwner = async (db: Db, counted: SQL, by: 'account' | 'company'): Promise<readonly MoneySum[]> => {
  const key = sql<string>`${by === 'account' ? orderMoney.accountId : orderMoney.sellerId}`;
  const names = by === 'account' ? marketplaceAccount : seller;
  const rows = await db
    .select({ key, ...sums })
    .from(counted)
    .groupBy(key);
  const named = await db.select({ id: names.id, name: names.name }).from(names);
  const nameOf = new Map(named.map(({ id, name }) => [id, name]));
  return rows
    .map((row) => ({ ...row, label: nameOf.get(row.key) ?? row.key }))
    .toSorted((one, other) => other.net - one.net || one.key.localeCompare(other.key));
};

const grouped = (db: Db, counted: SQL, on: MoneyDay, by: MoneyGrouping): Promise<readonly MoneySum[]> => {
  if (by === 'account' || by === 'company') return byOwner(db, counted, by);
  return byTime(db, counted, dayText(on, by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'));
};

/** The sum paid out in a period, whenever the sales were, with later changes in it of sums that were paid out before. */
export const releasedIn = async (db: Db, period: Period, actor: Actor): Promise<number> => {
  const [sum] = await db
    .select({ net: amount(sql`${orderMoney.net}`) })
    .from(ofPeriod(actor, 'release', period))
    .where(isReleased);
  return sum?.net ?? 0;
};

/** What the sales of a period came to. */
export const sumOf = async (db: Db, period: Period, actor: Actor): Promise<Sum> => {
  const rows = await db.select(sums).from(ofPeriod(actor, 'sale', period));
  return added(rows);
};

/** GET /money/resume */
export const getMoneySummaryRoute = readRoute(getMoneySummary, async ({ query: { by, on, ...asked } }, { db, actor, clock }) => {
  const period = (by === 'month' ? monthsOf : periodOf)(asked, clock(), on);
  const length = countDays(period.from, period.to);
  if (length < 1) return refuse(invalid('Dados inválidos', [{ path: 'query.to', message: 'O fim vem antes do início' }]));
  if (length > mostMoneyDays)
    return refuse(invalid('Dados inválidos', [{ path: 'query.from', message: `O período pode ter até ${mostMoneyDays} dias` }]));
  const items = await grouped(db, ofPeriod(actor, on, period), on, by);
  return ok({ ...period, items: [...items], total: added(items) });
});

/** All that is told and not paid out, by the day it is to be; what is overdue counts to today. */
export const releasesOf = async (db: Db, actor: Actor, today: string) => {
  const day = sql<string>`greatest(to_char(${orderMoney.releaseAt} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD'), ${sql.raw(`'${today}'`)})`;
  return db
    .select({ day, count: count(), net: sums.net })
    .from(orderMoney)
    .where(and(ofOwn(orderMoney.sellerId, actor), sql`${orderMoney.toldAt} is not null and ${orderMoney.releasedAt} is null`))
    .groupBy(day)
    .orderBy(sql`1`);
};

const accountsShown = 20;

/** The same by account, the largest first; those beyond are summed. */
export const releasesByAccount = async (db: Db, actor: Actor) => {
  const rows = await db
    .select({ marketPlaceId: orderMoney.accountId, name: marketplaceAccount.name, count: count(), net: sums.net })
    .from(orderMoney)
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, orderMoney.accountId))
    .where(and(ofOwn(orderMoney.sellerId, actor), sql`${orderMoney.toldAt} is not null and ${orderMoney.releasedAt} is null`))
    .groupBy(orderMoney.accountId, marketplaceAccount.name);
  const sorted = rows.toSorted((one, other) => other.net - one.net || one.marketPlaceId.localeCompare(other.marketPlaceId));
  const [accounts, others] = [sorted.slice(0, accountsShown), sorted.slice(accountsShown)];
  if (others.length === 0) return { accounts };
  const totalOf = (key: 'count' | 'net'): number => others.reduce((sum, row) => sum + row[key], 0);
  return { accounts, otherAccounts: { count: totalOf('count'), net: totalOf('net') } };
};
