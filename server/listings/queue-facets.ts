import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { getQueueFacets } from '#contract/review-queue.ts';
import { ok } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { category } from '../db/schema/category.ts';
import { listing } from '../db/schema/listing.ts';
import { everySeller, listingTally } from '../db/schema/queue.ts';
import { readRoute } from '../http/route.ts';
import { judgedBlindBy } from '../second-looks/judged-blind.ts';
import { setAside } from './count-listings.ts';
import { hasStatus, hidesSkippedAndSnoozed, isKit, type Viewpoint } from './listing-filter.ts';

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

/** Of those the few that the list leaves out for whoever asks, as it leaves them out of its total. */
const countHidden = async (db: Db, { kit, ...filter }: Query, viewpoint: Viewpoint): Promise<readonly Counted[]> => {
  const blind = await judgedBlindBy(db, viewpoint.actor);
  const hides = [
    ...(hidesSkippedAndSnoozed(filter, viewpoint.actor) ? [inArray(listing.id, setAside(db, viewpoint))] : []),
    ...(blind.length > 0 ? [inArray(listing.id, [...blind])] : []),
  ];
  if (hides.length === 0) return [];
  const { sellerId, accountId, categoryId } = listing;
  return db
    .select({ sellerId, accountId, categoryId, count: sql<number>`count(*)::int` })
    .from(listing)
    .where(and(hasStatus('pending'), kit && isKit, or(...hides)))
    .groupBy(byEach(listing));
};

/** GET /publish/facets: what filters offer. */
export const queueFacetsRoute = readRoute(getQueueFacets, async ({ query }, { db, actor, clock }) => {
  const [all, hidden] = await Promise.all([query.kit ? countKits(db) : countAll(db), countHidden(db, query, { actor, now: clock() })]);
  const counted = [...all, ...hidden.map((each) => ({ ...each, count: -each.count }))];
  return ok({
    sellers: await named(db, seller, countsBy(counted, 'sellerId')),
    accounts: await named(db, marketplaceAccount, countsBy(counted, 'accountId')),
    categories: await named(db, category, countsBy(counted, 'categoryId')),
  });
});

type Query = z.output<typeof getQueueFacets.query>;
type Kind = 'sellerId' | 'accountId' | 'categoryId';
/** A grouping set leaves the other kinds null, whatever the column's type says. */
type Counted = { readonly [Name in Kind]: string | null } & { readonly count: number };
interface Facet {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

const countsBy = (counted: readonly Counted[], kind: Kind): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { [kind]: id, count } of counted) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + count);
  return new Map([...counts].filter(([, count]) => count > 0));
};

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
