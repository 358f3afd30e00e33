import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { getGuidelines, ofHub, saveGuidelines, type GuidelinesPage } from '#contract/guidelines.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db, Tx } from '../db/open.ts';
import { category } from '../db/schema/category.ts';
import { guidelines } from '../db/schema/guidelines.ts';
import { changedMeanwhile, notFound } from '../http/problem.ts';
import { readRoute, writeRoute } from '../http/route.ts';

type Written = Pick<typeof guidelines.$inferSelect, 'of' | 'version' | 'text' | 'authorName' | 'at'>;

const said = ({ text, at, authorName }: Written) => ({ text, at: at.toISOString(), userName: authorName });

/** From itself up to the main one; a category that nobody knows stands alone, below the hub. */
const wayUp = async (db: Db | Tx, id: string): Promise<readonly { readonly id: string; readonly name: string }[]> => {
  const [found] = await db.select({ path: category.path, name: category.name }).from(category).where(eq(category.id, id));
  const path = found && found.path.length > 0 ? found.path : [id];
  const names = await db
    .select({ id: category.id, name: category.name })
    .from(category)
    .where(inArray(category.id, [...path]));
  return path.toReversed().map((each) => ({ id: each, name: names.find((known) => known.id === each)?.name ?? each }));
};

const pageOf = async (db: Db | Tx, id: string): Promise<GuidelinesPage> => {
  const way = id === ofHub ? [] : await wayUp(db, id);
  const newest: readonly Written[] = await db
    .selectDistinctOn([guidelines.of])
    .from(guidelines)
    .where(inArray(guidelines.of, [...way.map((each) => each.id), ofHub]))
    .orderBy(asc(guidelines.of), desc(guidelines.version));
  const find = (of: string): Written | undefined => newest.find((each) => each.of === of);
  const written = (of: string): Written | undefined => {
    const found = find(of);
    return found?.text === '' ? undefined : found;
  };
  const own = written(id);
  const nearest = way.find((each) => written(each.id));
  const holding = written(nearest?.id ?? ofHub);
  return {
    _id: id,
    version: find(id)?.version ?? 0,
    own: own ? said(own) : null,
    holding: holding ? { ...said(holding), from: nearest ?? null } : null,
  };
};

/** GET /guidelines/{id}. */
export const getGuidelinesRoute = readRoute(getGuidelines, async ({ params: { id } }, { db }) => ok(await pageOf(db, id)));

/** PUT /guidelines/{id}: over the version that was seen, and no other. */
export const saveGuidelinesRoute = writeRoute(saveGuidelines, async ({ params: { id }, body }, { tx, actor, ifMatch, clock }) => {
  // One at a time: the next version is made of the last.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('guidelines'))`);
  if (id !== ofHub && (await tx.$count(category, eq(category.id, id))) === 0) return refuse(notFound());
  const { version } = await pageOf(tx, id);
  if (ifMatch !== null && ifMatch !== version) {
    const since = await tx
      .select()
      .from(guidelines)
      .where(and(eq(guidelines.of, id), gt(guidelines.version, ifMatch)))
      .orderBy(asc(guidelines.version));
    const changes = since.map(({ authorId, authorName, at }) => ({
      type: 'guidelinesWritten',
      by: { id: authorId, name: authorName },
      at: at.toISOString(),
    }));
    return refuse(changedMeanwhile({ subject: `guidelines:${id}`, version, status: 'written', changes }));
  }
  const text = body.text.trim();
  await tx.insert(guidelines).values({ of: id, version: version + 1, text, authorId: actor.id, authorName: actor.name, at: clock() });
  return ok(await pageOf(tx, id));
});
