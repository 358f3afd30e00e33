import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { getMarketplaceAccount, listMarketplaceAccounts, type MarketplaceAccountFilter } from '#contract/marketplace-account.ts';
import { addTo } from '#lib/dates.ts';
import { expiringDays } from '#machines/lifecycle/marketplace-account.ts';
import { foundByWords } from '../db/find-words.ts';
import { companyWords, seller } from '../db/schema/core.ts';
import { folded } from '../db/schema/folded.ts';
import { marketplaceAccount, placeWords } from '../db/schema/marketplace-account.ts';
import { pageOfRows } from '../http/numbered-page.ts';
import { orNotFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { selectAccounts, toRow, wholeAccount } from './account-row.ts';

const { pausedAt, expiresAt, connection, shutOutReason } = marketplaceAccount;

/** The same states as `connectionOf` tells, in words of the database. */
const stateIs = (state: NonNullable<MarketplaceAccountFilter['state']>[number], now: Date): SQL | undefined => {
  const soon = addTo(now, expiringDays, 'day');
  const isLetIn = or(eq(connection, 'unconnected'), and(eq(connection, 'connected'), isNull(shutOutReason)));
  if (state === 'paused') return isNotNull(pausedAt);
  if (state === 'closed') return and(isNull(pausedAt), eq(connection, 'connected'), isNotNull(shutOutReason));
  if (state === 'disconnected') return and(isNull(pausedAt), eq(connection, 'revoked'));
  if (state === 'expired') return and(isNull(pausedAt), or(eq(connection, 'reauthorize'), and(isLetIn, lte(expiresAt, now))));
  if (state === 'expiring') return and(isNull(pausedAt), isLetIn, gt(expiresAt, now), lte(expiresAt, soon));
  return and(isNull(pausedAt), isLetIn, eq(connection, state), or(isNull(expiresAt), gt(expiresAt, soon)));
};

/** By its own words, or by those of its company. */
export const foundAccounts = (search: string): SQL | undefined =>
  foundByWords(marketplaceAccount.id, search, [
    (found) => sql`select ${marketplaceAccount.id} from ${marketplaceAccount} where ${found(placeWords(marketplaceAccount))}`,
    (found) =>
      sql`select ${marketplaceAccount.id} from ${marketplaceAccount} join ${seller} on ${seller.id} = ${marketplaceAccount.sellerId} where ${found(companyWords(seller))}`,
  ]);

/** GET /marketplace: by name, a numbered page or exactly these. Which they are is found without what hangs on them. */
export const listMarketplaceAccountsRoute = readRoute(listMarketplaceAccounts, async ({ query }, { db, clock }) => {
  const { ids, search, state, sellerId } = query;
  const where = ids
    ? inArray(marketplaceAccount.id, ids)
    : and(
        search === undefined ? undefined : foundAccounts(search),
        sellerId === undefined ? undefined : eq(marketplaceAccount.sellerId, sellerId),
        state && or(...state.map((each) => stateIs(each, clock()))),
      );
  const byName = [asc(folded(marketplaceAccount.name)), asc(marketplaceAccount.id)];
  return pageOfRows({ db, query, where, order: byName, id: marketplaceAccount.id }, selectAccounts(db), toRow);
});

/** GET /marketplace/{id} */
export const getMarketplaceAccountRoute = readRoute(getMarketplaceAccount, async ({ params: { id } }, { db }) =>
  orNotFound(await wholeAccount(db, id)),
);
