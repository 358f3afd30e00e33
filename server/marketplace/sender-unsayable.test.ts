import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertShelf } from '../../tests/support/listings.ts';
import { insertPeople } from '../../tests/support/people.ts';
import type { Database } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { openTestAdapter, openTestSender } from '../testing/test-sender.ts';
import type { CommandOf } from './claim-job.ts';

let database: Database;
let time = Date.parse('2026-11-27T12:00:00.000Z');
const clock = (): Date => new Date(time);

beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
});
afterAll(() => database.close());

const add = async (id: string, company: 'ana' | 'beto'): Promise<void> => {
  const about = {
    kind: 'cancelOrder',
    subject: `order:${id}`,
    name: `Venda ${id}`,
    sellerId: company,
    accountId: `account-${company}`,
  } as const;
  await database.db.insert(integrationJob).values({ id, ...about, createdAt: clock(), nextAt: clock() });
};
const statusOf = async (id: string) =>
  (
    await database.db
      .select({ status: integrationJob.status, error: integrationJob.error })
      .from(integrationJob)
      .where(eq(integrationJob.id, id))
  )[0];

test('what can not be read of one job is its own failure: it is tried five times, and all others are sent', async () => {
  await add('broken', 'ana');
  await add('other', 'ana');
  await add('foreign', 'beto');
  const said: CommandOf = async (tx, { id }) => {
    // A statement that fails takes its transaction with it, unless it is kept apart.
    if (id === 'broken') await tx.select({ id: listing.id }).from(listing).where(eq(listing.price, Number.NaN));
    return { kind: 'cancelSale', saleId: id, reason: null, text: '' };
  };
  const played = openTestAdapter(() => Promise.resolve({ type: 'done' }));
  const sender = openTestSender({ db: database.db, clock, commandOf: said, adapters: { played, connected: null } });
  await sender.drain();
  expect([await statusOf('other'), await statusOf('foreign')]).toMatchObject([{ status: 'done' }, { status: 'done' }]);
  for (let tries = 0; tries < 8; tries += 1) {
    time += 3 * 60 * 60_000;
    await sender.drain();
  }
  expect(await statusOf('broken')).toMatchObject({ status: 'failed' });
});
