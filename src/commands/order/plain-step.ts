import { z } from 'zod';
import type { Api, Problem } from '#api/client.ts';
import { orderParties } from '#contract/order.ts';
import { rolesOf } from '#contract/party.ts';
import type { Result } from '#lib/result.ts';
import { defineCommand, type Command } from '../command.ts';
import { once, type Once } from '../decided.ts';
import { decidedOrder, prefillDecided } from './order-args.ts';
import { stepView, type OrderView } from './order-step.ts';

/** `isUndo`: it takes back what was just decided; a request that was answered waits again. */
const Args = z.object({ ...decidedOrder, isUndo: z.literal(true).optional() });
type Args = z.infer<typeof Args>;

interface PlainStep extends Pick<Command<Args, OrderView>, 'icon' | 'aliases' | 'hotkey' | 'done' | 'isOurs'> {
  readonly step: 'requestCancel' | 'refuseCancel' | 'fakeCancel' | 'revertCancel';
  readonly send: (api: Api, args: Args, once: Once) => Promise<Result<unknown, Problem>>;
  /** What the order holds beside its status that goes with the step. */
  readonly after?: (order: OrderView) => OrderView;
}

/** A step that asks for nothing: one line to confirm, since nothing takes it back once it was sent (decision 23). */
export const plainStep = ({ step, send, after = (order) => order, ...face }: PlainStep) =>
  defineCommand<Args, OrderView>({
    ...face,
    name: `order.${step}`,
    roles: rolesOf(orderParties, step),
    scope: 'order',
    on: 'order',
    args: Args,
    prefill: prefillDecided,
    can: (order, actor) => stepView(order, { type: step }, actor),
    decide: (order, { isUndo = false }, actor) => {
      const next = stepView(order, { type: step }, actor, isUndo);
      return next.ok ? { ok: true, value: after(next.value) } : next;
    },
    send: (api, args, intentId) => send(api, args, once(intentId, args.version)),
    isHeld: false,
    inverse: null,
    review: (_args, label) => ({ key: `order.${step}Review`, values: { label } }),
    onLostAnswer: 'retry',
  });
