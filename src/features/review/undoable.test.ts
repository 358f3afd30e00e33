import { expect, test } from 'vitest';
import type { Activity, Deed, Outcome } from '#events/projections/activity.ts';
import { lastDecisions, mayBeUndone } from './undoable.ts';

const deed = (intentId: string, command: string, outcome: Outcome = 'waiting'): Deed => ({
  intentId,
  command,
  version: 1,
  subject: 'listing:p1',
  at: '2026-11-21T12:00:00.000Z',
  outcome,
  outcomeAt: '2026-11-21T12:00:00.000Z',
});

const activityOf = (...deeds: readonly Deed[]): Activity => ({
  deedsById: Object.fromEntries(deeds.map((each) => [each.intentId, each])),
  order: deeds.map(({ intentId }) => intentId),
});

test('the last decisions are the newest, and an undo is no decision', () => {
  const did = activityOf(
    deed('1', 'listing.approve'),
    deed('2', 'listing.refuse'),
    deed('3', 'listing.returnToPending'),
    deed('4', 'listing.skip'),
  );
  expect(lastDecisions(did, 2).map(({ intentId }) => intentId)).toEqual(['4', '2']);
});

test('an observation can be taken back only before it was sent', () => {
  expect(mayBeUndone(deed('1', 'listing.observe', 'waiting'))).toBe(true);
  expect(mayBeUndone(deed('1', 'listing.observe', 'sent'))).toBe(false);
});

test.each(['rejected', 'withdrawn', 'dismissed'] as const)('what was %s has nothing to take back', (outcome) => {
  expect(mayBeUndone(deed('1', 'listing.approve', outcome))).toBe(false);
});

test.each(['sent', 'confirmed', 'settled'] as const)('an approval that was %s is taken back by its inverse', (outcome) => {
  expect(mayBeUndone(deed('1', 'listing.approve', outcome))).toBe(true);
});
