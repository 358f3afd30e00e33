import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { listKits, type KitFilter } from '#contract/kit.ts';
import { countRows } from '../db/count-rows.ts';
import { kit } from '../db/schema/kit.ts';
import { cutOf, numberedPage } from '../http/numbered-page.ts';
import { readRoute } from '../http/route.ts';
import { hasWords } from '../db/find-words.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { kitsOf, selectKits, toRow } from './kit-row.ts';

const matches = (search: string): SQL | undefined => {
  const query = searchQueryOf(search);
  return query === null ? undefined : hasWords(kit.id, kit.search, query);
};

export const conditionsOf = ({ search, stock, listed }: KitFilter): SQL | undefined =>
  and(
    matches(search ?? ''),
    stock && (stock === 'none' ? sql`${kit.isShort}` : sql`not ${kit.isShort}`),
    listed && (listed === 'yes' ? sql`${kit.isListed}` : sql`not ${kit.isListed}`),
  );

/** GET /kit: by title, a numbered page or exactly these. Ids are cut out first: the rows before them are skipped in the index. */
export const listKitsRoute = readRoute(listKits, async ({ query }, { db, actor }) => {
  const { ids } = query;
  const own = kitsOf(actor);
  const whose = and(own, query.sellerId === undefined ? undefined : eq(kit.sellerId, query.sellerId));
  const which = ids ? undefined : conditionsOf(query);
  const where = ids ? and(own, inArray(kit.id, ids)) : and(whose, which);
  const { most, offset } = cutOf(query);
  const found = await db.select({ id: kit.id }).from(kit).where(where).orderBy(asc(kit.sortTitle), asc(kit.id)).limit(most).offset(offset);
  const kits = await selectKits(
    db,
    found.map(({ id }) => id),
  );
  return numberedPage(query, kits.map(toRow), (end) => countRows(db, kit, where, end));
});
