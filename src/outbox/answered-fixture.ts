import { openLedger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import type { Fact } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import type { Workbench } from './workbench.tsx';

/** A log in memory whose every intent is this tab's, and `note`, which adds facts to it. */
export const openOwnLedger = async (): Promise<
  Pick<Workbench, 'ledger' | 'recent'> & { readonly note: (...facts: readonly Fact[]) => Promise<unknown> }
> => {
  const ledger = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
  const recent = { isOfHere: () => true } as unknown as Workbench['recent'];
  return { ledger, recent, note: (...facts) => ledger.act<never>(() => ok([...facts])) };
};
