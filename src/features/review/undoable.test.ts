import { expect, test } from 'vitest';
import type { Activity, Deed, Outcome } from '#events/projections/activity.ts';
import { lastDecisions, mayBeUndone, type ToldDecision } from './undoable.ts';

const deed = (intentId: string, command: string, outcome: Outcome = 'settled', subject: Deed['subject'] = 'listing:p1'): Deed => ({
  intentId,
  command,
  version: 1,
  subject,
  at: '2026-11-21T12:00:00.000Z',
  outcome,
  outcomeAt: '2026-11-21T12:00:00.000Z',
});

const activityOf = (...deeds: readonly Deed[]): Activity => ({
  deedsById: Object.fromEntries(deeds.map((each) => [each.intentId, each])),
  order: deeds.map(({ intentId }) => intentId),
});
const told = (...deeds: readonly Deed[]): readonly ToldDecision[] => lastDecisions(activityOf(...deeds), 10);
const outcomes = (...deeds: readonly Deed[]): readonly string[] =>
  told(...deeds).map(({ deed: { intentId }, outcome }) => `${intentId} ${outcome}`);
const always = (): boolean => true;

test('the last decisions are the newest, and an undo is no decision', () => {
  const did = activityOf(
    deed('1', 'listing.approve'),
    deed('2', 'listing.refuse'),
    deed('3', 'listing.returnToPending'),
    deed('4', 'listing.skip'),
  );
  expect(lastDecisions(did, 2).map((each) => each.deed.intentId)).toEqual(['4', '2']);
});

test.each([
  ['listing.approve', 'listing.returnToPending'],
  ['listing.refuse', 'listing.returnToPending'],
  ['listing.skip', 'listing.unskip'],
  ['listing.snooze', 'listing.unsnooze'],
])('%s that was taken back after it was sent is told as taken back, and offers it no more', (command, inverse) => {
  const [only] = told(deed('1', command), deed('2', inverse, 'sent'));
  expect([only?.outcome, only && mayBeUndone(only, always)]).toEqual(['withdrawn', false]);
});

test.each(['rejected', 'dismissed', 'withdrawn'] as const)('a taking back that was %s took nothing back', (outcome) => {
  expect(outcomes(deed('1', 'listing.refuse'), deed('2', 'listing.returnToPending', outcome))).toEqual(['1 settled']);
});

test('a taking back belongs to the decision right before it, and to that listing', () => {
  expect(
    outcomes(
      deed('1', 'listing.refuse'),
      deed('2', 'listing.refuse', 'settled', 'listing:p2'),
      deed('3', 'listing.refuse'),
      deed('4', 'listing.returnToPending'),
      deed('5', 'listing.approve'),
    ),
  ).toEqual(['5 settled', '3 withdrawn', '2 settled', '1 settled']);
});

test('a decision that a later one of mine stands on is not offered: only the last can be taken back', () => {
  expect(told(deed('1', 'listing.refuse'), deed('2', 'listing.refuse')).map((each) => mayBeUndone(each, always))).toEqual([true, false]);
});

test('an observation can be taken back only before it was sent', () => {
  expect(told(deed('1', 'listing.observe', 'waiting')).map((each) => mayBeUndone(each, always))).toEqual([true]);
  expect(told(deed('1', 'listing.observe', 'sent')).map((each) => mayBeUndone(each, always))).toEqual([false]);
});

test.each(['rejected', 'withdrawn', 'dismissed'] as const)('what was %s has nothing to take back', (outcome) => {
  expect(told(deed('1', 'listing.approve', outcome)).map((each) => mayBeUndone(each, always))).toEqual([false]);
});

test.each(['sent', 'confirmed', 'settled'] as const)('an approval that was %s is taken back where its inverse is possible', (outcome) => {
  const asked: string[] = [];
  const may = (answer: boolean) => (command: string) => asked.push(command) > 0 && answer;
  const [only] = told(deed('1', 'listing.approve', outcome));
  expect(only && [mayBeUndone(only, may(true)), mayBeUndone(only, may(false))]).toEqual([true, false]);
  expect(new Set(asked)).toEqual(new Set(['listing.returnToPending']));
});

test('a decision that was recorded without a way back offers none, in this tab or after a reload', () => {
  const [first] = told({ ...deed('1', 'listing.skip'), isFinal: true });
  expect(first && mayBeUndone(first, always)).toBe(false);
});
