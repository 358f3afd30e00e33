import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { getLink, listLinks, listSkuOffers, type LinkFilter } from '#contract/link.ts';
import { ok, refuse } from '#lib/result.ts';
import { countUpToLimit } from '../db/count-up-to-limit.ts';
import type { Db } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { visibleTo } from '../listings/listing-filter.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { isBound, selectLinks } from './link-row.ts';
import { offersFor } from './sku-offers.ts';

const stateIs = (state: LinkFilter['state']): SQL | undefined => {
  if (state === undefined) return undefined;
  return state === 'unbound' ? sql`not ${isBound}` : isBound;
};

const countLinks = (db: Db, whose: SQL | undefined, found: SQL | undefined): Promise<number> =>
  found ? countUpToLimit(db, listing, and(whose, found)) : db.$count(listing, whose);

/** GET /link: unbound ones first, a numbered page or exactly these. Ids are cut out first: the rows before them are skipped in the index. */
export const listLinksRoute = readRoute(listLinks, async ({ query: { limit, page, ids, search, sellerId, state } }, { db, actor }) => {
  const query = searchQueryOf(search ?? '');
  const whose = ids
    ? and(visibleTo(actor), inArray(listing.id, ids))
    : and(visibleTo(actor), sellerId === undefined ? undefined : eq(listing.sellerId, sellerId), stateIs(state));
  const found = query === null || ids ? undefined : sql`${listing.search} @@ ${query}::tsquery`;
  const most = ids ? ids.length : limit;
  const at = ids ? 1 : page;
  const total = await countLinks(db, whose, found);
  const rows = await db
    .select({ id: listing.id })
    .from(listing)
    .where(and(whose, found))
    .orderBy(isBound, asc(listing.id))
    .limit(most)
    .offset((at - 1) * most);
  const items = await selectLinks(
    db,
    rows.map(({ id }) => id),
  );
  return ok({ items: [...items], page: at, pages: Math.ceil(total / most), limit: most, total, next: null });
});

/** GET /link/{id} */
export const getLinkRoute = readRoute(getLink, async ({ params: { id } }, { db, actor }) => {
  const [own] = await db
    .select({ id: listing.id })
    .from(listing)
    .where(and(eq(listing.id, id), visibleTo(actor)));
  const [row] = own ? await selectLinks(db, [own.id]) : [];
  return row ? ok(row) : refuse(notFound());
});

/** GET /link/{id}/sku */
export const listSkuOffersRoute = readRoute(listSkuOffers, async ({ params: { id } }, { db, actor }) => {
  const [own] = await db
    .select({ sellerId: listing.sellerId, title: listing.title, sku: listing.sku, gtin: listing.gtin })
    .from(listing)
    .where(and(eq(listing.id, id), visibleTo(actor)));
  return own ? ok([...(await offersFor(db, own))]) : refuse(notFound());
});
