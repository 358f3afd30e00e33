import { isSaving, saveListingMachine, saveStates, stepSave, type SaveState, type SaveStep } from '#machines/screen/save-listing.ts';
import { declaredBy, type Declared } from './coverage.ts';
import type { Lifecycle } from './paths.ts';

export const saveEvents: readonly SaveStep[] = [
  { type: 'save' },
  { type: 'edit' },
  { type: 'pass', writes: true, uploads: 0 },
  { type: 'pass', writes: true, uploads: 2 },
  { type: 'pass', writes: false, uploads: 2 },
  { type: 'pass', writes: false, uploads: 0 },
  { type: 'block' },
  { type: 'saved', uploads: 0 },
  { type: 'saved', uploads: 2 },
  { type: 'conflict' },
  { type: 'merged' },
  { type: 'uploaded', rest: 1 },
  { type: 'uploaded', rest: 0 },
  { type: 'fail' },
  { type: 'retry' },
];
export const saveWalk: Lifecycle<SaveState, SaveStep> = { initial: 'draft', events: saveEvents, step: stepSave };

/** A version is compared where the listing is written, and nowhere before. */
const unseen: ReadonlySet<Declared> = new Set<Declared>(['checking: conflict']);

/** What comes about in an editor with one field of images that wait, or none: each way a check, a write and an upload can end. */
export const saveByHand: Lifecycle<SaveState, SaveStep> = {
  initial: 'draft',
  events: [
    { type: 'save' },
    { type: 'edit' },
    { type: 'pass', writes: true, uploads: 0 },
    { type: 'block' },
    { type: 'saved', uploads: 0 },
    { type: 'saved', uploads: 1 },
    { type: 'conflict' },
    { type: 'merged' },
    { type: 'uploaded', rest: 0 },
    { type: 'fail' },
    { type: 'retry' },
  ],
  step: (state, event) => (unseen.has(`${state}: ${event.type}`) ? { ok: false, error: 'not seen by hand' } : stepSave(state, event)),
};
export const saveTransitionsByHand: readonly Declared[] = declaredBy(saveListingMachine).filter((each) => !unseen.has(each));

/** For journeys, which know machines by their walks alone. */
export const savePlaces: readonly SaveState[] = saveStates;
export const isRunning: (state: SaveState) => boolean = isSaving;
