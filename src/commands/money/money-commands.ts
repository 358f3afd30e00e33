import { z } from 'zod';
import { callersOf } from '#contract/call.ts';
import { checkMoney as checkCall, mayReadMoney, MoneyRow } from '#contract/money.ts';
import { writtenText } from '#contract/text.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { stepMoney, type MoneyStep } from '#machines/lifecycle/money.ts';
import { defineAction, defineCommand, type Actor, type AnyCommand } from '../command.ts';
import { decided, once, prefillDecided } from '../decided.ts';
import { endTakenBack, takingBack } from '../taking-back.ts';

const shared = { roles: callersOf(checkCall), on: 'money', isHeld: true, onLostAnswer: 'retry', isOurs: true } as const;

/** Of all sellers only money managers decide about money (decision 20). */
const mayManage = (actor: Actor): Result<void, Message> =>
  mayReadMoney(actor) ? ok(undefined) : refuse({ key: 'money.refused.notManager' });

/** `isUndo`: what was checked once is so again, also where the difference is gone. */
const canStep = ({ difference, checked }: MoneyRow, step: MoneyStep, actor: Actor, isUndo = false): Result<void, Message> => {
  const mine = mayManage(actor);
  if (!mine.ok) return mine;
  const stepped = stepMoney({ hasDifference: isUndo || difference !== null, isChecked: checked !== null }, step);
  return stepped.ok ? ok(undefined) : refuse({ key: `money.refused.${stepped.error}` });
};

const longestNote = 300;
/** As it was checked before it was opened again, maybe by somebody else. */
const was = MoneyRow.shape.checked.optional();
const { undoes } = endTakenBack;
const Check = z.object({ ...decided, note: writtenText(longestNote), was, undoes });
type Check = z.infer<typeof Check>;

/** Somebody looked at the difference and says what it is. */
const check = defineCommand<Check, MoneyRow>({
  ...shared,
  name: 'money.check',
  icon: 'circle-check',
  aliases: ['check', 'reconcile', 'conferir', 'conciliar', 'divergência', 'extrato'],
  ofWhatWasSeen: true,
  args: Check,
  fields: [{ name: 'note', label: 'money.checkNote', kind: 'text', maxLength: longestNote }],
  prefill: prefillDecided,
  can: (row, actor) => canStep(row, 'check', actor),
  decide: (row, { note, was: before, undoes: undone }, actor) => {
    const stepped = canStep(row, 'check', actor, undone !== undefined);
    return stepped.ok ? ok({ ...row, checked: before ?? { at: actor.now, by: actor.name, note } }) : stepped;
  },
  send: (api, { _id, version, note, undoes: undone }, intentId) =>
    api.send(checkCall, { params: { id: _id }, body: { checked: true, note, ...takingBack(undone) } }, once(intentId, version)),
  inverse: ({ _id, version }, intentId) => ({ command: 'money.uncheck', args: { _id, version, undoes: intentId } }),
  done: 'money.checked',
});

const Uncheck = z.object({ ...decided, was, undoes });
type Uncheck = z.infer<typeof Uncheck>;

const uncheck = defineCommand<Uncheck, MoneyRow>({
  ...shared,
  name: 'money.uncheck',
  icon: 'rotate-ccw',
  aliases: ['uncheck', 'reabrir', 'divergência', 'extrato'],
  ofWhatWasSeen: true,
  args: Uncheck,
  prefill: ({ _id, version, checked }) => ({ _id, version, was: checked }),
  can: (row, actor) => canStep(row, 'uncheck', actor),
  decide: (row, _args, actor) => {
    const stepped = canStep(row, 'uncheck', actor);
    return stepped.ok ? ok({ ...row, checked: null }) : stepped;
  },
  send: (api, { _id, version, undoes: undone }, intentId) =>
    api.send(checkCall, { params: { id: _id }, body: { checked: false, ...takingBack(undone) } }, once(intentId, version)),
  inverse: ({ _id, version, was: before }, intentId) =>
    before ? { command: 'money.check', args: { _id, version, note: before.note, was: before, undoes: intentId } } : null,
  done: 'money.unchecked',
});

/** A seller who does not manage the money has no such line in the menu; searching for it, they read who has it. */
const open = defineAction({
  name: 'money.open',
  title: 'menu.money',
  icon: 'corner-down-right',
  aliases: ['repasse', 'repasses', 'dinheiro', 'receber', 'a receber', 'saldo', 'pagamentos', 'money', 'payout', 'payouts', 'balance'],
  roles: callersOf(checkCall),
  isAvailable: ({ actor }) => mayManage(actor),
  opens: '/money',
});

export const moneyCommands: readonly AnyCommand[] = [check, uncheck, open];
