import { eq, inArray } from 'drizzle-orm';
import { checkNames, type CheckName, type CheckWeights } from '#contract/check.ts';
import type { Db } from '../db/open.ts';
import { category } from '../db/schema/category.ts';

/** What checks count in a category: what it says itself, else what is said nearest above it. */
export const readWeights = async (db: Pick<Db, 'select'>, categoryId: string): Promise<CheckWeights> => {
  const [found] = await db.select({ path: category.path, own: category.checkWeights }).from(category).where(eq(category.id, categoryId));
  const above = found?.path.filter((id) => id !== categoryId) ?? [];
  return { ...(await readWeightsOf(db, above)), ...found?.own };
};

/** Which checks are switched off in a category. */
export const readOff = async (db: Pick<Db, 'select'>, categoryId: string): Promise<CheckName[]> => {
  const weights = await readWeights(db, categoryId);
  return checkNames.filter((name) => weights[name] === 'off');
};

/** Of a way from the top down: the lower says over the higher. */
export const readWeightsOf = async (db: Pick<Db, 'select'>, way: readonly string[]): Promise<CheckWeights> => {
  if (way.length === 0) return {};
  const rows = await db
    .select({ id: category.id, own: category.checkWeights })
    .from(category)
    .where(inArray(category.id, [...way]));
  const byId = new Map(rows.map(({ id, own }) => [id, own]));
  return Object.assign({}, ...way.map((id) => byId.get(id) ?? {})) as CheckWeights;
};
