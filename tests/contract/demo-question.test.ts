import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { listing } from '#server/db/schema/listing.ts';
import { marketplaceAccount } from '#server/db/schema/marketplace-account.ts';
import { question } from '#server/db/schema/question.ts';
import { askAtFake } from '#server/demo/ask-at-fake.ts';
import { startFakeMercadoLivre } from '#server/fake-mercadolivre/start-fake.ts';
import { askQuestion } from '#server/marketplace/ask-question.ts';
import { commandOf } from '#server/marketplace/command-of.ts';
import { openTestDb } from '#server/testing/open-test-db.ts';
import { insertListing, insertShelf } from '../support/listings.ts';
import { insertPeople } from '../support/people.ts';

let database: Database;
let dir: string;
let fake: Awaited<ReturnType<typeof startFakeMercadoLivre>>;
const now = new Date('2026-11-27T12:00:00.000Z');

beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
  await insertListing(database.db, 'asked', 'ana', 'active');
  dir = await mkdtemp(join(tmpdir(), 'asked-'));
  const seed = {
    users: [{ id: 101, nickname: 'LOJA_A' }],
    items: [{ id: 'MLB1000000001', sellerId: 101, title: 'Capa de chuva', price: 99.9, quantity: 5 }],
  };
  const log = { info: () => undefined, error: () => undefined };
  fake = await startFakeMercadoLivre({ dataDir: dir, port: 0, clock: () => now, log, seed });
});
afterAll(async () => {
  await fake.stop();
  await database.close();
  await rm(dir, { recursive: true, force: true });
});

const asked = () => database.db.select().from(question).orderBy(question.id);
const there = async (): Promise<readonly { readonly id: number; readonly text: string; readonly status: string }[]> => {
  const answer = await fetch(`${fake.url}/_fake/state`);
  return ((await answer.json()) as { questions: readonly { id: number; text: string; status: string }[] }).questions;
};
const is = (connection: 'connected' | 'unconnected', externalId: string | null) =>
  Promise.all([
    database.db.update(marketplaceAccount).set({ connection }),
    database.db.update(listing).set({ externalId }).where(eq(listing.id, 'asked')),
  ]);

test('what a buyer of the demo asks is asked at the fake too, so that its answer goes over the wire', async () => {
  await is('connected', 'MLB1000000001');
  expect(await askQuestion(database.db, now, 1, askAtFake(fake.url))).toBe(true);
  const [here] = await asked();
  expect(await there()).toMatchObject([{ id: Number(here?.externalId), text: here?.text, status: 'UNANSWERED' }]);
  await database.db.update(question).set({ status: 'answered', answer: 'Tem, sim.' });
  const about = { kind: 'answerQuestion', subject: `question:${here?.id ?? ''}` } as const;
  const job = { id: 'told', ...about, detail: null, isUncertain: false, createdAt: now };
  expect(await commandOf(database.db, job)).toMatchObject({ questionId: here?.externalId, text: 'Tem, sim.' });
});

test('what the fake does not take is asked of nobody who is connected, and here alone where the demo plays', async () => {
  await database.db.delete(question);
  await is('connected', 'MLB1999999999');
  expect(await askQuestion(database.db, now, 2, askAtFake(fake.url))).toBe(false);
  await is('connected', null);
  expect(await askQuestion(database.db, now, 2, askAtFake(fake.url))).toBe(false);
  await is('unconnected', 'MLB1999999999');
  expect(await askQuestion(database.db, now, 2, askAtFake(fake.url))).toBe(true);
  await is('connected', 'MLB1000000001');
  expect(await askQuestion(database.db, now, 3, askAtFake('http://127.0.0.1:1'))).toBe(false);
  expect((await asked()).map(({ externalId }) => externalId)).toEqual([null]);
  expect(await there()).toHaveLength(1);
});
