import type { Target } from '#commands/command.ts';
import { leaseFactOf, type ListingView } from '#commands/listing/listing-step.ts';
import { parseWarnings } from '#contract/warning.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useExecute } from '#palette/execute.tsx';
import { useDecideWithWarnings } from '../use-decide-with-warnings.ts';
import type { SuggestionHere } from './use-suggestion.ts';

/** What is marked is not the suggestion's: nothing of it is begun, and nothing stays begun where it could not be recorded. */
const keepNothing = (): void => undefined;

/**
 * Decides the open listing as suggested, by the ways of 'A' and of the strip: held by another, changed, not painted or in doubt it is no
 * more decided than by these. Null where there is nothing to take.
 */
export const useTakeSuggestion = (open: Target, { suggestion, note }: SuggestionHere): (() => void) | null => {
  const execute = useExecute();
  const decide = useDecideWithWarnings();
  const { actor } = useWorkbench();
  if (suggestion === null || leaseFactOf(open.base as ListingView, actor()) === 'other') return null;
  const { decision, warning, count, of } = suggestion;
  const targets = [{ ...open, suggested: () => ({ decision, count, of, answer: 'taken' as const }) }];
  const asSuggested = (): Promise<readonly string[]> =>
    decision === 'approved'
      ? execute('listing.approve', { targets })
      : decide({ command: 'listing.refuse', targets, warnings: parseWarnings(warning), keep: keepNothing });
  return () => void asSuggested().then((recorded) => note(recorded.length > 0));
};
