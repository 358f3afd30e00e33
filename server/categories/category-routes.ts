import { asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import {
  getCategory,
  getCategoryStatus,
  getRequiredAttributes,
  isAlwaysRequired,
  listExcludedCategories,
  listRootCategories,
  searchCategories,
} from '#contract/category.ts';
import { foldedWords } from '#lib/fold-text.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { category } from '../db/schema/category.ts';
import { listing } from '../db/schema/listing.ts';
import { notFound } from '../http/problem.ts';
import { described, readRoute } from '../http/route.ts';
import { visibleTo } from '../listings/listing-filter.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { hasChildren, specsOf } from './category-record.ts';
import { listCompatibilityOptionsRoute, searchCompatibilitiesRoute, getCompatibilityRoute } from './compatibility-routes.ts';
import { getGuidelinesRoute, saveGuidelinesRoute } from './guidelines.ts';
import { listCategoriesRoute, getCategoryPageRoute } from './list-categories.ts';
import { stepCategoryRoute } from './step-category.ts';
import { getTechnicalSpecsRoute } from './technical-specs.ts';
import { listVehiclesRoute, getVehicleRoute, addVehicleRoute, offerVehicleRoute } from './vehicle-routes.ts';

/** What a search answers at most: more are not looked through, the words are made better instead. */
const mostFound = 30;
const mostRanked = 500;

const namesOf = (db: Db, where: SQL) =>
  db
    .select({ id: category.id, name: category.name, hasChildren })
    .from(category)
    .where(where)
    .orderBy(asc(category.name), asc(category.id));

const listRootCategoriesRoute = readRoute(listRootCategories, async (_input, { db }) => ok(await namesOf(db, isNull(category.parentId))));

const excludedIds = async (db: Db): Promise<string[]> =>
  (await db.select({ id: category.id }).from(category).where(eq(category.isExcluded, true)).orderBy(asc(category.id))).map(({ id }) => id);

const listExcludedCategoriesRoute = readRoute(listExcludedCategories, async (_input, { db }) => ok(await excludedIds(db)));

/** Names by id, for the ways from the root. */
const nameAll = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    ids.length === 0
      ? []
      : (
          await db
            .select({ id: category.id, name: category.name })
            .from(category)
            .where(inArray(category.id, [...ids]))
        ).map(({ id, name }) => [id, name]),
  );

const wayOf = (path: readonly string[], names: ReadonlyMap<string, string>) => path.map((id) => ({ id, name: names.get(id) ?? id }));

const pathOf = ({ id, path }: { readonly id: string; readonly path: readonly string[] }): readonly string[] =>
  path.length === 0 ? [id] : path;

const getCategoryRoute = readRoute(getCategory, async ({ params: { id } }, { db }) => {
  const [found] = await db.select({ id: category.id, name: category.name, path: category.path }).from(category).where(eq(category.id, id));
  if (!found) return refuse(notFound());
  const path = pathOf(found);
  return ok({
    id,
    name: found.name,
    path_from_root: wayOf(path, await nameAll(db, path)),
    children_categories: await namesOf(db, eq(category.parentId, id)),
  });
});

/** Does every word looked for begin one of the name's own? */
const isNamed = (name: string, q: string): boolean => {
  const own = foldedWords(name);
  return foldedWords(q).every((word) => own.some((each) => each.startsWith(word)));
};

/**
 * Only categories that can be chosen: without children, and not below an excluded one. Matches by their own name come before matches by an
 * ancestor's.
 */
const searchCategoriesRoute = readRoute(searchCategories, async ({ query: { q } }, { db }) => {
  const query = searchQueryOf(q);
  if (query === null) return ok([]);
  const rows = await db
    .select({ id: category.id, name: category.name, path: category.path })
    .from(category)
    .where(sql`${category.search} @@ ${query}::tsquery and ${category.isLeaf} and not ${category.isClosed}`)
    .orderBy(asc(category.level), asc(category.name), asc(category.id))
    .limit(mostRanked);
  const ranked = rows.toSorted((a, b) => Number(isNamed(b.name, q)) - Number(isNamed(a.name, q))).slice(0, mostFound);
  const names = await nameAll(db, [...new Set(ranked.flatMap(pathOf))]);
  return ok(ranked.map((row) => ({ id: row.id, name: row.name, path_from_root: wayOf(pathOf(row), names) })));
});

const getRequiredAttributesRoute = readRoute(getRequiredAttributes, async ({ params: { id } }, { db }) => {
  const [found] = await db.select({ specs: category.specs, requiredHere: category.requiredHere }).from(category).where(eq(category.id, id));
  return found ? ok(specsOf(found).flatMap(({ attributes }) => attributes.filter(isAlwaysRequired))) : refuse(notFound());
});

/** GET /publish/statusCategory: of a listing the person may see (decision 21), and of the category it is to have. */
const getCategoryStatusRoute = readRoute(getCategoryStatus, async ({ query }, { db, actor }) => {
  const [seen] = await db
    .select({ id: listing.id })
    .from(listing)
    .where(sql`${eq(listing.id, query.publish)} and ${visibleTo(actor) ?? sql`true`}`);
  const [found] = await db.select({ shipModes: category.shipModes }).from(category).where(eq(category.id, query.id));
  return seen && found ? ok(found.shipModes.map((mode) => ({ mode }))) : refuse(notFound());
});

export const categoryRoutes = described([
  [getCategoryRoute, 'A category: the way to it and what is below it'],
  [getCategoryStatusRoute, 'Which shipping modes a category allows a listing'],
  [getRequiredAttributesRoute, 'The attributes that a category requires'],
  [listExcludedCategoriesRoute, 'Ids of categories nothing is listed in, nor in what is below them'],
  [listRootCategoriesRoute, 'The main categories of the marketplace'],
  [searchCategoriesRoute, 'Categories of any level that can be chosen, by words of their names or of the way to them'],
  [listCategoriesRoute, 'Categories, from the main ones down, with what the hub decided about each'],
  [getCategoryPageRoute, 'One category: what is below it, its attributes, and what was decided about it'],
  [
    stepCategoryRoute,
    'Closes or opens a category, says how it ships, asks for an attribute or no longer; listings there are left as they are',
  ],
  [getGuidelinesRoute, 'What reviewers go by in a category: its own guidelines, else those of the nearest above it, else the hub’s'],
  [saveGuidelinesRoute, 'Writes the guidelines of a category, or of the hub; what was written before is kept'],
  [listVehiclesRoute, 'Vehicles that parts may fit, by brand, model and year'],
  [getVehicleRoute, 'One vehicle, with listings that say they fit it'],
  [addVehicleRoute, 'Adds a vehicle; one that is there already is refused'],
  [offerVehicleRoute, 'Takes a vehicle out of what is offered, or puts it back'],
  [getTechnicalSpecsRoute, 'Technical attributes of a category, by group'],
  [listCompatibilityOptionsRoute, 'What the next picker offers, after those answered so far; nothing when all are'],
  [searchCompatibilitiesRoute, 'The vehicles of a choice, page by page'],
  [getCompatibilityRoute, 'One vehicle'],
]);
