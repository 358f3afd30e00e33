import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { deleteView, listSavedViews, saveView } from '#contract/shell.ts';
import { ok, refuse } from '#lib/result.ts';
import { savedView } from '../db/schema/core.ts';
import type { Actor } from '../http/actor.ts';
import { isKeptAs, keptForOf } from '../http/kept-as.ts';
import { notFound, stepRefused } from '../http/problem.ts';
import { readRoute, writeRoute } from '../http/route.ts';

/** More than anybody looks through. */
const mostOfOne = 200;

/**
 * Theirs in the role and company they still have, and those shared there: the people of the company or, without one, of the role; a seller
 * without one is alone.
 */
const isShownTo = (actor: Actor): SQL | undefined => {
  const isOwn = eq(savedView.ownerId, actor.id);
  const isAlone = actor.role === 'seller' && actor.sellerId === null;
  return and(isKeptAs(savedView, actor), isAlone ? isOwn : or(isOwn, eq(savedView.shared, true)));
};

const isMine = (actor: Actor): SQL => sql`(${eq(savedView.ownerId, actor.id)} and ${isKeptAs(savedView, actor)})`;

/** GET /view: names and searches tell of a business, so what is shared is shared among its people (decisions 18 and 21). */
export const listSavedViewsRoute = readRoute(listSavedViews, async ({ query }, { db, actor }) => {
  const { id, screen, name, search, shared, ownerId } = savedView;
  const rows = await db
    .select({ id, screen, name, search, shared, mine: sql<boolean>`${ownerId} = ${actor.id}` })
    .from(savedView)
    .where(and(query.screen === undefined ? undefined : eq(savedView.screen, query.screen), isShownTo(actor)))
    .orderBy(asc(savedView.name), asc(savedView.id));
  return ok(rows);
});

/** Somebody else's view, shared or not, is not there to be changed (decision 21). */
export const saveViewRoute = writeRoute(saveView, async ({ params: { id }, body }, { tx, actor }) => {
  // Only one more is too many: whoever has as many as fit may still change them.
  const isNew = (await tx.$count(savedView, eq(savedView.id, id))) === 0;
  if (isNew && (await tx.$count(savedView, isMine(actor))) >= mostOfOne)
    return refuse(stepRefused(`Limite de ${mostOfOne} visões salvas atingido: apague uma que não use mais`));
  const [saved] = await tx
    .insert(savedView)
    .values({ id, ownerId: actor.id, ...keptForOf(actor), ...body })
    .onConflictDoUpdate({ target: savedView.id, set: body, setWhere: isMine(actor) })
    .returning();
  if (!saved) return refuse(notFound());
  return ok({ id, ...body, mine: true });
});

export const deleteViewRoute = writeRoute(deleteView, async ({ params: { id } }, { tx, actor }) => {
  const [deleted] = await tx
    .delete(savedView)
    .where(and(eq(savedView.id, id), isMine(actor)))
    .returning({ id: savedView.id });
  return deleted ? ok({ deleted: true as const }) : refuse(notFound());
});
