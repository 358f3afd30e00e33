import { and, eq, sql } from 'drizzle-orm';
import { readMediation } from '#contract/mediation-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import { mediation, mediationRead } from '../db/schema/mediation.ts';
import { notFound } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { mediationsOf } from './mediation-filter.ts';

/** PUT /order/mediate/{id}/read: only ever further, whichever of a person's tabs is heard last, and never beyond what was said. */
export const readMediationRoute = writeRoute(readMediation, async ({ params: { id }, body }, { tx, actor }) => {
  const [found] = await tx
    .select({ messages: mediation.messages })
    .from(mediation)
    .where(and(eq(mediation.orderId, id), mediationsOf(actor)));
  if (!found) return refuse(notFound());
  const count = Math.min(body.count, found.messages);
  const [seen] = await tx
    .insert(mediationRead)
    .values({ orderId: id, userId: actor.id, count })
    .onConflictDoUpdate({
      target: [mediationRead.userId, mediationRead.orderId],
      set: { count: sql`greatest(${mediationRead.count}, excluded.count)` },
    })
    .returning({ count: mediationRead.count });
  return ok({ readCount: seen?.count ?? count });
});
