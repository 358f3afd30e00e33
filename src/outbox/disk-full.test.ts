import { expect, test } from 'vitest';
import { approve } from '#commands/listing/approve.ts';
import { indexCommands } from '#commands/view.ts';
import { intentId } from '#events/fact-fixture.ts';
import { ok } from '#lib/result.ts';
import { openBench, refused, start, unreachable, type Bench } from './outbox-fixture.ts';

const asking = { index: indexCommands([{ ...approve, onLostAnswer: 'ask' }]), hasSpecifiedOnly: true };

/** The disk is full from so many appends after the decision on. */
const openFull = async (room: number, options?: Parameters<typeof openBench>[0]): Promise<Bench> => {
  const bench = await openBench(options);
  await bench.record({});
  bench.setRoomFor(room);
  return bench;
};

/** Tries end: were there no pause between them, no time would ever pass here. */
const drainFor = async (bench: Bench, ms: number): Promise<void> => {
  bench.drain.hold();
  await bench.pass(ms);
};

test('what the server took is not sent again while the disk has no room for the answer, and is over when it has', async () => {
  const bench = await openFull(1);
  await drainFor(bench, 600_000);
  expect([bench.sent, bench.stageOf(1)]).toEqual([[intentId(1)], 'sent']);
  expect(bench.drain.status()).toMatchObject({ isReachable: true, unwritten: 'quota' });
  bench.setRoomFor(9);
  await bench.pass(60_000);
  expect([bench.sent, bench.stageOf(1)]).toEqual([[intentId(1)], undefined]);
  expect(bench.drain.status()).toEqual({ isReachable: true, isParked: false, nextTryAt: null });
});

test('what the server refused is not sent again either, and its words are in the tray once there is room', async () => {
  const bench = await openFull(1);
  bench.answers.unshift(refused());
  await drainFor(bench, 600_000);
  expect([bench.sent, bench.stageOf(1)]).toEqual([[intentId(1)], 'sent']);
  bench.setRoomFor(9);
  await bench.pass(60_000);
  expect(bench.sent).toHaveLength(1);
  expect(bench.ledger.state().outbox.entriesById[intentId(1)]).toMatchObject({
    stage: 'rejected',
    problem: { message: 'Anúncio já recusado' },
  });
});

test('at a provider a lost answer is asked about once there is room, and nothing is sent twice', async () => {
  const bench = await openFull(1, asking);
  bench.answers.splice(0, 1, unreachable);
  await drainFor(bench, 600_000);
  bench.setRoomFor(9);
  await bench.pass(60_000);
  expect(bench.sent).toEqual([intentId(1)]);
  expect(bench.ledger.state().outbox.entriesById[intentId(1)]).toMatchObject({ stage: 'rejected', problem: { code: 'lost-answer' } });
});

test('what is confirmed is fetched back with pauses while its end finds no room', async () => {
  const bench = await openFull(2);
  await drainFor(bench, 600_000);
  expect([bench.sent.length, bench.stageOf(1)]).toEqual([1, 'confirmed']);
  expect(bench.refetched.length).toBeLessThan(30);
});

test('what could not even be claimed is not sent, and the disk is named, not the server', async () => {
  const bench = await openFull(0);
  bench.drain.hold();
  await bench.pass(0);
  expect(bench.sent).toEqual([]);
  expect(bench.drain.status()).toEqual({ isReachable: true, isParked: false, nextTryAt: start + 500, unwritten: 'quota' });
});

test('at a provider what only another tab sent is asked about, although this one had begun with it', async () => {
  const bench = await openBench(asking);
  bench.setOffline(true);
  await bench.record({});
  await drainFor(bench, 0);
  bench.drain.release();
  await bench.ledger.act(() => ok([{ type: 'intent.sent.v1', intentId: intentId(1), attempt: 1 }]));
  bench.setOffline(false);
  await drainFor(bench, 600_000);
  expect([bench.sent, bench.stageOf(1)]).toEqual([[], 'rejected']);
});
