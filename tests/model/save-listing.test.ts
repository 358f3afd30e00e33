import { afterAll, expect, test } from 'vitest';
import { unreachable } from '#lib/result.ts';
import { isSaving, saveListingMachine, saveStates, stepSave, type SaveState, type SaveStep } from '#machines/screen/save-listing.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { pairsOf, pathsOf } from './paths.ts';
import { saveEvents, saveWalk } from './save-walk.ts';

const mayBegin: ReadonlySet<SaveState> = new Set(['draft', 'blocked', 'failed', 'partlyDone', 'done']);

/**
 * Part 2, section 4 ('Saving'), and row LST-7, written from their text: blocking messages first, nothing saved; then the listing, then
 * the images; a partial save repeats only the rest. Absent means refused.
 */
const judge = (from: SaveState, step: SaveStep): SaveState | 'refused' => {
  switch (step.type) {
    case 'save':
      return mayBegin.has(from) ? 'checking' : 'refused';
    case 'edit':
      return mayBegin.has(from) ? 'draft' : 'refused';
    case 'pass':
      if (from !== 'checking') return 'refused';
      if (step.writes) return 'saving';
      return step.uploads > 0 ? 'uploading' : 'done';
    case 'block':
      return from === 'checking' || from === 'saving' ? 'blocked' : 'refused';
    case 'saved':
      if (from !== 'saving') return 'refused';
      return step.uploads > 0 ? 'uploading' : 'done';
    case 'conflict':
      return from === 'checking' || from === 'saving' ? 'conflicted' : 'refused';
    case 'merged':
      return from === 'conflicted' ? 'draft' : 'refused';
    case 'uploaded':
      if (from !== 'uploading') return 'refused';
      return step.rest > 0 ? 'uploading' : 'done';
    case 'fail':
      if (from === 'uploading') return 'partlyDone';
      return from === 'checking' || from === 'saving' ? 'failed' : 'refused';
    case 'retry':
      return from === 'partlyDone' ? 'uploading' : 'refused';
    default:
      return unreachable(step);
  }
};

const coverage = coverageOf('saving a listing', saveStates, declaredBy(saveListingMachine));
afterAll(() => print(coverage.line()));

test('the machine has the states it names', () => {
  expect(Object.keys(saveListingMachine.states).toSorted()).toEqual(saveStates.toSorted());
});

test('every step from every state goes where the specification says or is refused', () => {
  const pairs = pairsOf(saveWalk);
  expect(pairs).toHaveLength(saveStates.length * saveEvents.length);
  const told = pairs.map(({ from, event, answer }) => ({ from, event, to: answer.ok ? answer.value : 'refused' }));
  expect(told).toEqual(pairs.map(({ from, event }) => ({ from, event, to: judge(from, event) })));
  for (const { answer } of pairs) if (!answer.ok) coverage.wasRefused();
});

test('together the walks take every transition and reach every state', () => {
  for (const path of pathsOf(saveWalk)) for (const step of path) coverage.took(step);
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});

test('nothing is written twice: from a partial save a retry goes to the images, never through the listing', () => {
  expect(stepSave('partlyDone', { type: 'retry' })).toEqual({ ok: true, value: 'uploading' });
  expect(stepSave('saving', { type: 'save' })).toEqual({
    ok: false,
    error: { type: 'SaveStepRefused', from: 'saving', step: 'save' },
  });
});

test('only what runs keeps the form closed', () => {
  expect(saveStates.filter(isSaving)).toEqual(['checking', 'saving', 'uploading']);
});
