import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { deleteView, listSavedViews, saveView } from '#contract/shell.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { account, savedView } from '../db/schema/core.ts';
import type { Actor } from '../http/actor.ts';
import { notFound } from '../http/problem.ts';
import { readRoute, writeRoute } from '../http/route.ts';

/** Whose shared views these are shown: of the own company, or, without one, of the own role; a seller without one is alone. */
const isFellowOf = ({ role, sellerId }: Actor): SQL | undefined => {
  if (sellerId !== null) return eq(account.sellerId, sellerId);
  return role === 'seller' ? undefined : and(isNull(account.sellerId), eq(account.role, role));
};

/** Names and searches tell of a business: what is shared is shared among its people (decisions 18 and 21). */
const isShownTo = (db: Db, actor: Actor): SQL | undefined => {
  const isOwn = eq(savedView.ownerId, actor.id);
  const isFellow = isFellowOf(actor);
  if (!isFellow) return isOwn;
  const fellows = db.select({ id: account.id }).from(account).where(isFellow);
  return or(isOwn, and(eq(savedView.shared, true), inArray(savedView.ownerId, fellows)));
};

export const listSavedViewsRoute = readRoute(listSavedViews, async ({ query }, { db, actor }) => {
  const rows = await db
    .select()
    .from(savedView)
    .where(and(query.screen === undefined ? undefined : eq(savedView.screen, query.screen), isShownTo(db, actor)))
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
