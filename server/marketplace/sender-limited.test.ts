import { isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { integrationJob } from '../db/schema/integration-job.ts';
import { openTestAdapter, openTestSender, sendAll } from '../testing/test-sender.ts';
import { stageJobs } from './sender-fixture.ts';

const stage = stageJobs('connected');
const { add, clock, pass } = stage;

test('what the limit keeps back is not taken one by one for as long as it does; what it does not keep back goes on', async () => {
  const db = stage.db();
  for (let at = 0; at < 10; at += 1) await add(`cancel-${at}`);
  await add('z-answer', { kind: 'answerQuestion' });
  await add('beto', {}, 'beto');
  let isBlocked = true;
  const connected = openTestAdapter(async ({ kind }) =>
    isBlocked && kind === 'cancelSale' ? { type: 'later', why: 'throttled', afterMs: 60_000 } : { type: 'done' },
  );
  const sender = openTestSender({ db, clock, adapters: { played: null, connected } });
  await sender.drain();
  // One of each account, and the answer.
  expect([sender.figures().taken, await db.$count(integrationJob)]).toEqual([3, 12]);
  isBlocked = false;
  pass(59_999);
  await sender.drain();
  expect(sender.figures().taken).toBe(3);
  // A clock that was wrong and is put right makes nobody wait for what it said.
  pass(-3_600_000);
  await db.update(integrationJob).set({ nextAt: clock() }).where(isNotNull(integrationJob.nextAt));
  await sender.drain();
  const rows = await db.select().from(integrationJob);
  expect(new Set(rows.map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(new Set(['done 1']));
});

test('a storm that lasts for days gives nothing up, ends nobody who takes it, and all of it goes once it is over', async () => {
  const db = stage.db();
  await add('o');
  let isBlocked = true;
  const connected = openTestAdapter(async () => (isBlocked ? { type: 'later', why: 'throttled' } : { type: 'done' }));
  const send = () => sendAll({ db, clock, adapters: { played: null, connected } });
  for (let turn = 0; turn < 7; turn += 1) {
    await send();
    expect((await db.select().from(integrationJob))[0]).toMatchObject({ status: 'retrying', attempts: 0, takes: 0, isUncertain: false });
    pass(12 * 3_600_000);
  }
  isBlocked = false;
  await send();
  expect((await db.select().from(integrationJob))[0]).toMatchObject({ status: 'done', attempts: 1 });
});
