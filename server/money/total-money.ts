import { count, sql } from 'drizzle-orm';
import { getMoneyTotal } from '#contract/money.ts';
import { ok } from '#lib/result.ts';
import { countedOf, countStep } from '../db/count-rows.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import { readRoute } from '../http/route.ts';
import { conditionsOf } from './list-money.ts';

const { gross, fee, freight, refunded, net } = orderMoney;

/** GET /money/total: as far as a list is counted; a sum of some of them would be read as that of all. */
export const getMoneyTotalRoute = readRoute(getMoneyTotal, async ({ query }, { db, actor }) => {
  const found = db
    .select({ gross, fee, freight, refunded, net })
    .from(orderMoney)
    .where(conditionsOf(query, actor))
    .limit(countStep + 1)
    .as('found');
  const sumOf = (name: 'gross' | 'fee' | 'freight' | 'refunded' | 'net') => sql`coalesce(sum(${found[name]}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      n: count(),
      gross: sumOf('gross'),
      fee: sumOf('fee'),
      freight: sumOf('freight'),
      refunded: sumOf('refunded'),
      net: sumOf('net'),
    })
    .from(found);
  const { n = 0, ...sum } = row ?? { gross: 0, fee: 0, freight: 0, refunded: 0, net: 0 };
  return ok({ ...countedOf(n, countStep), sum: n > countStep ? null : sum });
});
