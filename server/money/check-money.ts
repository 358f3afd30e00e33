import { and, eq } from 'drizzle-orm';
import { checkMoney } from '#contract/money.ts';
import { ok, refuse } from '#lib/result.ts';
import { stepMoney, type MoneyStepRefused } from '#machines/lifecycle/money.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import { changedMeanwhile, notFound, stepRefused } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { conflictSince } from '../stream/conflict-since.ts';
import type { Sentence } from '../language/sentences.ts';
import { moneyOf, selectMoney, subjectOf, toMoneyRow } from './money-row.ts';

const why: Readonly<Record<MoneyStepRefused, Sentence>> = {
  noDifference: 'Extrato e pedido já conferem',
  alreadyChecked: 'A divergência já foi conferida',
  notChecked: 'A divergência ainda não foi conferida',
};

const unchecked = { checkedAt: null, checkedBy: null, checkNote: null };

/** PUT /money/order/{id}/check */
export const checkMoneyRoute = writeRoute(checkMoney, async ({ params: { id }, body }, context) => {
  const { tx, actor, clock, ifMatch, record } = context;
  const [money] = await tx
    .select()
    .from(orderMoney)
    .where(and(eq(orderMoney.orderId, id), moneyOf(actor)))
    .for('update');
  if (!money) return refuse(notFound());
  const standing = { subject: subjectOf(id), version: money.version, status: money.difference ?? 'equal' };
  const conflict = ifMatch === null ? null : await conflictSince(tx, standing, actor.id, ifMatch);
  if (conflict) return refuse(changedMeanwhile(conflict));
  const facts = { hasDifference: money.difference !== null, isChecked: money.checkedAt !== null };
  const stepped = stepMoney(facts, body.checked ? 'check' : 'uncheck');
  if (!stepped.ok) return refuse(stepRefused(why[stepped.error]));
  const version = money.version + 1;
  const checked = body.checked ? { checkedAt: clock(), checkedBy: actor.name, checkNote: body.note } : unchecked;
  await tx
    .update(orderMoney)
    .set({ version, ...checked })
    .where(eq(orderMoney.orderId, id));
  const data = { difference: money.difference, note: checked.checkNote };
  await record({ subject: subjectOf(id), type: body.checked ? 'checked' : 'unchecked', version, data, sellerId: money.sellerId });
  const [row] = await selectMoney(tx).where(eq(orderMoney.orderId, id));
  return row ? ok(toMoneyRow(row)) : refuse(notFound());
});
