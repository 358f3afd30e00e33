import { and, count, isNotNull, isNull } from 'drizzle-orm';
import { getMoney, MoneyDifference } from '#contract/money.ts';
import { ok } from '#lib/result.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import type { Db } from '../db/open.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import { ofOwn, type Actor } from '../http/actor.ts';
import { readRoute } from '../http/route.ts';
import { differencesOf } from './money-difference.ts';
import { periodOf, releasedIn, releasesByAccount, releasesOf, sumOf } from './sum-money.ts';

/** What nobody has checked, in the order people look at it, a sale in each that it differs in; those there are none of are left out. */
const uncheckedOf = async (db: Db, actor: Actor) => {
  const rows = await db
    .select({ difference: orderMoney.difference, count: count() })
    .from(orderMoney)
    .where(and(ofOwn(orderMoney.sellerId, actor), isNotNull(orderMoney.difference), isNull(orderMoney.checkedAt)))
    .groupBy(orderMoney.difference);
  return MoneyDifference.options.flatMap((difference) => {
    const found = rows.filter((row) => differencesOf(row.difference).includes(difference));
    return found.length > 0 ? [{ difference, count: found.reduce((sum, row) => sum + row.count, 0) }] : [];
  });
};

/** GET /money */
export const getMoneyRoute = readRoute(getMoney, async (_input, { db, actor, clock }) => {
  const period = periodOf({}, clock());
  const [total, released, releases, byAccount, differences] = [
    await sumOf(db, period, actor),
    await releasedIn(db, period, actor),
    await releasesOf(db, actor, dayInSaoPaulo(clock())),
    await releasesByAccount(db, actor),
    await uncheckedOf(db, actor),
  ];
  const toRelease = releases.reduce((sum, { net }) => sum + net, 0);
  return ok({ ...period, total, released, toRelease, releases, differences, ...byAccount });
});
