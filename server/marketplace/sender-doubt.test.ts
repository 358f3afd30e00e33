import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import { listing } from '../db/schema/listing.ts';
import { sendJson } from '../testing/scripted-http.ts';
import { openTestAdapter, openTestSender, sendAll } from '../testing/test-sender.ts';
import type { Adapter } from './adapters.ts';
import { commandOf } from './command-of.ts';
import type { Tokens } from './connect/open-tokens.ts';
import { openSpeaking } from './mercadolivre/speaking-fixture.ts';
import { stageJobs, type NewJob } from './sender-fixture.ts';

const stage = stageJobs('connected');
const { clock, later, rowOf, endLeases } = stage;
const publishing = { kind: 'publishListing', subject: 'listing:l', name: 'Capa' } as const;
const add = (id: string, more: NewJob = {}) => stage.add(id, { ...publishing, ...more });
const over = (send: Adapter['marketplace']['send']) => ({
  db: stage.db(),
  clock,
  adapters: { played: null, connected: openTestAdapter(send) },
});

const takeAndDie = () => stage.takeAndDie(over(() => Promise.resolve({ type: 'done' })));

test('what was published by whoever died with it late in its call is looked for only once it would be found', async () => {
  await add('a');
  await takeAndDie();
  const told: boolean[] = [];
  const send = () => sendAll(over(async (_command, _session, isUncertain) => (told.push(isUncertain), { type: 'same' })));
  await send();
  // Its call may have begun fifty seconds after it was taken and have taken fifteen, which is 185 seconds before it is found.
  await endLeases(64);
  await send();
  expect(told).toEqual([]);
  await endLeases(66);
  await send();
  expect(told).toEqual([true]);
});

test('what has its name there is not looked for, and in doubt it is published again without a wait', async () => {
  const db = stage.db();
  await insertListing(db, 'named', 'ana', 'active');
  await db.update(listing).set({ externalId: 'MLB-named' }).where(eq(listing.id, 'named'));
  await add('again', { subject: 'listing:named', isUncertain: true });
  await sendAll(over(() => Promise.resolve({ type: 'done' })));
  expect((await rowOf('again'))?.status).toBe('done');
});

test('what whoever died with it may have sent is still in doubt when it is held on the way', async () => {
  const message = { kind: 'answerQuestion', subject: 'question:q' } as const;
  await add('second', message);
  await takeAndDie();
  await add('first', { ...message, createdAt: later(-1), status: 'held', heldReason: 'unconfirmed', nextAt: null });
  await sendAll(over(() => Promise.resolve({ type: 'done' })));
  expect(await rowOf('second')).toMatchObject({ status: 'held', heldReason: 'unconfirmed', isUncertain: true, takenBy: null });
});

test('what was taken back, approved anew and is not there is published by nothing but its publication', async () => {
  const db = stage.db();
  await insertListing(db, 'l', 'ana', 'pending');
  await add('doubted', { isUncertain: true, createdAt: later(-600_000) });
  const heard: string[] = [];
  await sendAll({
    ...over(async ({ kind }) => {
      heard.push(kind);
      await db.update(listing).set({ status: 'processing' }).where(eq(listing.id, 'l'));
      return { type: 'same' };
    }),
    commandOf,
  });
  const [found] = await db.select().from(listing).where(eq(listing.id, 'l'));
  expect([heard, (await rowOf('doubted'))?.status, found?.status]).toEqual([['find'], 'done', 'processing']);
});

const openGate = <Value = void>() => {
  let pass: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => (pass = resolve));
  return { promise, pass: (value: Value): void => pass(value) };
};

/** Sends what is due as the sender that is stopped in the middle: `begun` tells when. */
const stopWhen = async (begun: Promise<void>, connected: Adapter): Promise<void> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const sender = openTestSender({ db: stage.db(), clock, adapters: { played: null, connected } });
    sender.wake();
    await begun;
    const stopped = sender.stop();
    vi.advanceTimersByTime(3000);
    await stopped;
  } finally {
    vi.useRealTimers();
  }
};
const asking = { lane: 'write', method: 'POST', route: '/items' } as const;
const tooLate = { type: 'notSent', text: 'O marketplace não respondeu a tempo' };

test('no call begins any more once a command was given up, and it may have arrived', async () => {
  await add('a');
  const asked: string[] = [];
  const [begun, goesOn, ended] = [openGate(), openGate(), openGate<unknown>()];
  const adapter = openTestAdapter(async (_command, { ask }) => {
    begun.pass();
    await goesOn.promise;
    ended.pass(await ask(asking));
    return { type: 'done' };
  });
  await stopWhen(begun.promise, {
    ...adapter,
    open: (account) => ({
      ...adapter.open(account),
      ask: ({ route }) => (asked.push(route), Promise.resolve({ type: 'lost', text: 'caiu' })),
    }),
  });
  goesOn.pass();
  expect([await ended.promise, asked]).toEqual([tooLate, []]);
  expect(await rowOf('a')).toMatchObject({ status: 'waiting', attempts: 0, isUncertain: true });
});

test.each([
  ['of', 0],
  ['renew', 1],
] as const)('nor a call that waited for a token meanwhile: %s', async (waited, before) => {
  await add('a');
  const [begun, goesOn, ended] = [openGate(), openGate(), openGate<unknown>()];
  const token = (name: 'of' | 'renew') => async () => {
    if (name === waited) {
      begun.pass();
      await goesOn.promise;
    }
    return { type: 'token', value: name, version: 1 } as const;
  };
  const tokens: Tokens = { of: token('of'), renew: token('renew'), giveUp: () => Promise.resolve() };
  const speaking = await openSpeaking(stage.db(), (_asked, response) => sendJson(response, 401, {}), { tokens });
  try {
    const adapter = openTestAdapter(async (_command, { ask }) => {
      ended.pass(await ask(asking));
      return { type: 'done' };
    });
    await stopWhen(begun.promise, { ...adapter, open: () => speaking.session });
    goesOn.pass();
    expect([await ended.promise, speaking.asked().length]).toEqual([tooLate, before]);
  } finally {
    await speaking.service.close();
  }
});
