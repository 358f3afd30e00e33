import { useCallback, useState } from 'react';
import type { Target } from '#commands/command.ts';
import { useBegunWarnings } from './use-begun-warnings.ts';
import type { Warnings } from './warnings-choice.ts';

/** No listing has this id: a draft under it is never read. */
const nowhere = '';

/**
 * Warnings being chosen; `keep` leaves what is ticked as it is. For one listing each change is a fact in the log, so a half-done refusal survives a crash and is there
 * in another tab; for a batch there is no listing to keep it under.
 */
export const useWarningsChoice = (
  targets: readonly Target[],
  suggested: Warnings,
): { readonly warnings: Warnings; readonly choose: (warnings: Warnings) => void; readonly keep: (warnings: Warnings) => void } => {
  const listingId = targets.length === 1 ? (targets[0]?.subject.slice('listing:'.length) ?? nowhere) : nowhere;
  const { warnings: begun, keep: keepBegun } = useBegunWarnings(listingId);
  const [warnings, setWarnings] = useState<Warnings>(begun.length > 0 ? begun : suggested);
  const keep = useCallback(
    (next: Warnings): void => {
      if (listingId !== nowhere) keepBegun(next);
    },
    [keepBegun, listingId],
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
