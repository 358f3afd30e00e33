import type { Target } from '#commands/command.ts';
import { leaseFactOf, type ListingView } from '#commands/listing/listing-step.ts';
import type { Suggestion } from '#contract/suggestion.ts';
import { parseWarnings } from '#contract/warning.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useExecute } from '#palette/execute.tsx';
import { useDecideWithWarnings } from '../use-decide-with-warnings.ts';
import { useSettled, type SuggestionHere } from './use-suggestion.ts';

/** What is marked is not the suggestion's: nothing of it is begun, and nothing stays begun where it could not be recorded. */
const keepNothing = (): void => undefined;

/** What stands in the strip beside the reasons, and how it is taken: null until it stood there long enough for a key to be meant for it. */
export interface Offer {
  readonly suggestion: Suggestion;
  readonly take: (() => void) | null;
}

/**
 * Takes it by the ways of 'A' and of the strip: held by another, changed, not painted or in doubt the open listing is no more decided than
 * by these. Null where there is nothing to take, or something else is meant.
 */
export const useSuggestionOffer = (open: Target, here: SuggestionHere, isFree: boolean): Offer | null => {
  const execute = useExecute();
  const decide = useDecideWithWarnings();
  const { actor } = useWorkbench();
  const { suggestion, note } = here;
  const isShown = isFree && suggestion !== null && leaseFactOf(open.base as ListingView, actor()) !== 'other';
  const isSettled = useSettled(here, isShown, open.shownAt);
  if (!isShown) return null;
  const { decision, warning, count, of } = suggestion;
  const targets = [{ ...open, suggested: () => ({ decision, count, of, answer: 'taken' as const }) }];
  const asSuggested = (): Promise<readonly string[]> =>
    decision === 'approved'
      ? execute('listing.approve', { targets })
      : decide({ command: 'listing.refuse', targets, warnings: parseWarnings(warning), keep: keepNothing });
  const take = (): void => void asSuggested().then((recorded) => note(recorded.length > 0));
  return { suggestion, take: isSettled ? take : null };
};
