import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { getQueueFacets } from '#contract/listing.ts';
import { ok } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { category } from '../db/schema/category.ts';
import { everySeller, listingTally } from '../db/schema/queue.ts';
import { readRoute } from '../http/route.ts';

/** GET /publish/facets: what filters offer, from the tally; no listing is read. */
export const queueFacetsRoute = readRoute(getQueueFacets, async (_input, { db }) => {
  const { sellerId, accountId, categoryId, status, count } = listingTally;
  const counted = await db
    .select({ sellerId, accountId, categoryId, count: sql<number>`sum(${count})::int` })
    .from(listingTally)
    .where(and(eq(status, 'pending'), ne(sellerId, everySeller)))
    .groupBy(sql`grouping sets ((${sellerId}), (${accountId}), (${categoryId}))`);
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
