import { useCallback, useSyncExternalStore } from 'react';
import type { ListingRow } from '#contract/listing.ts';
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

/** As they are at this moment: two keys may come before anything is drawn. */
const newestOf = (ledger: Workbench['ledger'], { publishId, queuedAt, status }: Reviewed): Warnings => {
  if (status !== 'pending') return none;
  const { warningsByListing, queuedAtByListing } = ledger.state().drafts;
  const known = isOver({ queuedAt, status }, queuedAtByListing[publishId]) ? undefined : warningsByListing[publishId];
  return ofLedger(ledger).get(publishId) ?? known ?? none;
};

/** Marks these behind what is begun: they were written in a decision that was not accepted. */
export const beginWith = async (ledger: Workbench['ledger'], listing: Reviewed, warnings: Warnings): Promise<void> => {
  const { publishId: listingId, queuedAt, status } = listing;
  if (status !== 'pending') return;
  const begun = ofLedger(ledger);
  const next = [...new Set([...newestOf(ledger, listing), ...warnings])];
  begun.set(listingId, next);
  const done = await ledger.act<never>(() => ok([{ type: 'review.warningsDrafted.v1', listingId, warnings: next, queuedAt }]));
  if (done.ok) begun.kept(listingId, next);
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

/** Of which listing, and of which of its rounds. */
export type Reviewed = Pick<ListingRow, 'publishId' | 'queuedAt' | 'status'>;

/** Is it another round than the one they were begun in? A decision ends it, whoever made it. */
const isOver = ({ queuedAt, status }: Omit<Reviewed, 'publishId'>, begunIn: string | undefined): boolean =>
  status !== 'pending' || (begunIn !== undefined && begunIn !== queuedAt);

/**
 * The warnings begun on one listing, in the strip and in the dialog alike: a fact of the log each, so that they are here after a crash. None
 * where they are of an earlier round.
 */
export const useBegunWarnings = ({ publishId, queuedAt, status }: Reviewed) => {
  const { ledger } = useWorkbench();
  const begun = ofLedger(ledger);
  const { warnings: drafted, queuedAt: begunIn, draft } = useWarningsDraft(publishId);
  const onTheWay = useSyncExternalStore(begun.subscribe, () => begun.get(publishId));
  const newest = useCallback((): Warnings => newestOf(ledger, { publishId, queuedAt, status }), [ledger, publishId, queuedAt, status]);
  const keep = useCallback(
    (warnings: Warnings): void => {
      begun.set(publishId, warnings);
      void draft(warnings, queuedAt).then((done) => {
        if (done.ok) begun.kept(publishId, warnings);
      });
    },
    [begun, draft, publishId, queuedAt],
  );
  const known = isOver({ queuedAt, status }, begunIn) ? none : drafted;
  return { warnings: status === 'pending' ? (onTheWay ?? known) : none, newest, keep };
};
