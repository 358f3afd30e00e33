import { expect, test } from 'vitest';
import type { AnyIntentCommand, Target } from '#commands/command.ts';
import { commandNamed } from '#commands/registry.ts';
import type { Message } from '#locale/translate.ts';
import { createDoubts } from './doubts.ts';
import { listingTarget } from './palette-fixture.tsx';

const approve = commandNamed('listing.approve') as AnyIntentCommand;
const refuse = commandNamed('listing.refuse') as AnyIntentCommand;
const noPrice: Message = { key: 'listing.issue.priceMissing' };

const clean = (publishId: string): Target => listingTarget({ publishId });
const doubted = (publishId: string, version = 3): Target => ({ ...listingTarget({ publishId, version }), doubts: () => [noPrice] });

test('what nothing speaks against runs at once', () => {
  expect(createDoubts().pass(approve, [clean('p1')], 0)).toBe(true);
});

test('what something speaks against is said first, and runs when it is asked for once more', () => {
  const doubts = createDoubts();
  expect(doubts.pass(approve, [doubted('p1')], 0)).toBe(false);
  expect(doubts.current()?.doubted.map(({ why }) => why)).toEqual([[noPrice]]);
  expect([doubts.pass(approve, [doubted('p1')], 400), doubts.current()]).toEqual([true, null]);
});

test('a second press that was on its way before anybody could read does not count', () => {
  const doubts = createDoubts();
  doubts.pass(approve, [doubted('p1')], 0);
  expect(doubts.pass(approve, [doubted('p1')], 399)).toBe(false);
});

test('a clock that was set back between the two presses keeps nobody from meaning it', () => {
  const doubts = createDoubts();
  doubts.pass(approve, [doubted('p1')], 3_600_000);
  expect(doubts.pass(approve, [doubted('p1')], 1000)).toBe(true);
});

test('of several it is asked once, whatever of them is clean', () => {
  const doubts = createDoubts();
  const all = [clean('p1'), doubted('p2'), doubted('p3')];
  expect(doubts.pass(approve, all, 0)).toBe(false);
  expect([doubts.current()?.of, doubts.current()?.doubted.length]).toEqual([3, 2]);
  expect(doubts.pass(approve, all, 500)).toBe(true);
});

test.each([
  ['another listing', doubted('p2')],
  ['another version of it', doubted('p1', 4)],
  ['the same for another reason', { ...doubted('p1'), doubts: () => [{ key: 'listing.issue.gtinMissing' } as const] }],
])('%s is asked about anew', (_what, target) => {
  const doubts = createDoubts();
  doubts.pass(approve, [doubted('p1')], 0);
  expect(doubts.pass(approve, [target], 500)).toBe(false);
});

test('a refusal has no doubts', () => {
  expect(createDoubts().pass(refuse, [doubted('p1')], 0)).toBe(true);
});

test('what was said goes with what it was said of', () => {
  const doubts = createDoubts();
  doubts.pass(approve, [doubted('p1')], 0);
  doubts.recheck(() => [doubted('p1')]);
  expect(doubts.current()).not.toBeNull();
  doubts.recheck(() => [doubted('p2')]);
  expect([doubts.current(), doubts.pass(approve, [doubted('p1')], 500)]).toEqual([null, false]);
});
