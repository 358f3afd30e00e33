import { sql } from 'drizzle-orm';
import { getMoneyTotal } from '#contract/money.ts';
import { ok } from '#lib/result.ts';
import { countRows, countStep } from '../db/count-rows.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import { readRoute } from '../http/route.ts';
import { conditionsOf, saleIs, wheresOf, whoseOf } from './list-money.ts';
import { releasedOf } from './money-days.ts';

const sumOf = (name: 'gross' | 'fee' | 'freight' | 'refunded' | 'net') => sql`coalesce(sum(${orderMoney[name]}), 0)`.mapWith(Number);
const sums = { gross: sumOf('gross'), fee: sumOf('fee'), freight: sumOf('freight'), refunded: sumOf('refunded'), net: sumOf('net') };

/** GET /money/total: as far as a list is counted; a sum of some of them would be read as that of all. Of days of release, what counts on them. */
export const getMoneyTotalRoute = readRoute(getMoneyTotal, async ({ query }, { db, actor }) => {
  const counted = await countRows(db, orderMoney, wheresOf(query, actor), countStep);
  if (counted.isAtLeast) return ok({ ...counted, sum: null });
  const { releaseFrom: from, releaseTo: to, ...others } = query;
  const days = { from, to };
  const whose = whoseOf(query, actor);
  const isOfDays = from !== undefined || to !== undefined;
  const [sum] = await (isOfDays
    ? db.select(sums).from(releasedOf(days, { whose, where: saleIs(others, whose) }))
    : db.select(sums).from(orderMoney).where(conditionsOf(others, actor)));
  return ok({ ...counted, sum: sum ?? null });
});
