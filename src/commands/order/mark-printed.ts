import { z } from 'zod';
import { Instant } from '#contract/call.ts';
import { markPrinted as markPrintedCall } from '#contract/order-tracking.ts';
import { hasLabel, orderAccess } from '#contract/order.ts';
import { mayTake, rolesOf } from '#contract/party.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { defineCommand, type Actor, type Command } from '../command.ts';
import { onlyFor } from '../only-for.ts';
import { decidedOrder, prefillDecided } from './order-args.ts';
import type { OrderView } from './order-step.ts';

const Args = z.object({
  ...decidedOrder,
  /** When it was, for what is shown until the server has it. */
  at: Instant.default(() => new Date().toISOString()),
  /** When it was before, maybe by somebody else. */
  before: Instant.nullish(),
  /** The intent that is taken back. */
  undoes: z.string().optional(),
});
type Args = z.infer<typeof Args>;

const mayMark = (order: OrderView, { role }: Actor, isPrinted: boolean): Result<void, Message> => {
  if (!mayTake(orderAccess, 'markPrinted', role)) return refuse(onlyFor(rolesOf(orderAccess, 'markPrinted')));
  if (isPrinted) return hasLabel(order.status) ? ok(undefined) : refuse({ key: 'order.refused.noLabel' });
  return order.labelPrintedAt === null ? refuse({ key: 'order.refused.notPrinted' }) : ok(undefined);
};

interface Marking extends Pick<Command<Args, OrderView>, 'aliases' | 'done'> {
  readonly name: 'order.markPrinted' | 'order.unmarkPrinted';
}

/** The later of the two instants. Somebody printed it again, or one clock is behind the other: it is printed either way. */
const printedAt = ({ labelPrintedAt }: OrderView, at: string): string =>
  labelPrintedAt !== null && labelPrintedAt > at ? labelPrintedAt : at;

/** Contradicts nobody, so it carries no If-Match (decision 0080). */
const marking = (isPrinted: boolean, { name, ...face }: Marking) =>
  defineCommand<Args, OrderView>({
    ...face,
    name,
    title: name,
    icon: 'printer',
    roles: rolesOf(orderAccess, 'markPrinted'),
    scope: 'order',
    on: 'order',
    args: Args,
    prefill: (order) => ({ ...prefillDecided(order), before: order.labelPrintedAt }),
    can: (order, actor) => mayMark(order, actor, isPrinted),
    decide: (order, { at, undoes }, actor) => {
      // What it was it may be again, wherever the order stands by now.
      if (undoes !== undefined && isPrinted) return ok({ ...order, labelPrintedAt: at });
      const may = mayMark(order, actor, isPrinted);
      return may.ok ? ok({ ...order, labelPrintedAt: isPrinted ? printedAt(order, at) : null }) : may;
    },
    send: (api, { _id, undoes }, intentId) =>
      api.send(
        markPrintedCall,
        { params: { id: _id }, body: { isPrinted, ...(undoes !== undefined && { undoes }) } },
        { idempotencyKey: intentId },
      ),
    isHeld: true,
    inverse: ({ _id, externalId, version, before }, intentId) => {
      const args = { _id, externalId, version, undoes: intentId };
      return before ? { command: 'order.markPrinted', args: { ...args, at: before } } : { command: 'order.unmarkPrinted', args };
    },
    leavesChosen: true,
    onLostAnswer: 'retry',
    isOurs: true,
  });

/** Recorded whenever a label goes to a printer. */
export const markPrinted = marking(true, {
  name: 'order.markPrinted',
  aliases: ['printed', 'etiqueta', 'impressa', 'imprimir'],
  done: 'order.labelMarked',
});

/** No browser tells whether the printer jammed, or the person gave up: they do. */
export const unmarkPrinted = marking(false, {
  name: 'order.unmarkPrinted',
  aliases: ['not printed', 'etiqueta', 'impressora', 'desmarcar'],
  done: 'order.labelUnmarked',
});
