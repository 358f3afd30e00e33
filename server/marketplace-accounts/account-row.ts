import { and, eq, isNull, sql, sum } from 'drizzle-orm';
import { MarketplaceAccountEvent, type MarketplaceAccount, type MarketplaceAccountRow } from '#contract/marketplace-account.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { listingTally } from '../db/schema/queue.ts';
import { historyOf } from '../stream/history-of.ts';

export const subjectOf = (id: string): string => `marketplace:${id}`;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** With the name of whose each is; the caller says which, in what order and how many. */
export const selectAccounts = (db: Db | Tx) =>
  db
    .select({ account: marketplaceAccount, sellerName: seller.name })
    .from(marketplaceAccount)
    .innerJoin(seller, eq(seller.id, marketplaceAccount.sellerId))
    .$dynamic();

export const toRow = ({ account, sellerName }: Awaited<ReturnType<typeof selectAccounts>>[number]): MarketplaceAccountRow => ({
  _id: account.id,
  version: account.version,
  name: account.name,
  officialName: account.officialName,
  sellerId: account.sellerId,
  sellerName,
  connectedAt: account.connectedAt.toISOString(),
  expiresAt: iso(account.expiresAt),
  pausedAt: iso(account.pausedAt),
  pauseReason: account.pauseReason,
  connection: account.connection,
  shutOutReason: account.shutOutReason,
});

/** One account, whole; null when there is none. */
export const wholeAccount = async (db: Db | Tx, id: string): Promise<MarketplaceAccount | null> => {
  const [found] = await selectAccounts(db).where(eq(marketplaceAccount.id, id));
  if (!found) return null;
  const listings = await db
    .select({ status: listingTally.status, count: sql<number>`${sum(listingTally.count)}::int` })
    .from(listingTally)
    .where(and(eq(listingTally.sellerId, found.account.sellerId), eq(listingTally.accountId, id)))
    .groupBy(listingTally.status)
    .having(sql`${sum(listingTally.count)} > 0`)
    .orderBy(listingTally.status);
  const waiting = await db.$count(integrationJob, and(eq(integrationJob.accountId, id), isNull(integrationJob.endedAt)));
  return {
    ...toRow(found),
    authorizedAt: iso(found.account.authorizedAt),
    authorizedBy: found.account.authorizedBy,
    scopes: found.account.scopes ?? [],
    waiting,
    listings,
    history: await historyOf(db, { subject: subjectOf(id), line: MarketplaceAccountEvent, unsaid: { reason: null } }),
  };
};
