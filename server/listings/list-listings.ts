import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { listKitListings, listListings, type ListingFilter, type ListingRow } from '#contract/listing.ts';
import { ok, type Result } from '#lib/result.ts';
import { listing } from '../db/schema/listing.ts';
import type { Counted } from '#lib/counted.ts';
import { countedTo } from '../db/count-rows.ts';
import { conditionsOfEach } from '../db/merge-walks.ts';
import type { Db } from '../db/open.ts';
import { fixed } from '../db/precompiled.ts';
import type { ServerProblem } from '../http/problem.ts';
import { toldFor } from '../http/numbered-page.ts';
import { readRoute, type ReadContext } from '../http/route.ts';
import { countListings } from './count-listings.ts';
import { begunAs, begunWith, endOf, cursorAfter, writeCursor, type Cursor } from '../http/cursor.ts';
import { isSeenBy, judgedBlindBy } from '../second-looks/judged-blind.ts';
import { conditionsOf, visibleTo, type Viewpoint } from './listing-filter.ts';
import { selectRows } from './listing-row.ts';
import { problemFound } from './problem-found.ts';
import { searchQueryOf } from './search-words.ts';

type Query = z.output<typeof listListings.query>;
type Page = z.output<typeof listListings.reply>;

/** After a cursor, a numbered page, or exactly these ids. A walk by the cursor is counted when it begins. */
const listPage = async (query: Query, { db, actor, clock }: ReadContext): Promise<Result<Page, ServerProblem>> => {
  const { limit, page, after, ids, total, ...filter } = query;
  const viewpoint = { actor, now: clock() };

  const isSeen = isSeenBy(actor);
  if (ids) {
    const items = await selectRows(db, { where: and(visibleTo(actor), inArray(listing.id, ids), isSeen), limit: ids.length }, viewpoint);
    return ok({ items: [...items], page: 1, pages: 1, limit: ids.length, total: items.length, next: null });
  }

  const read = cursorAfter(after);
  if (!read.ok) return read;
  const cursor = read.value;

  const { few, countedStep } = await problemFound(db, filter, actor);
  // One more than asked tells whether there is a next page; a count would not, since rows move while one pages.
  const where = conditionsOfEach(filter, 'status', (each) =>
    and(conditionsOf(each, viewpoint, few), cursor ? isAfter(cursor, searchQueryOf(filter.search ?? '') !== null) : undefined, isSeen),
  );
  const offset = cursor === null && page !== undefined ? (page - 1) * limit : 0;
  const count = () => countSeen(db, filter, viewpoint, { most: countedTo(offset + limit, countedStep), few });
  const told = cursor ? begunWith(cursor) : toldFor({ total }, offset + limit);
  const [found, known] = await Promise.all([selectRows(db, { where, limit: limit + 1, offset }, viewpoint), told ?? count()]);
  const isShorter = told !== undefined && !cursor && found.length <= limit;
  const counted = isShorter ? await count() : known;
  const items = found.slice(0, limit);
  return ok({
    items,
    page: page ?? 1,
    pages: Math.ceil(counted.total / limit),
    limit,
    ...counted,
    next: found.length > limit ? cursorAt(items.at(-1), counted) : null,
  });
};

const countSeen = async (
  db: Db,
  filter: ListingFilter,
  viewpoint: Viewpoint,
  { most, few }: { readonly most: number; readonly few: string | undefined },
): Promise<Counted> => countListings(db, filter, viewpoint, most, { few, blind: await judgedBlindBy(db, viewpoint.actor) });

/** GET /publish. */
export const listListingsRoute = readRoute(listListings, ({ query }, context) => listPage(query, context));

/** GET /kitPublish: kits alone. */
export const listKitListingsRoute = readRoute(listKitListings, ({ query }, context) => listPage({ ...query, kit: 'only' }, context));

const cursorAt = (last: ListingRow | undefined, counted: Counted): string | null =>
  last ? writeCursor({ at: new Date(last.dueAt), id: last.publishId, begun: begunAs(counted) }) : null;

const place = fixed(sql`(${listing.dueAt}, ${listing.id})`);
const isAfter = (cursor: Cursor, isSearch: boolean): SQL => sql`${place} > ${endOf(cursor, isSearch)}`;
