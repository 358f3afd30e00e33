/**
 * How it is known what a listing sells: by the SKU it is bound to, or by a kit. (decisions 38, 130 and 163)
 *
 * Pure: no invoke, no delay, no clock. A kit's listing is known by the code it is sold under: while a kit that is composed here has that
 * code, binding it would take the code away, and with it the kit. So it is neither bound nor unbound.
 */
import { getNextSnapshot, setup } from 'xstate';
import { linkParties, type LinkStatus } from '#contract/link.ts';
import { mayTake, type Party, type StepOf } from '#contract/party.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

export type LinkStep = StepOf<keyof typeof linkParties>;

export interface LinkFacts {
  readonly party: Party;
  /** The SKU that is chosen is the one it is bound to. */
  readonly isSame: boolean;
  /** It is sold as several pieces: only such a listing is a kit's. */
  readonly isOfSeveral: boolean;
  /** The SKU that is chosen goes by the code of a kit that is composed here. */
  readonly isOfKit: boolean;
  /** It hangs on a SKU, whatever kit it sells. */
  readonly hasSku: boolean;
}

const compose = { target: 'kit', guard: 'isOfSeveral' } as const;
const bindToKit = { target: 'kit', guard: 'becomesKit' } as const;

/** Where each status leads: one that is missing here is an error of the compiler. */
const states = {
  unbound: { on: { bind: [bindToKit, { target: 'bound' }], compose } },
  bound: { on: { bind: [bindToKit, { target: 'bound', guard: 'isAnother' }], unbind: { target: 'unbound' }, compose } },
  // What hangs on no SKU goes with the code of its kit.
  kit: { on: { dissolve: [{ target: 'bound', guard: 'hasSku' }, { target: 'kit' }] } },
} as const satisfies Record<LinkStatus, object>;

export const linkLifecycle = setup({
  types: {} as { context: LinkFacts; input: LinkFacts; events: LinkStep },
  guards: {
    isAnother: ({ context }) => !context.isSame,
    isOfSeveral: ({ context }) => context.isOfSeveral,
    becomesKit: ({ context }) => !context.isSame && context.isOfSeveral && context.isOfKit,
    hasSku: ({ context }) => context.hasSku,
  },
}).createMachine({ id: 'link', context: ({ input }) => input, initial: 'unbound', states });

/** Why a step may not happen; each has its text in the catalogue as `link.refused.<reason>`. */
export type LinkRefusalReason = 'role' | 'kit' | 'alreadyBound' | 'notBound' | 'notKit';
export interface LinkStepRefused {
  readonly type: 'LinkStepRefused';
  readonly reason: LinkRefusalReason;
}

const reasonOf = (status: LinkStatus, step: LinkStep['type']): LinkRefusalReason => {
  if (step === 'compose' || step === 'dissolve') return status === 'kit' ? 'kit' : 'notKit';
  if (status === 'kit') return 'kit';
  return step === 'bind' ? 'alreadyBound' : 'notBound';
};

/** The status after `step`, or why it may not happen. */
export const stepLink = (status: LinkStatus, step: LinkStep['type'], facts: LinkFacts): Result<LinkStatus, LinkStepRefused> => {
  if (!mayTake(linkParties, step, facts.party)) return refuse({ type: 'LinkStepRefused', reason: 'role' });
  const here = linkLifecycle.resolveState({ value: status, context: facts });
  if (here.can({ type: step })) return ok(getNextSnapshot(linkLifecycle, here, { type: step }).value);
  return refuse({ type: 'LinkStepRefused', reason: reasonOf(status, step) });
};
