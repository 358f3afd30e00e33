import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertShelf } from '../../tests/support/listings.ts';
import { insertPeople } from '../../tests/support/people.ts';
import type { Database } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { openTestSender } from '../testing/test-sender.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
});
afterAll(() => database.close());

test('the sender is late only with what may go: not with a paused account, a blocked company’s messages, or what waits behind another', async () => {
  const { db } = database;
  const now = Date.parse('2026-11-27T12:00:00.000Z');
  const ago = (seconds: number): Date => new Date(now - seconds * 1000);
  const add = (id: string, of: string, more: Partial<typeof integrationJob.$inferInsert> = {}) =>
    db.insert(integrationJob).values({
      id,
      kind: 'setStock',
      subject: `listing:${id}`,
      name: id,
      sellerId: of,
      accountId: `account-${of}`,
      createdAt: ago(9000),
      nextAt: ago(9000),
      ...more,
    });
  const sender = openTestSender({ db, clock: () => new Date(now) });
  await db
    .update(marketplaceAccount)
    .set({ pausedAt: ago(0) })
    .where(eq(marketplaceAccount.id, 'account-beto'));
  await add('paused', 'beto');
  // Caio's company is blocked.
  await add('message', 'caio', { kind: 'messageBuyer', subject: 'order:1' });
  await add('again', 'ana', { subject: 'listing:one', status: 'retrying', attempts: 4, nextAt: ago(-900) });
  await add('behind', 'ana', { subject: 'listing:one', createdAt: ago(8000), nextAt: ago(8000) });
  expect(await sender.waiting()).toEqual({ waiting: 4, oldestSeconds: 0 });
  await add('due', 'ana', { nextAt: ago(70) });
  await add('due later', 'ana', { nextAt: ago(30) });
  expect(await sender.waiting()).toEqual({ waiting: 6, oldestSeconds: 70 });
});
