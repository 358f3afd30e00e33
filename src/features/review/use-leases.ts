import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { listings } from '#api/listings.ts';
import type { Lease } from '#contract/listing.ts';
import { useWorkbench, type Workbench } from '#outbox/workbench.tsx';
import { useCommands } from '#palette/context.tsx';
import type { ContextRegistry } from '#palette/context-registry.ts';
import { isNewest } from './claim-answers.ts';
import { createLeaseKeeper, type LeaseKeeper } from './lease-keeper.ts';

export interface Leases extends Pick<LeaseKeeper, 'claimNow' | 'releaseNow'> {
  readonly byId: ReadonlyMap<string, Lease | null>;
}

const keepers = new WeakMap<ContextRegistry, LeaseKeeper>();

/** One for the console, for as long as somebody is signed in. */
const keeperOf = (contexts: ContextRegistry, workbench: Workbench): LeaseKeeper => {
  const { api, ledger, queryClient, actor } = workbench;
  const keeper =
    keepers.get(contexts) ??
    createLeaseKeeper({ api, ledger, contexts, fresh: listings.fresh(queryClient), me: actor().id, clock: () => workbench.clock() });
  keepers.set(contexts, keeper);
  return keeper;
};

/** Holds the open listing and the two ahead while this screen is there; who holds what, as this console was told last. */
export const useLeases = (openId: string | null, ahead: readonly string[], isOn: boolean): Leases => {
  const workbench = useWorkbench();
  const { actor, clock, queryClient } = workbench;
  const keeper = keeperOf(useCommands().contexts, workbench);
  const me = actor().id;
  const fresh = listings.fresh(queryClient);
  const revision = useSyncExternalStore(fresh.subscribe, fresh.revision);
  const answers = useSyncExternalStore(keeper.subscribe, keeper.answers);

  const wanted = [openId, ...ahead].filter((id) => id !== null).join(' ');
  useEffect(() => (isOn && wanted !== '' ? keeper.want(wanted.split(' ')) : undefined), [isOn, keeper, wanted]);

  const byId = useMemo(
    () =>
      new Map([...answers].flatMap(([id, answer]) => (isNewest(answer, fresh.get(id), me, clock()) ? [[id, answer.lease] as const] : []))),
    // oxlint-disable-next-line react/exhaustive-deps -- `revision` stands for what `fresh` says now
    [answers, clock, fresh, me, revision],
  );
  return useMemo(() => ({ byId, claimNow: keeper.claimNow, releaseNow: keeper.releaseNow }), [byId, keeper]);
};
