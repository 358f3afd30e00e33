import { useCallback, useState } from 'react';
import type { Target } from '#commands/command.ts';
import type { ListingView } from '#commands/listing/listing-step.ts';
import { entriesOf } from '#commands/view.ts';
import { joinWarnings } from '#contract/warning.ts';
import type { Outbox } from '#events/projections/outbox.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useBegunWarnings, type Reviewed } from './use-begun-warnings.ts';
import { warningsIn, type Warnings } from './warnings-choice.ts';

const none: Warnings = [];

/** The warnings of their decisions that were not accepted, where these are the same for all: they are corrected together. */
const saidOfAll = (outbox: Outbox, command: string, targets: readonly Target[]): Warnings => {
  const said = targets.map(({ subject }) => {
    const entry = entriesOf(outbox, subject).find(({ stage, intent }) => stage === 'rejected' && intent.command === command);
    return entry ? warningsIn(entry.intent) : none;
  });
  const [first = none] = said;
  return said.every((each) => joinWarnings(each) === joinWarnings(first)) ? first : none;
};

/** No listing has this id: a draft under it is never read. */
const nowhere: Reviewed = { publishId: '', queuedAt: '', status: 'pending' };

/**
 * Warnings being chosen; `keep` leaves what is ticked as it is. For one listing each change is a fact in the log, so a half-done refusal survives a crash and is there
 * in another tab; for a batch there is no listing to keep it under.
 */
export const useWarningsChoice = (
  command: string,
  targets: readonly Target[],
  suggested: Warnings,
): { readonly warnings: Warnings; readonly choose: (warnings: Warnings) => void; readonly keep: (warnings: Warnings) => void } => {
  const [only, ...others] = targets;
  const listing = only && others.length === 0 ? (only.base as ListingView) : nowhere;
  const { warnings: begun, keep: keepBegun } = useBegunWarnings(listing);
  const { ledger } = useWorkbench();
  const [warnings, setWarnings] = useState<Warnings>(() => {
    if (begun.length > 0) return begun;
    const said = others.length > 0 ? saidOfAll(ledger.state().outbox, command, targets) : none;
    return said.length > 0 ? said : suggested;
  });
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
