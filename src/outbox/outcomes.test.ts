import { expect, test } from 'vitest';
import { confirmed, dismissed, intentId, recorded, rejected, sent, settled, withdrawn } from '#events/fact-fixture.ts';
import { openLedger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import { logState } from '#events/projections/log-state.ts';
import type { Fact } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import { outcomesSince } from './outcomes.ts';

const id = intentId(1);
/** What is told at each of several looks, with these facts between them. */
const told = async (...looks: readonly (readonly Fact[])[]): Promise<readonly string[]> => {
  const ledger = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
  const lines: string[] = [];
  for (const facts of looks) {
    const before = ledger.state().outbox;
    await ledger.act<never>(() => ok([...facts]));
    const { answered, rejected: refused } = outcomesSince(before, ledger.state());
    lines.push([...answered.map(() => 'answered'), ...refused.map(({ problem }) => `rejected: ${problem?.message}`)].join());
  }
  return lines;
};

test.each([
  { looks: [[recorded({ id })], [sent(id)], [confirmed(id)], [settled(id)]], lines: ['', '', 'answered', ''], how: 'fact by fact' },
  {
    looks: [[recorded({ id })], [sent(id)], [confirmed(id), settled(id)]],
    lines: ['', '', 'answered'],
    how: 'confirmed and settled between two looks',
  },
  { looks: [[recorded({ id }), sent(id), confirmed(id)]], lines: ['answered'], how: 'recorded and confirmed between two looks' },
])('an answer is told once: $how', async ({ looks, lines }) => {
  expect(await told(...looks)).toEqual(lines);
});

test('a rejection is told once, with its reason, and not again when it is dismissed', async () => {
  expect(await told([recorded({ id })], [sent(id)], [rejected(id)], [dismissed(id)])).toEqual(['', '', 'rejected: Alterado por Bruno', '']);
});

test('what was not accepted is not told as done by a log that knows nothing of it', async () => {
  const ledger = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
  await ledger.act<never>(() => ok([recorded({ id }), sent(id), rejected(id)]));
  expect(outcomesSince(ledger.state().outbox, logState.initial)).toEqual({ answered: [], rejected: [] });
});

test('of what was withdrawn nothing is told', async () => {
  expect(await told([recorded({ id })], [withdrawn(id)])).toEqual(['', '']);
});
