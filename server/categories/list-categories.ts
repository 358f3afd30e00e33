import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { checks } from '#checks/checks.ts';
import type { CheckWeights } from '#contract/check.ts';
import { getCategoryPage, listCategories, mostCounted, type CategoryFilter } from '#contract/category-rules-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import { readWeightsOf } from '../listing-checks/read-weights.ts';
import { countRows } from '../db/count-rows.ts';
import { category } from '../db/schema/category.ts';
import { listing } from '../db/schema/listing.ts';
import { idsOfPage, numberedPage } from '../http/numbered-page.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { visibleTo } from '../listings/listing-filter.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { categoryHistory, hasChildren, knowsChecks, rowColumns, specsOf, toCategoryRows } from './category-record.ts';

/** Written out, so that the plan can see which of them are few. */
const stateIs = (state: CategoryFilter['state']): SQL | undefined => {
  if (state === undefined) return undefined;
  if (state === 'stricter') return sql`cardinality(${category.requiredHere}) > 0`;
  return state === 'excluded' ? sql`${category.isClosed}` : sql`not ${category.isClosed}`;
};

export const conditionsOf = ({ search, state, kind }: CategoryFilter): SQL | undefined => {
  const query = search === undefined ? null : searchQueryOf(search);
  return and(
    query === null ? undefined : sql`${category.search} @@ ${query}::tsquery`,
    stateIs(state),
    kind === 'root' ? isNull(category.parentId) : undefined,
    kind === 'leaf' ? sql`${category.isLeaf}` : undefined,
  );
};

export const fromMainDown = [asc(category.level), asc(category.name), asc(category.id)] as const;

/** GET /category: from the main ones down, by name; a numbered page or exactly these. */
export const listCategoriesRoute = readRoute(listCategories, async ({ query }, { db, actor }) => {
  const { ids } = query;
  const where = ids ? inArray(category.id, ids) : conditionsOf(query);
  const count = (most: number) => countRows(db, category, where, most);
  const shown = idsOfPage(db, category.id, { where, order: fromMainDown, query });
  const rows = await db
    .select(rowColumns)
    .from(category)
    .where(inArray(category.id, shown))
    .orderBy(...fromMainDown);
  return numberedPage(query, await toCategoryRows(db, rows, actor), count);
});

const usualWeights: CheckWeights = Object.fromEntries(checks.map(({ name, severity }) => [name, severity]));

/** GET /category/{id}: its listings are counted among those the person may see, and not beyond what a number is read for. */
export const getCategoryPageRoute = readRoute(getCategoryPage, async ({ params: { id } }, { db, actor }) => {
  const [found] = await db
    .select({ ...rowColumns, specs: category.specs })
    .from(category)
    .where(eq(category.id, id));
  const [row] = found ? await toCategoryRows(db, [found], actor) : [];
  if (!found || !row) return refuse(notFound());
  const children = await db
    .select({ id: category.id, name: category.name, hasChildren, isExcluded: category.isExcluded })
    .from(category)
    .where(eq(category.parentId, id))
    .orderBy(asc(category.name), asc(category.id));
  const counted = db
    .select({ id: listing.id })
    .from(listing)
    .where(and(eq(listing.categoryId, id), visibleTo(actor)))
    .limit(mostCounted)
    .as('counted');
  return ok({
    ...row,
    children,
    ...(knowsChecks(actor) && {
      checkWeightsAbove: {
        ...usualWeights,
        ...(await readWeightsOf(
          db,
          found.path.filter((each) => each !== id),
        )),
      },
    }),
    groups: specsOf(found).map(({ attributes, ...group }) => ({ ...group, attributes: [...attributes] })),
    listings: await db.$count(counted),
    history: await categoryHistory(db, id, actor),
  });
});
