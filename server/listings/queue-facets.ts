import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { getQueueFacets } from '#contract/review-queue.ts';
import { ok } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { category } from '../db/schema/category.ts';
import { listing } from '../db/schema/listing.ts';
import { everySeller, listingTally } from '../db/schema/queue.ts';
import { readRoute } from '../http/route.ts';
import { hasStatus, isKit } from './listing-filter.ts';

/** One count for each company, each account and each category. */
const byEach = ({ sellerId, accountId, categoryId }: Readonly<Record<Kind, AnyPgColumn>>): SQL =>
  sql`grouping sets ((${sellerId}), (${accountId}), (${categoryId}))`;

/** From the counters: no listing is read. */
const countAll = (db: Db): Promise<readonly Counted[]> => {
  const { sellerId, accountId, categoryId, status, count } = listingTally;
  return db
    .select({ sellerId, accountId, categoryId, count: sql<number>`sum(${count})::int` })
    .from(listingTally)
    .where(and(eq(status, 'pending'), ne(sellerId, everySeller)))
    .groupBy(byEach(listingTally));
};

/** The tally does not tell kits from the others; they are few. */
const countKits = (db: Db): Promise<readonly Counted[]> => {
  const { sellerId, accountId, categoryId } = listing;
  return db
    .select({ sellerId, accountId, categoryId, count: sql<number>`count(*)::int` })
    .from(listing)
    .where(and(hasStatus('pending'), isKit))
    .groupBy(byEach(listing));
};

/** GET /publish/facets: what filters offer. */
export const queueFacetsRoute = readRoute(getQueueFacets, async ({ query: { kit } }, { db }) => {
  const counted = await (kit ? countKits(db) : countAll(db));
  return ok({
    sellers: await named(db, seller, countsBy(counted, 'sellerId')),
    accounts: await named(db, marketplaceAccount, countsBy(counted, 'accountId')),
    categories: await named(db, category, countsBy(counted, 'categoryId')),
  });
});

type Kind = 'sellerId' | 'accountId' | 'categoryId';
/** A grouping set leaves the other kinds null, whatever the column's type says. */
type Counted = { readonly [Name in Kind]: string | null } & { readonly count: number };
interface Facet {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

const countsBy = (counted: readonly Counted[], kind: Kind): ReadonlyMap<string, number> =>
  new Map(counted.flatMap((row) => (row[kind] !== null && row.count > 0 ? [[row[kind], row.count]] : [])));

const named = async (
  db: Db,
  table: typeof seller | typeof marketplaceAccount | typeof category,
  counts: ReadonlyMap<string, number>,
): Promise<Facet[]> => {
  if (counts.size === 0) return [];
  const names = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.id, [...counts.keys()]));
  return names
    .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'pt-BR'));
};
