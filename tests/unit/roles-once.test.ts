import { beforeEach, expect, test, vi } from 'vitest';
import type * as OrderContract from '#contract/order.ts';
import type { Party } from '#contract/party.ts';

/** As if the table let these revert a cancelled order, in everything that is loaded from here on. */
const letRevert = (parties: readonly Party[]): void => {
  vi.doMock('#contract/order.ts', async (importOriginal) => {
    const original = await importOriginal<typeof OrderContract>();
    return { ...original, orderParties: { ...original.orderParties, revertCancel: parties } };
  });
};

/** Who may revert a cancelled order, as each part of the product has it. */
const whoReverts = async () => {
  const [{ revertCancel: call }, { revertCancel: command }, { stepOrder }] = await Promise.all([
    import('#contract/order-calls.ts'),
    import('#commands/order/plain-steps.ts'),
    import('#machines/lifecycle/order.ts'),
  ]);
  const cancelled = { status: 'cancelled', statusBefore: 'paid', statusToReverse: 'cancelled' } as const;
  const facts = { mode: 'me1', hasPlp: false, isSuspended: false, isCancelSent: false } as const;
  return {
    call: call.roles,
    command: command.roles,
    refusals: (['seller', 'reviewer', 'superuser'] as const).map((party) => {
      const next = stepOrder(cancelled, { type: 'revertCancel' }, { ...facts, party });
      return next.ok ? next.value.status : next.error.reason;
    }),
  };
};

beforeEach(() => vi.resetModules());

test.each<{ readonly parties: readonly Party[]; readonly refusals: readonly string[] }>([
  { parties: ['superuser'], refusals: ['role', 'role', 'paid'] },
  { parties: ['seller', 'superuser'], refusals: ['paid', 'role', 'paid'] },
  { parties: ['reviewer'], refusals: ['role', 'paid', 'role'] },
])(
  'where the table lets $parties revert a cancelled order, so do the call, the command and the lifecycle',
  async ({ parties, refusals }) => {
    letRevert(parties);
    expect(await whoReverts()).toEqual({ call: parties, command: parties, refusals });
  },
);
