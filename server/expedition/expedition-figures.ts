import { asc, count, sql } from 'drizzle-orm';
import { builtInCarriers } from '#contract/carriers.ts';
import { getExpeditionFigures } from '#contract/expedition-figures.ts';
import { ok } from '#lib/result.ts';
import { saleOrder } from '../db/schema/order.ts';
import { readRoute } from '../http/route.ts';
import { dueOf, expeditionConditions } from './expedition-filter.ts';

/** GET /expedition/figures: all one may see, whatever a list is filtered by. */
export const getExpeditionFiguresRoute = readRoute(getExpeditionFigures, async (_input, { db, actor, clock }) => {
  const now = clock();
  const waiting = expeditionConditions({ stage: 'waiting' }, actor, now);
  const due = dueOf(now);
  const byDue = await db
    .select({ due: due.as('due'), n: count() })
    .from(saleOrder)
    .where(waiting)
    .groupBy(sql`1`);
  const byCarrier = await db
    .select({ _id: saleOrder.carrier, count: count(), one: sql<string>`min(${saleOrder.id})` })
    .from(saleOrder)
    .where(waiting)
    .groupBy(saleOrder.carrier)
    .orderBy(asc(saleOrder.carrier));
  const [suspended] = await db
    .select({ n: count() })
    .from(saleOrder)
    .where(expeditionConditions({ stage: 'suspended' }, actor, now));
  const companies = byCarrier.filter(({ _id }) => !builtInCarriers.some((each) => each === _id));
  const names = new Map(
    companies.length === 0
      ? []
      : (
          await db
            .select({ _id: saleOrder.carrier, name: sql<string | null>`${saleOrder.shipping} -> 'carrier' ->> 'name'` })
            .from(saleOrder)
            .where(sql`${saleOrder.id} in ${companies.map(({ one }) => one)}`)
        ).map(({ _id, name }) => [_id, name] as const),
  );
  const numberDue = (kind: string): number => byDue.find((each) => each.due === kind)?.n ?? 0;
  return ok({
    due: { late: numberDue('late'), today: numberDue('today'), later: numberDue('later'), none: numberDue('none') },
    carriers: byCarrier.map(({ _id, count: n }) => ({ _id: _id ?? 'correios', name: names.get(_id) ?? null, count: n })),
    suspended: suspended?.n ?? 0,
  });
});
