import { useCallback, useState } from 'react';
import type { Target } from '#commands/command.ts';
import { useWarningsDraft } from '#outbox/workbench.tsx';
import type { Warnings } from './warnings-choice.ts';

/** No listing has this id: a draft under it is never read. */
const nowhere = '';

/**
 * Warnings being chosen. For one listing each change is a fact in the log, so a half-done refusal survives a crash and is there
 * in another tab; for a batch there is no listing to keep it under.
 */
export const useWarningsChoice = (
  targets: readonly Target[],
  suggested: Warnings,
): { readonly warnings: Warnings; readonly choose: (warnings: Warnings) => void; readonly forget: () => void } => {
  const listingId = targets.length === 1 ? (targets[0]?.subject.slice('listing:'.length) ?? nowhere) : nowhere;
  const { warnings: drafted, draft } = useWarningsDraft(listingId);
  const [warnings, setWarnings] = useState<Warnings>(drafted.length > 0 ? drafted : suggested);
  const keep = useCallback(
    (next: Warnings): void => {
      if (listingId !== nowhere) void draft(next);
    },
    [draft, listingId],
  );
  const choose = useCallback(
    (next: Warnings): void => {
      setWarnings(next);
      keep(next);
    },
    [keep],
  );
  return { warnings, choose, forget: useCallback(() => keep([]), [keep]) };
};
