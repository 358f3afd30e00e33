import { and, asc, eq, or } from 'drizzle-orm';
import { deleteView, listSavedViews, saveView } from '#contract/shell.ts';
import { ok, refuse } from '#lib/result.ts';
import { savedView } from '../db/schema/core.ts';
import { notFound } from '../http/problem.ts';
import { readRoute, writeRoute } from '../http/route.ts';

export const listSavedViewsRoute = readRoute(listSavedViews, async ({ query }, { db, actor }) => {
  const rows = await db
    .select()
    .from(savedView)
    .where(and(eq(savedView.screen, query.screen), or(eq(savedView.ownerId, actor.id), eq(savedView.shared, true))))
    .orderBy(asc(savedView.name), asc(savedView.id));
  return ok(rows.map(({ ownerId, ...view }) => ({ ...view, mine: ownerId === actor.id })));
});

/** Somebody else's view, shared or not, is not there to be changed (decision 21). */
export const saveViewRoute = writeRoute(saveView, async ({ params: { id }, body }, { tx, actor }) => {
  const [saved] = await tx
    .insert(savedView)
    .values({ id, ownerId: actor.id, ...body })
    .onConflictDoUpdate({ target: savedView.id, set: body, setWhere: eq(savedView.ownerId, actor.id) })
    .returning();
  if (!saved) return refuse(notFound());
  return ok({ id, ...body, mine: true });
});

export const deleteViewRoute = writeRoute(deleteView, async ({ params: { id } }, { tx, actor }) => {
  const [deleted] = await tx
    .delete(savedView)
    .where(and(eq(savedView.id, id), eq(savedView.ownerId, actor.id)))
    .returning({ id: savedView.id });
  return deleted ? ok({ deleted: true as const }) : refuse(notFound());
});
