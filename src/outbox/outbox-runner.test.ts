import { describe, expect, test } from 'vitest';
import { approve } from '#commands/listing/approve.ts';
import { indexCommands } from '#commands/view.ts';
import { intentId, withdrawn } from '#events/fact-fixture.ts';
import { ok } from '#lib/result.ts';
import { broken, done, openBench, refused, start, unreachable } from './outbox-fixture.ts';

const subjects = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: intentId(i + 1), subject: `listing:p${i + 1}` as const }));

test('a decision goes out, is fetched back, and is over', async () => {
  const bench = await openBench();
  await bench.record({});
  bench.drain.hold();
  await bench.pass(0);
  expect([bench.sent, bench.refetched, bench.stageOf(1)]).toEqual([[intentId(1)], ['listing:p1'], undefined]);
  const types = (await bench.ledger.readAll()).records.map(({ fact }) => fact.type);
  expect(types).toEqual(['intent.recorded.v1', 'intent.sent.v1', 'intent.confirmed.v1', 'intent.settled.v1']);
});

test('a tab without the lock sends nothing', async () => {
  const bench = await openBench();
  await bench.record({});
  await bench.pass(600_000);
  expect(bench.sent).toEqual([]);
});

test('what is sent late says how long ago it was decided, and how long its listing had been looked at', async () => {
  const bench = await openBench();
  await bench.record({ shownMs: 4200 }, { id: intentId(2), subject: 'listing:p2' });
  await bench.pass(20 * 60_000);
  bench.drain.hold();
  await bench.pass(0);
  expect(bench.told).toEqual([
    { age: 20 * 60_000, shown: 4200 },
    { age: 20 * 60_000, shown: undefined },
  ]);
});

describe('what was recorded in place of a rejected decision', () => {
  const heldAnew = { id: intentId(2), replaces: intentId(1), sendAfter: new Date(start + 6000).toISOString() };
  const openRejected = async () => {
    const bench = await openBench();
    bench.answers.unshift(refused());
    bench.drain.hold();
    await bench.record({});
    await bench.record(heldAnew);
    return bench;
  };

  test('leaves that one in the tray until it is sent, and ends it then, from the log alone', async () => {
    const bench = await openRejected();
    await bench.pass(5999);
    expect([bench.stageOf(1), bench.stageOf(2)]).toEqual(['rejected', 'recorded']);
    await bench.pass(1);
    expect([bench.stageOf(1), bench.sent]).toEqual([undefined, [intentId(1), intentId(2)]]);
    expect(bench.ledger.state().activity.deedsById[intentId(1)]?.outcome).toBe('dismissed');
  });

  test('leaves it there for good when it is withdrawn', async () => {
    const bench = await openRejected();
    await bench.ledger.act(() => ok([withdrawn(intentId(2))]));
    await bench.pass(60_000);
    expect([bench.stageOf(1), bench.stageOf(2)]).toEqual(['rejected', undefined]);
  });
});

describe('the hold', () => {
  const held = { sendAfter: new Date(start + 6000).toISOString() };

  test('is waited out to the millisecond', async () => {
    const bench = await openBench();
    bench.drain.hold();
    await bench.record(held);
    await bench.pass(5999);
    expect(bench.sent).toEqual([]);
    await bench.pass(1);
    expect(bench.sent).toEqual([intentId(1)]);
  });

  test.each([
    ['back a day', -86_400_000],
    ['back an hour', -3_600_000],
  ])('ends when it should although the clock is set %s meanwhile', async (_, ahead) => {
    const bench = await openBench();
    bench.drain.hold();
    await bench.record(held);
    bench.setWall(ahead);
    await bench.pass(5999);
    expect(bench.sent).toEqual([]);
    await bench.pass(1);
    expect(bench.sent).toHaveLength(1);
  });
});

test('intents of one subject go one after another, subjects side by side', async () => {
  const bench = await openBench();
  await bench.record({ id: intentId(1) }, { id: intentId(2) }, { id: intentId(3), subject: 'listing:p2' });
  bench.answers.splice(0, 1, unreachable);
  bench.drain.hold();
  await bench.pass(0);
  expect(bench.sent.toSorted()).toEqual([intentId(1), intentId(3)]);
});

