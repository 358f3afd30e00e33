import { useCallback, useSyncExternalStore } from 'react';
import { ok } from '#lib/result.ts';
import { useWarningsDraft, useWorkbench, type Workbench } from '#outbox/workbench.tsx';
import type { Warnings } from './warnings-choice.ts';

const none: Warnings = [];

/** Choices on their way to the log: the key after this one begins where this one ended. */
const createBegun = () => {
  const byListing = new Map<string, Warnings>();
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    get: (listingId: string): Warnings | undefined => byListing.get(listingId),
    set: (listingId: string, warnings: Warnings): void => {
      byListing.set(listingId, warnings);
      changed();
    },
    /** It is in the log; unless something else was chosen since. */
    kept: (listingId: string, warnings: Warnings): void => {
      if (byListing.get(listingId) !== warnings) return;
      byListing.delete(listingId);
      changed();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const begunOf = new WeakMap<Workbench['ledger'], ReturnType<typeof createBegun>>();
const ofLedger = (ledger: Workbench['ledger']): ReturnType<typeof createBegun> => {
  const begun = begunOf.get(ledger) ?? createBegun();
  begunOf.set(ledger, begun);
  return begun;
};

/** Of these nothing is begun any more; most never had anything. */
export const forgetBegun = async (ledger: Workbench['ledger'], listingIds: readonly string[]): Promise<void> => {
  const begun = ofLedger(ledger);
  const drafted = ledger.state().drafts.warningsByListing;
  const forgotten = listingIds.filter((id) => (begun.get(id) ?? drafted[id] ?? none).length > 0);
  if (forgotten.length === 0) return;
  for (const id of forgotten) begun.set(id, none);
  const done = await ledger.act<never>(() =>
    ok(forgotten.map((listingId) => ({ type: 'review.warningsDrafted.v1', listingId, warnings: [] }))),
  );
  if (done.ok) for (const id of forgotten) begun.kept(id, none);
};

/** The warnings begun on one listing, in the strip and in the dialog alike: a fact of the log each, so that they are here after a crash. */
export const useBegunWarnings = (listingId: string) => {
  const { ledger } = useWorkbench();
  const begun = ofLedger(ledger);
  const { warnings: drafted, draft } = useWarningsDraft(listingId);
  const onTheWay = useSyncExternalStore(begun.subscribe, () => begun.get(listingId));
  /** As they are at this moment: two keys may come before anything is drawn. */
  const newest = useCallback(
    (): Warnings => begun.get(listingId) ?? ledger.state().drafts.warningsByListing[listingId] ?? none,
    [begun, ledger, listingId],
  );
  const keep = useCallback(
    (warnings: Warnings): void => {
      begun.set(listingId, warnings);
      void draft(warnings).then((done) => {
        if (done.ok) begun.kept(listingId, warnings);
      });
    },
    [begun, draft, listingId],
  );
  return { warnings: onTheWay ?? drafted, newest, keep };
};
