import { expect, test, vi } from 'vitest';
import { anIntent, dismissed, intentId, recorded, rejected, sent, settled, withdrawn } from '#events/fact-fixture.ts';
import { openLedger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import type { Fact } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import { dismissOnceSent } from './dismiss-once-sent.ts';

const old = anIntent();
const anew = intentId(2);

/** One decision that was rejected, and the one that was recorded in its place; `listening` is how many hear the ledger. */
const open = async () => {
  const ledger = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
  let listening = 0;
  const { subscribe } = ledger;
  vi.spyOn(ledger, 'subscribe').mockImplementation((listener) => {
    const stop = subscribe(listener);
    listening += 1;
    return () => {
      listening -= 1;
      stop();
    };
  });
  const append = (...facts: readonly Fact[]) => ledger.act(() => ok(facts));
  await append(recorded(), sent(old.id), rejected(old.id), recorded({ id: anew }));
  const isKept = async (): Promise<boolean> => {
    await append();
    return old.id in ledger.state().outbox.entriesById;
  };
  return { ledger, append, isKept, listening: () => listening };
};

/** So many decisions on something else that the one before is no longer known of. */
const others = (from: number): readonly Fact[] =>
  Array.from({ length: 401 }, (_, i) => recorded({ id: intentId(from + i), subject: 'listing:other' }));

test('a rejected decision is dismissed when the one in its place is sent, not before', async () => {
  const { ledger, append, isKept, listening } = await open();
  dismissOnceSent(ledger, [old], [anew]);
  expect(await isKept()).toBe(true);
  await append(sent(anew));
  expect(await isKept()).toBe(false);
  expect(listening()).toBe(0);
});

test('it is kept when the one in its place is withdrawn', async () => {
  const { ledger, append, isKept, listening } = await open();
  dismissOnceSent(ledger, [old], [anew]);
  await append(withdrawn(anew));
  expect(await isKept()).toBe(true);
  expect(listening()).toBe(0);
});

test('it is dismissed when the one in its place was sent and settled by another tab at once', async () => {
  const { ledger, append, isKept } = await open();
  dismissOnceSent(ledger, [old], [anew]);
  await append(sent(anew), settled(anew));
  expect(await isKept()).toBe(false);
});

test('it is kept when nobody knows any more what became of the one in its place', async () => {
  const { ledger, append, isKept } = await open();
  dismissOnceSent(ledger, [old], [anew]);
  await append(...others(10));
  await append(withdrawn(anew));
  expect(await isKept()).toBe(true);
});

test('the one in its place is found in a batch larger than the list of what was done', async () => {
  const { ledger, append, isKept } = await open();
  await append(...others(10));
  dismissOnceSent(ledger, [old], [anew]);
  await append(sent(anew));
  expect(await isKept()).toBe(false);
});

test('nothing listens where nothing waits: for another subject, for none, and when it is dismissed by hand', async () => {
  const { ledger, append, listening } = await open();
  await append(recorded({ id: intentId(3), subject: 'listing:other' }));
  for (const by of [[], [intentId(3)], [intentId(9)]]) dismissOnceSent(ledger, [old], by);
  dismissOnceSent(ledger, [], [anew]);
  dismissOnceSent(ledger, [], []);
  expect(listening()).toBe(0);
  dismissOnceSent(ledger, [old], [anew]);
  expect(listening()).toBe(1);
  await append(dismissed(old.id));
  expect(listening()).toBe(0);
});
