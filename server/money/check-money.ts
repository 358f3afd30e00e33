import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { checkMoney, type MoneyRow } from '#contract/money.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { stepMoney, type MoneyStepRefused } from '#machines/lifecycle/money.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import { ofOwn } from '../http/actor.ts';
import { notFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { takeFound } from '../stream/take-found.ts';
import { changedSince, undoneDeed } from '../stream/undone-deed.ts';
import type { Sentence } from '../language/sentences.ts';
import { checkedOf, selectMoney, subjectOf, toMoneyRow } from './money-row.ts';

const why: Readonly<Record<MoneyStepRefused, Sentence>> = {
  noDifference: 'Extrato e pedido já conferem',
  alreadyChecked: 'A divergência já foi conferida',
  notChecked: 'A divergência ainda não foi conferida',
};

const unchecked = { checkedAt: null, checkedBy: null, checkNote: null };

interface Standing {
  readonly checkedAt: Date | null;
  readonly checkedBy: string | null;
  readonly checkNote: string | null;
}

/** As it stood before what is taken back; an older build kept nothing of it. */
const before = ({ was }: { readonly was?: MoneyRow['checked'] }): Standing | null => {
  if (was === undefined) return null;
  return was === null ? unchecked : { checkedAt: new Date(was.at), checkedBy: was.by, checkNote: was.note };
};

type Asked = z.output<typeof checkMoney.body>;
/** What is to stand. Whatever happened to it since keeps an undo off: a check is of the amounts it was made of. */
const standingAfter = async ({ tx, actor, clock }: WriteContext, id: string, body: Asked): Promise<Result<Standing, ServerProblem>> => {
  if (body.undoes === undefined) return ok(body.checked ? { checkedAt: clock(), checkedBy: actor.name, checkNote: body.note } : unchecked);
  const undone = await undoneDeed(tx, { subject: subjectOf(id), undoes: body.undoes });
  if (!undone.ok) return undone;
  const stood = before(undone.value);
  return stood && (stood.checkedAt !== null) === body.checked ? ok(stood) : refuse(changedSince());
};

/** PUT /money/order/{id}/check */
export const checkMoneyRoute = writeRoute(checkMoney, async ({ params: { id }, body }, context) => {
  const { tx, actor, record } = context;
  const isIt = and(eq(orderMoney.orderId, id), ofOwn(orderMoney.sellerId, actor));
  const query = tx.select().from(orderMoney).where(isIt).for('update');
  const subject = subjectOf(id);
  const taken = await takeFound(context, query, ({ version, difference }) => ({ subject, version, status: difference ?? 'equal' }));
  if (!taken.ok) return taken;
  const money = taken.value;
  const { undoes } = body;
  const facts = { hasDifference: undoes !== undefined || money.difference !== null, isChecked: money.checkedAt !== null };
  const stepped = stepMoney(facts, body.checked ? 'check' : 'uncheck');
  if (!stepped.ok) return refuse(stepRefused(why[stepped.error]));
  const version = money.version + 1;
  const checked = await standingAfter(context, id, body);
  if (!checked.ok) return checked;
  await tx
    .update(orderMoney)
    .set({ version, ...checked.value })
    .where(eq(orderMoney.orderId, id));
  const data = {
    difference: money.difference,
    note: checked.value.checkNote,
    was: checkedOf(money),
    ...(undoes !== undefined && { undoes }),
  };
  await record({ subject, type: body.checked ? 'checked' : 'unchecked', version, data, sellerId: money.sellerId });
  const [row] = await selectMoney(tx).where(eq(orderMoney.orderId, id));
  return row ? ok(toMoneyRow(row)) : refuse(notFound());
});
