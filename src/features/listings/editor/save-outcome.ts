import type { ListingView } from '#commands/listing/listing-step.ts';
import type { Role } from '#contract/call.ts';
import { saveStep } from '#machines/lifecycle/listing.ts';
import type { EditorField } from './editor-values.ts';

const outcomes = { approve: 'editor.approves', resubmit: 'editor.resubmits' } as const;
export type SaveOutcome = (typeof outcomes)[keyof typeof outcomes];

/** What a save does to the listing beside writing its fields; null where it only writes them. */
export const outcomeOf = (status: ListingView['status'], role: Role): SaveOutcome | null => {
  const { type } = saveStep(status, role);
  return type === 'approve' || type === 'resubmit' ? outcomes[type] : null;
};

/** An edit that changes nothing asks the marketplace for nothing; an approval and a resubmission say something by themselves. */
export const isIdle = (changed: readonly EditorField[], hasImageChanges: boolean, outcome: SaveOutcome | null): boolean =>
  changed.length === 0 && !hasImageChanges && outcome === null;
