import { expect, test } from 'vitest';
import { intentId, sent } from '#events/fact-fixture.ts';
import { ok, refuse } from '#lib/result.ts';
import { done, openBench, unreachable, type Bench } from './outbox-fixture.ts';
import { stopped } from './problem-note.ts';

const choked = refuse({ type: 'Broken', status: 500, message: 'Erro interno', retryAfterMs: null } as const);

/** The first decision is answered so each time, and those of other listings that come one after another are taken. */
const failAmong = async (others: number, answer: ReturnType<typeof refuse> = choked): Promise<Bench> => {
  const bench = await openBench();
  bench.answers.splice(0, 1, answer as typeof choked);
  await bench.record({});
  bench.drain.hold();
  await bench.pass(0);
  for (let n = 2; n < others + 2; n += 1) {
    bench.answers.splice(0, bench.answers.length, done, answer as typeof choked);
    await bench.record({ id: intentId(n), subject: `listing:p${n}` });
    await bench.pass(120_000);
  }
  return bench;
};

test('a decision the server chokes on while it answers others is told with its words, and is no outage', async () => {
  const bench = await failAmong(3);
  expect(bench.stageOf(1)).toBe('sent');
  expect(bench.drain.status()).toMatchObject({ isReachable: true, stuck: { [intentId(1)]: 'Erro interno' } });
});

test('it makes no other wait', async () => {
  const bench = await failAmong(3);
  await bench.pass(600_000);
  bench.answers.splice(0, bench.answers.length, done, choked);
  await bench.record({ id: intentId(9), subject: 'listing:p9' });
  expect([bench.stageOf(9), bench.stageOf(1)]).toEqual([undefined, 'sent']);
});

test('it is no longer told once the server takes it', async () => {
  const bench = await failAmong(3);
  bench.answers.splice(0, bench.answers.length, done);
  await bench.pass(120_000);
  expect([bench.stageOf(1), bench.drain.status().stuck]).toEqual([undefined, {}]);
});

test('an outage is nobody’s: what fails without an answer to another is not told', async () => {
  const bench = await failAmong(1);
  await bench.pass(3_600_000);
  expect(bench.drain.status()).toMatchObject({ isReachable: false });
  expect(bench.drain.status().stuck).toBeUndefined();
});

test('nor is what no answer came to: the server said nothing of it', async () => {
  const bench = await failAmong(3, unreachable);
  expect(bench.drain.status().stuck).toBeUndefined();
});

/** The person stops trying the first. */
const stop = (bench: Bench): Promise<unknown> =>
  bench.ledger.act(() => ok([{ type: 'intent.rejected.v1', intentId: intentId(1), problem: stopped('Erro interno') }]));

test('once it is stopped, what is decided next on the record goes at once and is not taken for it', async () => {
  const bench = await failAmong(3);
  await stop(bench);
  await bench.record({ id: intentId(10) });
  await bench.pass(0);
  expect(bench.sent.at(-1)).toBe(intentId(10));
  expect(bench.drain.status().stuck).toEqual({});
});

test('once it is stopped, how the record stands is asked before what follows on it is sent', async () => {
  const bench = await failAmong(3);
  await bench.record({ id: intentId(10) });
  const sentBefore: (string | undefined)[] = [];
  bench.hooks.refetch = () => {
    sentBefore.push(bench.sent.at(-1));
    return ok(undefined);
  };
  await stop(bench);
  await bench.pass(0);
  expect([sentBefore, bench.sent.at(-1)]).toEqual([[intentId(1)], intentId(10)]);
});

test.each([
  ['failed only once', {}],
  ['a newer build had begun to send', { command: 'listing.pin' }],
])('so it is of what %s', async (_what, first) => {
  const bench = await openBench();
  bench.answers.splice(0, 1, choked as never, done);
  await bench.record(first);
  bench.drain.hold();
  await bench.pass(0);
  if ('command' in first) await bench.ledger.act(() => ok([sent(intentId(1))]));
  await bench.record({ id: intentId(10) });
  const sentBefore: boolean[] = [];
  bench.hooks.refetch = () => (sentBefore.push(bench.sent.includes(intentId(10))), ok(undefined));
  expect(bench.stageOf(1)).toBe('sent');
  await stop(bench);
  await bench.pass(0);
  await bench.pass(120_000);
  expect([sentBefore[0], bench.stageOf(10)]).toEqual([false, undefined]);
});

test('and of what a session ended on after the server had failed on it', async () => {
  const bench = await openBench();
  bench.answers.splice(0, 1, choked as never, { ok: false, error: { type: 'SessionEnded', message: '' } }, done);
  await bench.record({});
  bench.drain.hold();
  await bench.pass(0);
  await bench.pass(120_000);
  await bench.record({ id: intentId(10) });
  const sentBefore: boolean[] = [];
  bench.hooks.refetch = () => (sentBefore.push(bench.sent.includes(intentId(10))), ok(undefined));
  await stop(bench);
  bench.drain.resume();
  await bench.pass(120_000);
  expect([sentBefore[0], bench.stageOf(10)]).toEqual([false, undefined]);
});

test('a yes to what was stopped meanwhile is followed by how the record stands', async () => {
  const bench = await failAmong(3);
  bench.answers.splice(0, bench.answers.length, done);
  bench.hooks.onSend = () => stop(bench);
  const before = bench.refetched.length;
  await bench.pass(60_000);
  expect([bench.stageOf(1), bench.refetched.slice(before)]).toEqual(['rejected', ['listing:p1']]);
});

test('without a connection it is said so, also where nothing waits but what the server chokes on', async () => {
  const bench = await failAmong(3);
  bench.answers.splice(0, bench.answers.length, unreachable);
  await bench.pass(60_000);
  expect(bench.drain.status()).toMatchObject({ isReachable: false, stuck: { [intentId(1)]: 'Erro interno' } });
  bench.answers.splice(0, bench.answers.length, choked);
  await bench.pass(120_000);
  expect(bench.drain.status()).toMatchObject({ isReachable: true, nextTryAt: null });
});

test('a full disk is no longer told once there is room, though the server chokes on how the record stands', async () => {
  const bench = await failAmong(3);
  bench.answers.splice(0, bench.answers.length, done);
  bench.setRoomFor(0);
  await bench.pass(60_000);
  expect(bench.drain.status().unwritten).toBe('quota');
  bench.setRoomFor(9);
  bench.hooks.refetch = () => choked;
  await bench.pass(60_000);
  expect(bench.stageOf(1)).toBe('confirmed');
  expect(bench.drain.status().unwritten).toBeUndefined();
});
