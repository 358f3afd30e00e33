import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertShelf } from '../../tests/support/listings.ts';
import { insertPeople } from '../../tests/support/people.ts';
import type { Database } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { openTestAdapter, sendAll } from '../testing/test-sender.ts';
import { claimJob } from './claim-job.ts';
import type { Outcome } from './port.ts';

let database: Database;
let time: number;
const clock = (): Date => new Date(time);

beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  time = Date.parse('2026-11-27T12:00:00.000Z');
  await database.db.delete(integrationJob);
});

const add = (id: string) =>
  database.db.insert(integrationJob).values({
    id,
    kind: 'cancelOrder',
    subject: `order:${id}`,
    name: `Venda ${id}`,
    sellerId: 'ana',
    accountId: 'account-ana',
    createdAt: clock(),
    nextAt: clock(),
  });
const rowOf = async (id: string) => (await database.db.select().from(integrationJob).where(eq(integrationJob.id, id)))[0];

/** A process takes what is due and is gone, and its lease with it. */
const takeAndDie = async (): Promise<string | undefined> => {
  const adapters = { played: openTestAdapter(() => Promise.resolve({ type: 'done' })), connected: null };
  const commandOf = () => Promise.resolve({ kind: 'cancelSale', saleId: 'x', reason: null, text: '' } as const);
  const claimed = await database.db.transaction((tx) => claimJob(tx, { adapters, commandOf, after: '', limited: [], now: clock() }));
  await database.db
    .update(integrationJob)
    .set({ takenUntil: sql`now() - interval '1 second'` })
    .where(isNotNull(integrationJob.takenBy));
  return claimed?.job.id;
};
const dieOften = async (times: number): Promise<readonly (string | undefined)[]> => {
  const taken: (string | undefined)[] = [];
  for (let at = 0; at < times; at += 1) taken.push(await takeAndDie());
  return taken;
};

interface Heard {
  readonly id: string;
  readonly isUncertain: boolean;
}
const send = async (outcome: Outcome = { type: 'done' }): Promise<readonly Heard[]> => {
  const heard: Heard[] = [];
  const played = openTestAdapter(async (command, _session, isUncertain) => {
    heard.push({ id: command.kind === 'cancelSale' ? command.saleId : command.kind, isUncertain });
    return outcome;
  });
  await sendAll({ db: database.db, clock, adapters: { played, connected: null } });
  return heard;
};

test('what ends every process that takes it is given up after five, with its reason and as perhaps there, and the next of its account goes', async () => {
  await add('deadly');
  await add('next');
  expect(await dieOften(5)).toEqual(Array.from({ length: 5 }, () => 'deadly'));
  expect((await send()).map(({ id }) => id)).toEqual(['next']);
  expect(await rowOf('deadly')).toMatchObject({
    status: 'failed',
    errorCode: 'interrupted',
    error: 'O processo caiu 5 vezes enquanto isto era enviado',
    isUncertain: true,
    nextAt: null,
    takenBy: null,
    takes: 0,
  });
});

test('a process that lives to end with it begins to count anew, and so does a person', async () => {
  await add('unlucky');
  await dieOften(4);
  expect(await send({ type: 'later', why: 'busy' })).toEqual([{ id: 'unlucky', isUncertain: true }]);
  expect(await rowOf('unlucky')).toMatchObject({ status: 'retrying', takes: 0 });
  time += 60_000;
  await dieOften(4);
  expect(await send()).toEqual([{ id: 'unlucky', isUncertain: true }]);
  expect(await rowOf('unlucky')).toMatchObject({ status: 'done', takes: 0 });
});
