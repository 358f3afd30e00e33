import { and, asc, count, eq, exists, inArray, max, sql, type SQL } from 'drizzle-orm';
import { mostNamed, type Backlog } from '#contract/backlog.ts';
import type { HeldReason } from '#contract/integration-job.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { ofOwn, type Actor } from '../http/actor.ts';
import { subjectOf } from '../listings/listing-event.ts';

/** What goes by a person's word; the rest waits for something else: an account, a grant, another adapter. */
export const sentByWord: readonly HeldReason[] = ['unconfirmed', 'forbidden'];

const { id, version, name, sellerId } = marketplaceAccount;
const { accountId, status, heldReason, kind, createdAt } = integrationJob;

export const accountsOf = (actor: Pick<Actor, 'role' | 'sellerId'>): SQL | undefined => ofOwn(sellerId, actor);

/** A listing that waits to be published would wait for ever: its approval is taken back instead. */
export const waitsForIt = (db: Db | Tx) =>
  db
    .select({ id: listing.id })
    .from(listing)
    .where(
      // By the listing's own key: put the other way round every listing was compared with every job.
      and(
        eq(kind, 'publishListing'),
        eq(listing.status, 'processing'),
        sql`${listing.id} = substr(${integrationJob.subject}, ${subjectOf('').length + 1}::int)`,
      ),
    );

/** What a word would send, in the order it would be sent in; of the rest nothing goes, so nothing of it is named. */
const firstOf = (db: Db | Tx, account: string) =>
  db
    .select({ kind, name: integrationJob.name, createdAt })
    .from(integrationJob)
    .where(and(eq(accountId, account), eq(status, 'held'), inArray(heldReason, [...sentByWord])))
    .orderBy(asc(createdAt), asc(integrationJob.id))
    .limit(mostNamed);

interface Counted {
  readonly reason: HeldReason | null;
  readonly kind: Backlog['kinds'][number]['kind'];
  readonly n: number;
  /** How many of them a listing waits for. */
  readonly awaited: number;
  readonly newest: Date | null;
}

const sumBy = <Key>(rows: readonly Counted[], keyOf: (row: Counted) => Key): readonly (readonly [Key, number])[] => {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.n);
  return [...sums].toSorted(([, x], [, y]) => y - x);
};

const newestOf = (rows: readonly Counted[]): string | null =>
  rows.reduce<string | null>((newest, row) => {
    const at = row.newest?.toISOString() ?? null;
    return at !== null && (newest === null || at > newest) ? at : newest;
  }, null);

/** What waits of these accounts, in the order they were asked for. */
export const backlogsOf = async (db: Db | Tx, which: SQL | undefined): Promise<Backlog[]> => {
  const accounts = await db
    .select({ _id: id, version, accountName: name, sellerId, sellerName: seller.name })
    .from(marketplaceAccount)
    .innerJoin(seller, eq(seller.id, sellerId))
    .where(which)
    .orderBy(asc(name), asc(id));
  const counted = await db
    .select({
      account: accountId,
      reason: heldReason,
      kind,
      n: count(),
      awaited: count(sql`case when ${exists(waitsForIt(db))} then 1 end`),
      newest: max(createdAt),
    })
    .from(integrationJob)
    .where(
      and(
        eq(status, 'held'),
        inArray(
          accountId,
          accounts.map(({ _id }) => _id),
        ),
      ),
    )
    .groupBy(accountId, heldReason, kind);
  const found: Backlog[] = [];
  for (const account of accounts) {
    const rows = counted.filter((row) => row.account === account._id);
    const first = rows.length === 0 ? [] : await firstOf(db, account._id);
    found.push({
      ...account,
      total: rows.reduce((sum, { n }) => sum + n, 0),
      reasons: sumBy(rows, ({ reason }) => reason ?? 'unconfirmed').map(([reason, n]) => ({ reason, count: n })),
      kinds: sumBy(rows, (row) => row.kind).map(([of, n]) => ({ kind: of, count: n })),
      sendable: rows.reduce((sum, { reason, n }) => sum + (reason !== null && sentByWord.includes(reason) ? n : 0), 0),
      discardable: rows.reduce((sum, { n, awaited }) => sum + n - awaited, 0),
      first: first.map((each) => ({ ...each, createdAt: each.createdAt.toISOString() })),
      until: newestOf(rows),
    });
  }
  return found;
};

/** Accounts to which something is not sent. */
export const hasBacklog = sql`${id} in (select ${accountId} from ${integrationJob} where ${status} = 'held')`;
