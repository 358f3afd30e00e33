/**
 * Saving a listing, step by step: checked, then written, then the images of its variations sent, one after the other. (row LST-7)
 *
 * Pure like the lifecycles, so that every path of it is walked by tests/model: the screen does the asking and tells what came of it.
 * What was written is not written again: after a partial save only the images that are left go.
 */
import { getNextSnapshot, setup } from 'xstate';
import { ok, refuse, type Result } from '#lib/result.ts';

export const saveStates = ['draft', 'checking', 'blocked', 'saving', 'conflicted', 'failed', 'uploading', 'partlyDone', 'done'] as const;
export type SaveState = (typeof saveStates)[number];

export type SaveStep =
  | { readonly type: 'save' }
  | { readonly type: 'edit' }
  /** Nothing stands against it: is there a field to write, and how many uploads follow? */
  | { readonly type: 'pass'; readonly writes: boolean; readonly uploads: number }
  | { readonly type: 'block' }
  | { readonly type: 'saved'; readonly uploads: number }
  /** Somebody else was faster. */
  | { readonly type: 'conflict' }
  | { readonly type: 'merged' }
  | { readonly type: 'uploaded'; readonly rest: number }
  | { readonly type: 'fail' }
  | { readonly type: 'retry' };

const save = { target: 'checking' } as const;
const edit = { target: 'draft' } as const;

const afterWrite = [{ target: 'uploading', guard: 'hasUploads' }, { target: 'done' }] as const;

export const saveListingMachine = setup({
  types: {} as { events: SaveStep },
  guards: {
    hasWrites: ({ event }) => event.type === 'pass' && event.writes,
    hasUploads: ({ event }) => (event.type === 'pass' || event.type === 'saved') && event.uploads > 0,
    hasRest: ({ event }) => event.type === 'uploaded' && event.rest > 0,
  },
}).createMachine({
  id: 'saveListing',
  initial: 'draft',
  states: {
    draft: { on: { save, edit } },
    checking: {
      on: {
        pass: [{ target: 'saving', guard: 'hasWrites' }, ...afterWrite],
        block: 'blocked',
        conflict: 'conflicted',
        fail: 'failed',
      },
    },
    blocked: { on: { save, edit } },
    saving: { on: { saved: afterWrite, block: 'blocked', conflict: 'conflicted', fail: 'failed' } },
    // What is shown is not what the server has: first it is merged, then it may be saved.
    conflicted: { on: { merged: 'draft' } },
    failed: { on: { save, edit } },
    uploading: { on: { uploaded: [{ target: 'uploading', guard: 'hasRest' }, { target: 'done' }], fail: 'partlyDone' } },
    partlyDone: { on: { retry: 'uploading', save, edit } },
    done: { on: { save, edit } },
  },
});

interface SaveStepRefused {
  readonly type: 'SaveStepRefused';
  readonly from: SaveState;
  readonly step: SaveStep['type'];
}

export const stepSave = (state: SaveState, step: SaveStep): Result<SaveState, SaveStepRefused> => {
  const here = saveListingMachine.resolveState({ value: state });
  if (!here.can(step)) return refuse({ type: 'SaveStepRefused', from: state, step: step.type });
  return ok(getNextSnapshot(saveListingMachine, here, step).value);
};

/** While it runs nothing may be typed over what is being sent. */
export const isSaving = (state: SaveState): boolean => state === 'checking' || state === 'saving' || state === 'uploading';
