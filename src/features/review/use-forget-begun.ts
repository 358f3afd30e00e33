import { useCallback, useEffect } from 'react';
import { listings } from '#api/listings.ts';
import { overIn } from '#events/projections/drafts.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useExecuted } from '#palette/context.tsx';
import { forgetBegun } from './use-begun-warnings.ts';

/** What ends a review of a listing, or a second look; one that is passed over or put off is still under review. */
const ends: ReadonlySet<string> = new Set([
  'listing.approve',
  'listing.refuse',
  'listing.observe',
  'secondLook.approve',
  'secondLook.refuse',
]);

/**
 * Reasons begun for a listing, or under the id of a look, end with the decision, whatever it was and wherever it was made: should it come
 * back, Enter would refuse it with those of before.
 */
export const useForgetBegun = (): void => {
  const { ledger, queryClient } = useWorkbench();
  const forget = useCallback((listingIds: readonly string[]) => void forgetBegun(ledger, listingIds), [ledger]);
  useExecuted(({ command, asked, refused }) => {
    if (!ends.has(command.name)) return;
    const left = new Set(refused.map(({ subject }) => subject));
    forget(asked.flatMap(({ subject }) => (left.has(subject) ? [] : [subject.slice(subject.indexOf(':') + 1)])));
  });
  useEffect(() => {
    const fresh = listings.fresh(queryClient);
    const forgetOver = (): void => forget(overIn(ledger.state().drafts, (id) => fresh.get(id)));
    forgetOver();
    return fresh.subscribe(forgetOver);
  }, [forget, ledger, queryClient]);
};
