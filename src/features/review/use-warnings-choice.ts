import { useCallback, useState } from 'react';
import type { Target } from '#commands/command.ts';
import type { ListingView } from '#commands/listing/listing-step.ts';
import { useBegunWarnings, type Reviewed } from './use-begun-warnings.ts';
import type { Warnings } from './warnings-choice.ts';

/** No listing has this id: a draft under it is never read. */
const nowhere: Reviewed = { publishId: '', queuedAt: '', status: 'pending' };

/**
 * Warnings being chosen; `keep` leaves what is ticked as it is. For one listing each change is a fact in the log, so a half-done refusal survives a crash and is there
 * in another tab; for a batch there is no listing to keep it under.
 */
export const useWarningsChoice = (
  targets: readonly Target[],
  suggested: Warnings,
): { readonly warnings: Warnings; readonly choose: (warnings: Warnings) => void; readonly keep: (warnings: Warnings) => void } => {
  const [only, ...others] = targets;
  const listing = only && others.length === 0 ? (only.base as ListingView) : nowhere;
  const { warnings: begun, keep: keepBegun } = useBegunWarnings(listing);
  const [warnings, setWarnings] = useState<Warnings>(begun.length > 0 ? begun : suggested);
  const keep = useCallback(
    (next: Warnings): void => {
      if (listing !== nowhere) keepBegun(next);
    },
    [keepBegun, listing],
  );
  const choose = useCallback(
    (next: Warnings): void => {
      setWarnings(next);
      keep(next);
    },
    [keep],
  );
  return { warnings, choose, keep };
};
