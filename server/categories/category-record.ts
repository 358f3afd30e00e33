import { eq, inArray, ne, sql } from 'drizzle-orm';
import { CategoryEvent, type CategoryRow } from '#contract/category-rules-calls.ts';
import type { Result } from '#lib/result.ts';
import type { Db, Tx } from '../db/open.ts';
import { category, type SpecGroup } from '../db/schema/category.ts';
import { event } from '../db/schema/core.ts';
import type { Actor } from '../http/actor.ts';
import type { ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import { historyOf } from '../stream/history-of.ts';
import { takeFound } from '../stream/take-found.ts';

export type CategoryRecord = typeof category.$inferSelect;

export const subjectOf = (id: string): string => `category:${id}`;

/** As everybody is told of them: what the hub asks for is required like what the marketplace does, and tagged as the hub's. */
export const specsOf = ({ specs, requiredHere }: Pick<CategoryRecord, 'specs' | 'requiredHere'>): readonly SpecGroup[] =>
  requiredHere.length === 0
    ? specs
    : specs.map((group) => ({
        ...group,
        attributes: group.attributes.map((each) =>
          requiredHere.includes(each.id) ? { ...each, tags: [...each.tags, 'required', 'hub_required'] } : each,
        ),
      }));

/** As the tree of choices says it. */
export const hasChildren = sql<boolean>`not ${category.isLeaf}`;

/** Without the attributes, which are long and a list does not show. */
export const rowColumns = {
  id: category.id,
  parentId: category.parentId,
  level: category.level,
  name: category.name,
  path: category.path,
  shipModes: category.shipModes,
  isExcluded: category.isExcluded,
  requiredHere: category.requiredHere,
  checkWeights: category.checkWeights,
  version: category.version,
  isLeaf: category.isLeaf,
};
type Selected = Omit<CategoryRecord, 'specs' | 'search' | 'isClosed'>;

/** Sellers write listings, so they are not told what the checks look for, nor how strictly. */
export const knowsChecks = ({ role }: Pick<Actor, 'role'>): boolean => role !== 'seller';

/** With the names of the way to each, and what above it is closed: one question for all. */
export const toCategoryRows = async (db: Db | Tx, rows: readonly Selected[], actor: Actor): Promise<CategoryRow[]> => {
  const ids = [...new Set(rows.flatMap(({ path }) => path))];
  const above = new Map(
    ids.length === 0
      ? []
      : (
          await db
            .select({ id: category.id, name: category.name, isExcluded: category.isExcluded })
            .from(category)
            .where(inArray(category.id, ids))
        ).map((each) => [each.id, each]),
  );
  return rows.map(({ id, version, name, level, path, isLeaf, isExcluded, shipModes, requiredHere, checkWeights }) => {
    const way = path.length === 0 ? [id] : path;
    const closed = way.find((each) => each !== id && above.get(each)?.isExcluded === true);
    return {
      _id: id,
      version,
      name,
      level,
      path: way.map((each) => ({ id: each, name: above.get(each)?.name ?? (each === id ? name : each) })),
      isLeaf,
      isExcluded,
      excludedBy: closed === undefined ? null : { id: closed, name: above.get(closed)?.name ?? closed },
      shipModes,
      requiredHere,
      checkWeights: knowsChecks(actor) ? checkWeights : {},
    };
  });
};

export const takeCategory = (context: WriteContext, id: string): Promise<Result<CategoryRecord, ServerProblem>> => {
  const subject = subjectOf(id);
  const query = context.tx.select().from(category).where(eq(category.id, id)).for('no key update');
  return takeFound(context, query, ({ version, isExcluded }) => ({ subject, version, status: isExcluded ? 'excluded' : 'open' }));
};

/** What was decided about it, newest first. */
export const categoryHistory = (db: Db, id: string, actor: Actor) => {
  const only = knowsChecks(actor) ? undefined : ne(event.type, 'checkWeighed');
  return historyOf(db, { subject: subjectOf(id), line: CategoryEvent, unsaid: { what: null }, only });
};
