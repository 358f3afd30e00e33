import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { getPresence, tellPresence, type Presence } from '#contract/mediation-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db, Tx } from '../db/open.ts';
import { mediation, mediationPresence } from '../db/schema/mediation.ts';
import type { Actor } from '../http/actor.ts';
import { notFound } from '../http/problem.ts';
import { readRoute, writeRoute } from '../http/route.ts';
import { publishChange } from '../stream/append-event.ts';
import { mediationsOf } from './mediation-filter.ts';

const believedMs = 60_000;

const findOwn = async (db: Pick<Db, 'select'>, actor: Actor, id: string) => {
  const [found] = await db
    .select({ sellerId: mediation.sellerId })
    .from(mediation)
    .where(and(eq(mediation.orderId, id), mediationsOf(actor)));
  return found ?? null;
};

/** The people who are there now. The person who asks is among them: so a tab of theirs hears that another one has left for both. */
const present = async (db: Pick<Db, 'select'>, orderId: string, now: Date): Promise<Presence[]> => {
  const found = await db
    .select()
    .from(mediationPresence)
    .where(and(eq(mediationPresence.orderId, orderId), gt(mediationPresence.until, now)))
    .orderBy(asc(mediationPresence.userName), asc(mediationPresence.userId));
  return found.map(({ userId, userName, doing, until }) => ({ userId, userName, doing, until: until.toISOString() }));
};

export const getPresenceRoute = readRoute(getPresence, async ({ params: { id } }, { db, actor, clock }) =>
  (await findOwn(db, actor, id)) ? ok(await present(db, id, clock())) : refuse(notFound()),
);

type Doing = z.output<typeof tellPresence.body>['doing'];

/** Whether that is news to the others: a sign of life is not. */
const keep = async (tx: Tx, orderId: string, { id, name }: Actor, doing: Doing, now: Date): Promise<boolean> => {
  const mine = and(eq(mediationPresence.orderId, orderId), eq(mediationPresence.userId, id));
  const [before] = await tx.select().from(mediationPresence).where(mine);
  const was = before && before.until > now ? before.doing : 'left';
  if (doing === 'left') await tx.delete(mediationPresence).where(mine);
  else {
    const seen = { userName: name, doing, until: new Date(now.getTime() + believedMs) };
    await tx
      .insert(mediationPresence)
      .values({ orderId, userId: id, ...seen })
      .onConflictDoUpdate({ target: [mediationPresence.orderId, mediationPresence.userId], set: seen });
  }
  return was !== doing;
};

/** PUT /order/mediate/{id}/presence. No event of any history: it is forgotten after a minute. */
export const tellPresenceRoute = writeRoute(tellPresence, async ({ params: { id }, body: { doing } }, { tx, actor, clock }) => {
  const own = await findOwn(tx, actor, id);
  if (!own) return refuse(notFound());
  const now = clock();
  if (await keep(tx, id, actor, doing, now))
    await publishChange(tx, { subject: `presence:${id}`, version: now.getTime(), sellerId: own.sellerId });
  return ok(await present(tx, id, now));
});

/** Forgets people who went without a word. */
export const prunePresence = async (db: Db, now: Date): Promise<void> => {
  await db.delete(mediationPresence).where(lt(mediationPresence.until, now));
};
