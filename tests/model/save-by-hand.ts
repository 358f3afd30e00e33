/** Saving a listing as a browser can do it: each way a check, a write and an upload end, in an editor with one field of images. */
import { isSaving, saveListingMachine, saveStates, type SaveState } from '#machines/screen/save-listing.ts';
import { actorPaths, type ActorStep, type ActorWalk } from './actor-walk.ts';
import type { Declared } from './coverage.ts';
import { edit, oneSku } from './save-walk.ts';

/** What a person or the server does, by one name each. */
export type Deed =
  | 'save'
  | 'edit'
  | 'repeat'
  | 'pass'
  | 'block'
  | 'fail'
  | 'saved'
  | 'conflict'
  | 'unanswered'
  | 'written'
  | 'unwritten'
  | 'merged'
  | 'uploaded';

export interface HandStep {
  readonly from: SaveState;
  readonly deed: Deed;
  readonly to: SaveState;
  /** Images wait, to follow this save. */
  readonly hasImages: boolean;
}

const passed = (images: readonly unknown[]) => ({ type: 'passed', edit, images });
const deeds = {
  check: { passed: 'pass', blocked: 'block', unchecked: 'fail' },
  write: { saved: 'saved', conflict: 'conflict', refused: 'block', unanswered: 'unanswered' },
  upload: { uploaded: 'uploaded', failed: 'fail' },
} as const;

const walk: ActorWalk = {
  machine: saveListingMachine,
  input: { newKey: () => 'key' },
  events: [{ type: 'save' }, { type: 'edit' }, { type: 'sendImages', images: oneSku, blocker: null }],
  answers: {
    check: [passed([]), passed(oneSku), { type: 'blocked', text: '' }, { type: 'unchecked' }],
    write: [{ type: 'saved' }, { type: 'conflict' }, { type: 'refused', text: '', isBlocked: true }, { type: 'unanswered', text: '' }],
    confirm: [true, false],
    meet: [null],
    upload: [{ type: 'uploaded' }, { type: 'failed', why: null }],
  },
  facts: ({ context }) => (context.images as readonly unknown[]).length,
  isLeftOut: ({ value, context }, { type, ...event }) => {
    // Nobody waits by hand for what hangs. Images alone are sent where only they are left.
    if (type.startsWith('xstate.after.')) return true;
    if (type === 'sendImages') return value !== 'partlyDone';
    // Images that wait follow the next save: they do not go by themselves.
    const images = (event['output'] as { readonly images?: readonly unknown[] } | undefined)?.images;
    return images?.length === 0 && (context.images as readonly unknown[]).length > 0;
  },
};

const deedOf = ({ type, ...event }: ActorStep['event']): Deed => {
  if (type === 'save' || type === 'edit') return type;
  if (type === 'sendImages') return 'repeat';
  const id = type.slice(type.lastIndexOf('.') + 1);
  if (id === 'meet') return 'merged';
  if (id === 'confirm') return event['output'] === true ? 'written' : 'unwritten';
  const { type: answer } = event['output'] as { readonly type: string };
  const named: Readonly<Record<string, Deed>> = deeds[id as keyof typeof deeds];
  const deed = named[answer];
  if (!deed) throw new Error(`Nobody does ${id} ${answer} by hand`);
  return deed;
};

const placeOf = (text: string): { readonly state: SaveState; readonly left: number } => {
  const [value, left] = JSON.parse(text) as [SaveState | object, number];
  return { state: typeof value === 'string' ? value : 'uploading', left };
};

const steps: readonly (readonly HandStep[])[] = actorPaths(walk).map((path) =>
  path.map(({ from, event, to }) => {
    const [before, after] = [placeOf(from), placeOf(to)];
    return { from: before.state, deed: deedOf(event), to: after.state, hasImages: after.left > 0 };
  }),
);
const keyOf = ({ from, deed, to }: HandStep): string => `${from}: ${deed} → ${to}`;

/** As few of the walks as take every way: a browser takes seconds for each. */
export const savePathsByHand: readonly (readonly HandStep[])[] = (() => {
  const known = new Set<string>();
  return steps
    .toSorted((one, other) => other.length - one.length)
    .filter((path) => {
      const fresh = path.map(keyOf).filter((key) => !known.has(key));
      for (const key of fresh) known.add(key);
      return fresh.length > 0;
    });
})();

export const saveTransitionsByHand: readonly Declared[] = [...new Set(steps.flat().map(({ from, deed }): Declared => `${from}: ${deed}`))];
export const savePlaces: readonly SaveState[] = saveStates;
export const isRunning: (state: SaveState) => boolean = isSaving;