test('one that is refused among twenty stays visible with what the server said, and stops no other', async () => {
  const bench = await openBench();
  const conflict = {
    subject: 'listing:p1',
    version: 4,
    status: 'refused',
    changes: [{ type: 'refused', by: { id: 'u2', name: 'Bruno' }, at: '2026-11-21T11:00:00.000Z' }],
  };
  bench.answers.splice(0, 1, refused({ code: 'changed-meanwhile', message: 'Mudou', conflict }), done);
  await bench.record(...subjects(20));
  bench.drain.hold();
  await bench.pass(0);
  const left = Object.values(bench.ledger.state().outbox.entriesById);
  expect(left).toMatchObject([
    { stage: 'rejected', problem: { code: 'changed-meanwhile', message: 'Mudou', detail: { status: 409, conflict } } },
  ]);
  expect(new Set(bench.sent).size).toBe(20);
  await bench.pass(600_000);
  expect(bench.sent).toHaveLength(20);
});

test('a later decision on the same listing is sent after the refused one was fetched anew', async () => {
  const bench = await openBench();
  bench.answers.splice(0, 1, refused(), done);
  await bench.record({ id: intentId(1) }, { id: intentId(2) });
  bench.drain.hold();
  await bench.pass(0);
  expect([bench.sent, bench.refetched]).toEqual([
    [intentId(1), intentId(2)],
    ['listing:p1', 'listing:p1'],
  ]);
});

describe('an outage', () => {
  test('of ten minutes with twenty waiting knocks at most once in half a minute in the end, and the log does not grow', async () => {
    const bench = await openBench();
    bench.answers.splice(0, 1, unreachable);
    await bench.record(...subjects(20));
    bench.drain.hold();
    await bench.pass(300_000);
    const before = bench.sent.length;
    await bench.pass(300_000);
    expect(bench.sent.length - before).toBeLessThanOrEqual(10);
    expect(bench.ledger.head()).toBeLessThanOrEqual(40);
    bench.answers.splice(0, 1, done);
    await bench.pass(120_000);
    expect(Object.keys(bench.ledger.state().outbox.entriesById)).toEqual([]);
    expect(bench.drain.status()).toEqual({ isReachable: true, isParked: false, nextTryAt: null });
  });

  test('is over with the first answer: whatever waited goes at once', async () => {
    const bench = await openBench();
    bench.answers.splice(0, 1, unreachable);
    await bench.record(...subjects(20));
    bench.drain.hold();
    await bench.pass(600_000);
    bench.answers.splice(0, 1, done);
    bench.drain.tryNow();
    await bench.pass(0);
    expect(Object.keys(bench.ledger.state().outbox.entriesById)).toEqual([]);
  });

  test('of errors is over with the first answer too', async () => {
    const bench = await openBench();
    bench.answers.splice(0, 1, broken());
    await bench.record(...subjects(20));
    bench.drain.hold();
    await bench.pass(600_000);
    bench.answers.splice(0, 1, done);
    await bench.pass(61_000);
    expect(Object.keys(bench.ledger.state().outbox.entriesById)).toEqual([]);
  });

  test('tells when it tries again', async () => {
    const bench = await openBench();
    bench.answers.splice(0, 1, broken(90_000));
    await bench.record({});
    bench.drain.hold();
    await bench.pass(0);
    expect(bench.drain.status()).toEqual({ isReachable: false, isParked: false, nextTryAt: start + 90_000 });
    bench.drain.tryNow();
    await bench.pass(89_000);
    expect(bench.sent).toHaveLength(1);
    await bench.pass(1000);
    expect(bench.sent).toHaveLength(2);
  });

  test('one listing the server chokes on does not hold up the others', async () => {
    const bench = await openBench();
    bench.answers.splice(0, 1, broken(), done);
    await bench.record(...subjects(8));
    bench.drain.hold();
    await bench.pass(400);
    expect(Object.keys(bench.ledger.state().outbox.entriesById).length).toBeLessThan(8);
    await bench.pass(10_000);
    expect(Object.keys(bench.ledger.state().outbox.entriesById)).toEqual([]);
  });
});

