import { desc, inArray } from 'drizzle-orm';
import { foldText } from '#lib/fold-text.ts';
import { specsOf } from '../categories/category-record.ts';
import { category } from '../db/schema/category.ts';
import type { Db } from '../db/open.ts';
import { wordsOf } from '../listings/search-words.ts';
import { idOf } from './assign-keys.ts';

/** A row that names none is kept under this one. */
export const otherCategory = 'Mais Categorias';

export interface FoundCategory {
  readonly id: string;
  /** The attributes it asks for. */
  readonly attributes: ReturnType<typeof specsOf>[number]['attributes'];
}

/** Categories by folded name; a name nobody knows becomes a category of its own. */
export const findCategories = async (db: Db, names: readonly string[]): Promise<ReadonlyMap<string, FoundCategory>> => {
  const wanted = new Set(names.map(foldText));
  const known = new Map(
    // Of several with one name the nearest to the root is meant: it comes last.
    (await db.select({ id: category.id, name: category.name }).from(category).orderBy(desc(category.level), desc(category.id)))
      .map(({ id, name }) => [foldText(name), id] as const)
      .filter(([name]) => wanted.has(name)),
  );
  // Reversed, so that a name written in two ways is kept as it came first.
  const unknown = names.filter((name) => !known.has(foldText(name))).toReversed();
  const added = new Map(unknown.map((name) => [foldText(name), toCategory(name)]));
  if (added.size > 0)
    await db
      .insert(category)
      .values([...added.values()])
      .onConflictDoNothing();
  const specs = await db
    .select({ id: category.id, specs: category.specs, requiredHere: category.requiredHere })
    .from(category)
    .where(inArray(category.id, [...known.values()]));
  const attributesOf = new Map(specs.map((each) => [each.id, specsOf(each).flatMap(({ attributes }) => attributes)]));
  const ids = [...known, ...[...added].map(([folded, { id }]) => [folded, id] as const)];
  return new Map(ids.map(([name, id]) => [name, { id, attributes: attributesOf.get(id) ?? [] }]));
};

/** A root of its own: nobody knows what it stands under. */
const toCategory = (name: string): typeof category.$inferInsert => {
  const id = idOf('category', foldText(name));
  return { id, name, level: 1, path: [id], search: wordsOf([name]) };
};
