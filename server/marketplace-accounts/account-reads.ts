import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { getMarketplaceAccount, listMarketplaceAccounts, type MarketplaceAccountFilter } from '#contract/marketplace-account.ts';
import { ok, refuse } from '#lib/result.ts';
import { expiringDays } from '#machines/lifecycle/marketplace-account.ts';
import { containsWords, folded } from '../db/contains-words.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { selectAccounts, toRow, wholeAccount } from './account-row.ts';

const { pausedAt, expiresAt } = marketplaceAccount;

/** The same states as `connectionOf` tells, in words of the database. */
const stateIs = (state: MarketplaceAccountFilter['state'], now: Date): SQL | undefined => {
  const soon = new Date(now.getTime() + expiringDays * 86_400_000);
  if (state === 'paused') return isNotNull(pausedAt);
  if (state === 'expired') return and(isNull(pausedAt), lte(expiresAt, now));
  if (state === 'expiring') return and(isNull(pausedAt), gt(expiresAt, now), lte(expiresAt, soon));
  return state === 'connected' ? and(isNull(pausedAt), or(isNull(expiresAt), gt(expiresAt, soon))) : undefined;
};

/** GET /marketplace: by name, a numbered page or exactly these. */
export const listMarketplaceAccountsRoute = readRoute(listMarketplaceAccounts, async ({ query }, { db, clock }) => {
  const { limit, page, ids, search, state, sellerId } = query;
  const where = ids
    ? inArray(marketplaceAccount.id, ids)
    : and(
        search === undefined
          ? undefined
          : containsWords(search, [marketplaceAccount.name, marketplaceAccount.officialName, seller.name, marketplaceAccount.id]),
        sellerId === undefined ? undefined : eq(marketplaceAccount.sellerId, sellerId),
        stateIs(state, clock()),
      );
  const [counted] = await db
    .select({ n: count() })
    .from(marketplaceAccount)
    .innerJoin(seller, eq(seller.id, marketplaceAccount.sellerId))
    .where(where);
  const total = counted?.n ?? 0;
  const most = ids ? ids.length : limit;
  const at = ids ? 1 : page;
  const rows = await selectAccounts(db)
    .where(where)
    .orderBy(asc(folded(marketplaceAccount.name)), asc(marketplaceAccount.id))
    .limit(most)
    .offset((at - 1) * most);
  return ok({ items: rows.map(toRow), page: at, pages: Math.ceil(total / most), limit: most, total, next: null });
});

/** GET /marketplace/{id} */
export const getMarketplaceAccountRoute = readRoute(getMarketplaceAccount, async ({ params: { id } }, { db }) => {
  const account = await wholeAccount(db, id);
  return account ? ok(account) : refuse(notFound());
});
