import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CategoryEventType, CategoryRow } from '#contract/category-rules-calls.ts';
import { refuse, ok, type Result } from '#lib/result.ts';
import type { Db, Tx } from '../db/open.ts';
import { category, type SpecGroup } from '../db/schema/category.ts';
import { event } from '../db/schema/core.ts';
import type { Actor } from '../http/actor.ts';
import { changedMeanwhile, notFound, type ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import { conflictSince } from '../stream/conflict-since.ts';

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

/** What is looked for in listings, and how hard, is not told to those who write them. */
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

/** Finds and locks; refuses what is absent, or was changed by somebody else since the version decided on. */
export const takeCategory = async ({ tx, actor, ifMatch }: WriteContext, id: string): Promise<Result<CategoryRecord, ServerProblem>> => {
  const [found] = await tx.select().from(category).where(eq(category.id, id)).for('no key update');
  if (!found) return refuse(notFound());
  const standing = { subject: subjectOf(id), version: found.version, status: found.isExcluded ? 'excluded' : 'open' };
  const conflict = ifMatch === null ? null : await conflictSince(tx, standing, actor.id, ifMatch);
  return conflict ? refuse(changedMeanwhile(conflict)) : ok(found);
};

const mostShown = 100;

/** What was decided about it, newest first. */
export const categoryHistory = async (db: Db, id: string, actor: Actor) =>
  (
    await db
      .select()
      .from(event)
      .where(and(eq(event.subject, subjectOf(id)), knowsChecks(actor) ? undefined : ne(event.type, 'checkWeighed')))
      .orderBy(desc(event.seq))
      .limit(mostShown)
  ).map(({ type, at, actorName, data }) => ({
    type: type as CategoryEventType,
    at: at.toISOString(),
    userName: actorName,
    what: typeof data['what'] === 'string' ? data['what'] : null,
  }));
