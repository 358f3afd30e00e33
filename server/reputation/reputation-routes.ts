import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { getReputation, listReputations, ReputationLevel, type ReputationFilter, type ReputationRow } from '#contract/reputation.ts';
import { ok, refuse } from '#lib/result.ts';
import { countRows } from '../db/count-rows.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { reputationDay, reputationOrder } from '../db/schema/reputation.ts';
import { idsOfPage, numberedPage } from '../http/numbered-page.ts';
import { notFound } from '../http/problem.ts';
import { described, readRoute } from '../http/route.ts';
import { foundAccounts } from '../marketplace-accounts/account-reads.ts';

const { day, sales, claims, cancelled, late, level, said } = reputationDay;

/** The newest day that was judged: every account has a row of it. */
const newestDay = (db: Db) => db.select({ day: sql`max(${day})` }).from(reputationDay);

const selectReputations = (db: Db) =>
  db
    .select({
      _id: marketplaceAccount.id,
      name: marketplaceAccount.name,
      sellerId: marketplaceAccount.sellerId,
      sellerName: seller.name,
      sales,
      claims,
      cancelled,
      late,
      level,
      said,
    })
    .from(reputationDay)
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, reputationDay.accountId))
    .innerJoin(seller, eq(seller.id, marketplaceAccount.sellerId))
    .$dynamic();

const accountIs = (which: SQL | undefined): SQL | undefined =>
  which && sql`${reputationDay.accountId} in (select ${marketplaceAccount.id} from ${marketplaceAccount} where ${which})`;

const conditionsOf = ({ search, level: wanted, sellerId }: ReputationFilter): SQL | undefined =>
  and(
    accountIs(search === undefined ? undefined : foundAccounts(search)),
    wanted && inArray(level, wanted),
    accountIs(sellerId === undefined ? undefined : eq(marketplaceAccount.sellerId, sellerId)),
  );

/** GET /reputation: the worst first, a numbered page or exactly these. */
const listReputationsRoute = readRoute(listReputations, async ({ query }, { db }) => {
  const { ids } = query;
  const where = and(eq(day, newestDay(db)), ids ? inArray(reputationDay.accountId, ids) : conditionsOf(query));
  const count = (most: number) => countRows(db, reputationDay, where, most);
  const shown = idsOfPage(db, reputationDay.accountId, { where, order: reputationOrder, query });
  const items: ReputationRow[] = await selectReputations(db)
    .where(and(eq(day, newestDay(db)), inArray(reputationDay.accountId, shown)))
    .orderBy(...reputationOrder);
  return numberedPage(query, items, count);
});

const mostDays = 90;

/** GET /reputation/{id}: an account connected since the last hour is there, not yet judged. */
const getReputationRoute = readRoute(getReputation, async ({ params: { id } }, { db }) => {
  const [account] = await db
    .select({ _id: marketplaceAccount.id, name: marketplaceAccount.name, sellerId: marketplaceAccount.sellerId, sellerName: seller.name })
    .from(marketplaceAccount)
    .innerJoin(seller, eq(seller.id, marketplaceAccount.sellerId))
    .where(eq(marketplaceAccount.id, id));
  if (!account) return refuse(notFound());
  const history = await db
    .select({ day, sales, claims, cancelled, late, level, said })
    .from(reputationDay)
    .where(eq(reputationDay.accountId, id))
    .orderBy(desc(day))
    .limit(mostDays);
  const { day: _day, ...now } = history[0] ?? { day: '', sales: 0, claims: 0, cancelled: 0, late: 0, level: ReputationLevel.enum.none };
  return ok({ ...account, ...now, history });
});

export const reputationRoutes = described([
  [listReputationsRoute, 'Reputation of each account as it stands, the worst first'],
  [getReputationRoute, 'Reputation of one account, day by day'],
]);
