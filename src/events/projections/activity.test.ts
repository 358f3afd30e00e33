import { expect, test } from 'vitest';
import { dismissed, intentId, recorded, rejected, sent, settled, withdrawn } from '../fact-fixture.ts';
import { openLedger } from '../ledger.ts';
import { createMemoryLog } from '../memory-log.ts';
import type { Fact } from '../record.ts';
import { ok } from '#lib/result.ts';

const open = async () => {
  const ledger = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
  return {
    happens: (...facts: readonly Fact[]) => ledger.act(() => ok(facts)),
    activity: () => ledger.state().activity,
  };
};
const recordedAll = (from: number, to: number): readonly Fact[] =>
  Array.from({ length: to - from + 1 }, (_, at) => recorded({ id: intentId(from + at) }));

test('of a batch of hundreds it is known how each ended: what waits is not forgotten', async () => {
  const { happens, activity } = await open();
  await happens(...recordedAll(1, 1000));
  await happens(withdrawn(intentId(1)), rejected(intentId(2)), sent(intentId(3)), settled(intentId(3)));
  expect([1, 2, 3, 1000].map((n) => activity().deedsById[intentId(n)]?.outcome)).toEqual(['withdrawn', 'rejected', 'settled', 'waiting']);
});

test('of what is over between two and four hundred are kept, beside what waits, in the order they were decided', async () => {
  const { happens, activity } = await open();
  await happens(...recordedAll(1, 2000).flatMap((fact, at) => (at === 0 ? [fact] : [fact, settled(intentId(at + 1))])));
  const { order, deedsById } = activity();
  expect([order.length >= 200, order.length <= 400, order[0], Object.keys(deedsById).length === order.length]).toEqual([
    true,
    true,
    intentId(1),
    true,
  ]);
  expect(order).toEqual(order.toSorted());
  await happens(rejected(intentId(1)), dismissed(intentId(1)), ...recordedAll(2001, 2400));
  expect(activity().order).not.toContain(intentId(1));
});