test('a session that ends parks everything; the same user’s return sends it', async () => {
  const bench = await openBench();
  bench.answers.splice(0, 1, { ok: false, error: { type: 'SessionEnded', message: '' } });
  await bench.record(...subjects(5));
  bench.drain.hold();
  await bench.pass(600_000);
  expect(bench.drain.status().isParked).toBe(true);
  expect(bench.sent.length).toBeLessThanOrEqual(5);
  bench.answers.splice(0, 1, done);
  bench.drain.resume();
  await bench.pass(0);
  expect(Object.keys(bench.ledger.state().outbox.entriesById)).toEqual([]);
});

test('an answer off the contract counts as done', async () => {
  const bench = await openBench();
  bench.answers.splice(0, 1, { ok: false, error: { type: 'OffContract', issues: '' } });
  await bench.record({});
  bench.drain.hold();
  await bench.pass(0);
  expect([bench.stageOf(1), bench.sent.length]).toEqual([undefined, 1]);
});

describe('a command this build does not know', () => {
  const ofNewer = { command: 'listing.pin', version: 1 };

  test('waits, unclaimed, for a tab of a newer build, and so does what follows it on the same listing', async () => {
    const bench = await openBench();
    await bench.record({ ...ofNewer, id: intentId(1) }, { id: intentId(2) }, { id: intentId(3), subject: 'listing:p2' });
    bench.drain.hold();
    await bench.pass(600_000);
    expect([bench.sent, bench.stageOf(1), bench.stageOf(2), bench.stageOf(3)]).toEqual([[intentId(3)], 'recorded', 'recorded', undefined]);
    expect(bench.drain.leavesToOthers()).toBe(true);
  });

  test('waits too where the newer build had claimed it', async () => {
    const bench = await openBench();
    await bench.record(ofNewer);
    await bench.ledger.act(() => ok([{ type: 'intent.sent.v1', intentId: intentId(1), attempt: 1 }]));
    bench.drain.hold();
    await bench.pass(600_000);
    expect([bench.sent, bench.stageOf(1)]).toEqual([[], 'sent']);
  });

  test('is over once its effect is fetched, if a newer build heard that it was done', async () => {
    const bench = await openBench();
    await bench.record(ofNewer);
    await bench.ledger.act(() =>
      ok([
        { type: 'intent.sent.v1', intentId: intentId(1), attempt: 1 },
        { type: 'intent.confirmed.v1', intentId: intentId(1) },
      ]),
    );
    bench.drain.hold();
    await bench.pass(0);
    expect([bench.refetched, bench.stageOf(1), bench.drain.leavesToOthers()]).toEqual([['listing:p1'], undefined, false]);
  });

  test('of which it has a newer version is rejected where it can be seen, never skipped', async () => {
    const bench = await openBench({ index: indexCommands([{ ...approve, version: 2 }]) });
    await bench.record({});
    bench.drain.hold();
    await bench.pass(0);
    expect(bench.ledger.state().outbox.entriesById[intentId(1)]).toMatchObject({ stage: 'rejected', problem: { code: 'unknown-command' } });
  });
});

describe('a command that must not be done twice, at a server without a ledger', () => {
  const careful = { index: indexCommands([{ ...approve, onLostAnswer: 'ask' }]), hasSpecifiedOnly: true };

  test('stops after a lost answer and asks', async () => {
    const bench = await openBench(careful);
    bench.answers.splice(0, 1, unreachable);
    await bench.record({});
    bench.drain.hold();
    await bench.pass(600_000);
    expect(bench.sent).toHaveLength(1);
    expect(bench.ledger.state().outbox.entriesById[intentId(1)]).toMatchObject({ stage: 'rejected', problem: { code: 'lost-answer' } });
  });

  test('asks too when the page died between sending and hearing', async () => {
    const bench = await openBench(careful);
    await bench.record({});
    await bench.ledger.act(() => ok([{ type: 'intent.sent.v1', intentId: intentId(1), attempt: 1 }]));
    bench.drain.hold();
    await bench.pass(0);
    expect([bench.sent, bench.stageOf(1)]).toEqual([[], 'rejected']);
  });
});
