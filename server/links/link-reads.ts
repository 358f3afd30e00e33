import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ListingFilter } from '#contract/listing.ts';
import { getLink, listLinks, listSkuOffers, type LinkFilter } from '#contract/link.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Counted } from '#lib/counted.ts';
import { countRows } from '../db/count-rows.ts';
import type { Db } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import type { Actor } from '../http/actor.ts';
import { cutOf, numberedPage } from '../http/numbered-page.ts';
import { notFound, orNotFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { countListings } from '../listings/count-listings.ts';
import { visibleTo, type Viewpoint } from '../listings/listing-filter.ts';
import { hasWords } from '../db/find-words.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { isBound, selectLinks } from './link-row.ts';
import { offersFor } from './sku-offers.ts';

/** As the index says it: of `not (a or b)` the database makes two conditions, and reads 10,000 rows in place of their part of the index. */
export const stateIs = (state: LinkFilter['state']): SQL | undefined =>
  state && (state === 'unbound' ? sql`${isBound} is false` : sql`${isBound} is true`);

interface Wanted {
  readonly whose: SQL | undefined;
  readonly found: SQL | undefined;
  /** Set where they are all listings there are, of a company or of everybody: those are counted without reading them. */
  readonly all: Pick<ListingFilter, 'sellerId'> | null;
}

type LinkQuery = LinkFilter & { readonly ids?: readonly string[] | undefined };

const wantedBy = ({ ids, search, sellerId, state }: LinkQuery, actor: Actor): Wanted => {
  if (ids) return { whose: and(visibleTo(actor), inArray(listing.id, [...ids])), found: undefined, all: null };
  const query = searchQueryOf(search ?? '');
  const ofCompany = sellerId === undefined ? undefined : eq(listing.sellerId, sellerId);
  return {
    whose: and(visibleTo(actor), ofCompany, stateIs(state)),
    found: query === null ? undefined : hasWords(listing.id, listing.search, query),
    all: state === undefined ? { sellerId } : null,
  };
};

const countLinks = (db: Db, { whose, found, all }: Wanted, viewpoint: Viewpoint, most: number): Promise<Counted> =>
  all && !found ? countListings(db, { ...all, set: 'include' }, viewpoint, most) : countRows(db, listing, and(whose, found), most);

/** GET /link: unbound ones first, a numbered page or exactly these. Ids are cut out first: the rows before them are skipped in the index. */
export const listLinksRoute = readRoute(listLinks, async ({ query }, { db, actor, clock }) => {
  const wanted = wantedBy(query, actor);
  const { most, offset } = cutOf(query);
  const rows = await db
    .select({ id: listing.id })
    .from(listing)
    .where(and(wanted.whose, wanted.found))
    .orderBy(isBound, asc(listing.id))
    .limit(most)
    .offset(offset);
  const items = await selectLinks(
    db,
    rows.map(({ id }) => id),
  );
  return numberedPage(query, items, (end) => countLinks(db, wanted, { actor, now: clock() }, end));
});

/** GET /link/{id} */
export const getLinkRoute = readRoute(getLink, async ({ params: { id } }, { db, actor }) => {
  const [own] = await db
    .select({ id: listing.id })
    .from(listing)
    .where(and(eq(listing.id, id), visibleTo(actor)));
  const [row] = own ? await selectLinks(db, [own.id]) : [];
  return orNotFound(row);
});

/** GET /link/{id}/sku */
export const listSkuOffersRoute = readRoute(listSkuOffers, async ({ params: { id } }, { db, actor }) => {
  const [own] = await db
    .select({ sellerId: listing.sellerId, title: listing.title, sku: listing.sku, gtin: listing.gtin })
    .from(listing)
    .where(and(eq(listing.id, id), visibleTo(actor)));
  return own ? ok([...(await offersFor(db, own))]) : refuse(notFound());
});
