import { desc, inArray } from 'drizzle-orm';
import { foldText } from '#lib/fold-text.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { specsOf } from '../categories/category-record.ts';
import { whyNotListed } from '../categories/find-leaf.ts';
import { category } from '../db/schema/category.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Sentence } from '../language/sentences.ts';
import { wordsOf } from '../listings/search-words.ts';
import { idOf } from './assign-keys.ts';

/** A row that names none is kept under this one, until somebody chooses another in its review: it may have others below it. */
export const otherCategory = 'Mais Categorias';
const waiting = foldText(otherCategory);

export interface FoundCategory {
  readonly id: string;
  /** The attributes it asks for. */
  readonly attributes: ReturnType<typeof specsOf>[number]['attributes'];
}

/** Of these names, by folded name: of several with one name the nearest to the root comes last. */
const withNames = async (db: Db | Tx, names: readonly string[]) => {
  const wanted = new Set(names.map(foldText));
  const { id, name, level, isLeaf, isClosed } = category;
  const all = await db.select({ id, name, isLeaf, isClosed }).from(category).orderBy(desc(level), desc(id));
  return all.map((each) => ({ ...each, folded: foldText(each.name) })).filter(({ folded }) => wanted.has(folded));
};

/** What each of these asks for. */
const attributesOf = async (db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, FoundCategory['attributes']>> => {
  const specs = await db
    .select({ id: category.id, specs: category.specs, requiredHere: category.requiredHere })
    .from(category)
    .where(inArray(category.id, [...ids]));
  return new Map(specs.map((each) => [each.id, specsOf(each).flatMap(({ attributes }) => attributes)]));
};

/** Categories by folded name; a name nobody knows becomes a category of its own. */
export const findCategories = async (db: Db | Tx, names: readonly string[]): Promise<ReadonlyMap<string, FoundCategory>> => {
  const known = new Map((await withNames(db, names)).map(({ id, folded }) => [folded, id] as const));
  // Reversed, so that a name written in two ways is kept as it came first.
  const unknown = names.filter((name) => !known.has(foldText(name))).toReversed();
  const added = new Map(unknown.map((name) => [foldText(name), toCategory(name)]));
  if (added.size > 0)
    await db
      .insert(category)
      .values([...added.values()])
      .onConflictDoNothing();
  const attributes = await attributesOf(db, [...known.values()]);
  const ids = [...known, ...[...added].map(([folded, { id }]) => [folded, id] as const)];
  return new Map(ids.map(([name, id]) => [name, { id, attributes: attributes.get(id) ?? [] }]));
};

/** Categories by folded name, in which something may be listed, or why nothing is; a name nobody knows is missing. */
export const findListedCategories = async (
  db: Db | Tx,
  names: readonly string[],
): Promise<ReadonlyMap<string, Result<FoundCategory, Sentence>>> => {
  const found = await withNames(db, names);
  const whyNot = (each: (typeof found)[number]): Sentence | null =>
    whyNotListed({ ...each, isLeaf: each.isLeaf || each.folded === waiting });
  const isOpen = (each: (typeof found)[number]): boolean => whyNot(each) === null;
  // Of one name, an open category is taken before a closed one.
  const chosen = new Map([...found.filter((each) => !isOpen(each)), ...found.filter(isOpen)].map((each) => [each.folded, each]));
  const attributes = await attributesOf(
    db,
    [...chosen.values()].map(({ id }) => id),
  );
  return new Map(
    [...chosen].map(([folded, each]) => {
      const why = whyNot(each);
      return [folded, why === null ? ok({ id: each.id, attributes: attributes.get(each.id) ?? [] }) : refuse(why)] as const;
    }),
  );
};

/** A root of its own: nobody knows what it stands under. */
const toCategory = (name: string): typeof category.$inferInsert => {
  const id = idOf('category', foldText(name));
  return { id, name, level: 1, path: [id], search: wordsOf([name]) };
};
