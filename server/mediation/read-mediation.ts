import { and, eq, sql } from 'drizzle-orm';
import { readMediation } from '#contract/mediation-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { mediation, mediationRead } from '../db/schema/mediation.ts';
import { notFound } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { publishChange } from '../stream/append-event.ts';
import { mediationsOf } from './mediation-filter.ts';

const readBefore = async (tx: Tx, orderId: string, userId: string): Promise<number> => {
  const [kept] = await tx
    .select({ count: mediationRead.count })
    .from(mediationRead)
    .where(and(eq(mediationRead.orderId, orderId), eq(mediationRead.userId, userId)));
  return kept?.count ?? 0;
};

/**
 * PUT /order/mediate/{id}/read: only ever further, whichever of a person's tabs is heard last, and never beyond what was said. Their other
 * tabs hear of it, and nobody else.
 */
export const readMediationRoute = writeRoute(readMediation, async ({ params: { id }, body }, { tx, actor, clock }) => {
  const [found] = await tx
    .select({ messages: mediation.messages })
    .from(mediation)
    .where(and(eq(mediation.orderId, id), mediationsOf(actor)));
  if (!found) return refuse(notFound());
  const count = Math.min(body.count, found.messages);
  const [further] = await tx
    .insert(mediationRead)
    .values({ orderId: id, userId: actor.id, count })
    .onConflictDoUpdate({
      target: [mediationRead.userId, mediationRead.orderId],
      set: { count: sql`excluded.count` },
      setWhere: sql`${mediationRead.count} < excluded.count`,
    })
    .returning({ count: mediationRead.count });
  if (!further) return ok({ readCount: await readBefore(tx, id, actor.id) });
  // No company is named: a server that does not know `to` yet would tell all of it.
  await publishChange(tx, { subject: `mediation:${id}`, version: clock().getTime(), sellerId: null, to: actor.id });
  return ok({ readCount: further.count });
});
