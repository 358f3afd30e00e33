import { expect, test, vi } from 'vitest';
import { openTestAdapter, openTestSender, sendAll } from '../testing/test-sender.ts';
import type { CommandOf } from './claim-job.ts';
import type { Outcome } from './port.ts';
import { stageJobs, type NewJob } from './sender-fixture.ts';

const stage = stageJobs();
const { clock, pass, rowOf } = stage;

const reading: CommandOf = () => Promise.resolve({ kind: 'readStock', listing: { listingId: 'l', externalId: 'MLB77' } });
const add = (more: NewJob = {}) => stage.add('a', { kind: 'setStock', subject: 'listing:l', ...more });
const row = () => rowOf('a');

/** What is asked, and whether it is said to have been said before. */
const over = (answer: () => Promise<Outcome>, asked: boolean[] = []) => ({
  db: stage.db(),
  clock,
  commandOf: reading,
  adapters: { played: openTestAdapter((_command, _session, isUncertain) => (asked.push(isUncertain), answer())), connected: null },
});
const late: Outcome = { type: 'unknown', text: 'O marketplace não respondeu a tempo' };
const asItIs: Outcome = { type: 'same', externalId: 'MLB77' };

test('a reading that times out is asked again, and leaves nothing that looks as if it had been said', async () => {
  await add();
  await sendAll(over(async () => late));
  expect(await row()).toMatchObject({ status: 'retrying', attempts: 1, isUncertain: false, sentAt: null });
  pass(15_000);
  const asked: boolean[] = [];
  await sendAll(over(async () => asItIs, asked));
  expect([asked, await row()]).toEqual([[false], undefined]);
});

test('one that never answers is failed after five tries, with its reason, and was not sent', async () => {
  await add();
  const asked: boolean[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    await sendAll(over(async () => late, asked));
    pass(3 * 60 * 60_000);
  }
  expect(asked).toEqual(Array.from({ length: 5 }, () => false));
  expect(await row()).toMatchObject({
    status: 'failed',
    attempts: 5,
    errorCode: 'away',
    error: 'O marketplace não respondeu a tempo',
    isUncertain: false,
    sentAt: null,
    nextAt: null,
  });
});

test('one that breaks each time is failed as not answered, and is in no doubt', async () => {
  await add();
  const breaks = (): Promise<Outcome> => Promise.reject(new Error('broken'));
  for (let tries = 0; tries < 6; tries += 1) {
    await sendAll(over(breaks));
    pass(3 * 60 * 60_000);
  }
  expect(await row()).toMatchObject({ status: 'failed', errorCode: 'away', isUncertain: false });
});

test('what may have arrived before it was read for still may once a reading timed out, and is then confirmed', async () => {
  await add({ isUncertain: true });
  await sendAll(over(async () => late));
  expect(await row()).toMatchObject({ status: 'retrying', isUncertain: true });
  pass(15_000);
  await sendAll(over(async () => asItIs));
  expect(await row()).toMatchObject({ status: 'done', isUncertain: false });
});

const takeAndDie = () => stage.takeAndDie({ adapters: over(async () => late).adapters, commandOf: reading });

test('a reading whose process dies is in no doubt either, however often', async () => {
  await add();
  await takeAndDie();
  const asked: boolean[] = [];
  await sendAll(over(async () => asItIs, asked));
  expect([asked, await row()]).toEqual([[false], undefined]);
  await add();
  for (let times = 0; times < 5; times += 1) await takeAndDie();
  await sendAll(over(async () => asItIs));
  expect(await row()).toMatchObject({ status: 'failed', errorCode: 'interrupted', isUncertain: false });
});

test('nor is one that is put back by a server that ends', async () => {
  await add();
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const sender = openTestSender(over(() => (begin(), new Promise(() => undefined))));
    sender.wake();
    await begun;
    const stopped = sender.stop();
    vi.advanceTimersByTime(3000);
    await stopped;
  } finally {
    vi.useRealTimers();
  }
  expect(await row()).toMatchObject({ status: 'waiting', attempts: 0, isUncertain: false });
});
