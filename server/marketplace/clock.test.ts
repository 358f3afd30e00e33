import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertShelf } from '../../tests/support/listings.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { insertPeople } from '../../tests/support/people.ts';
import type { Database } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { saleOrder } from '../db/schema/order.ts';
import { openTestDb, quiet } from '../testing/open-test-db.ts';
import { startMarketplaceClock } from './clock.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
});
afterAll(() => database.close());

const me2 = { mode: 'me2' as const, street: 'Rua A', city: 'Recife', state: 'PE', zipCode: '50010000' };

test('a job the marketplace can not answer is told, and the orders go on', async () => {
  const { db } = database;
  const now = new Date('2026-11-21T12:00:00.000Z');
  await insertOrder(db, 'o1', 'ana', 'paid', { shipping: me2, createdAt: new Date('2026-11-20T12:00:00.000Z') });
  const order = async () => (await db.select().from(saleOrder).where(eq(saleOrder.id, 'o1')))[0];
  const accountId = (await order())?.accountId ?? '';
  // Over and due at once: there is no step from here.
  await db.insert(integrationJob).values({
    id: 'j1',
    sellerId: 'ana',
    accountId,
    kind: 'pauseListing',
    subject: 'listing:p1',
    name: 'Anúncio',
    status: 'done',
    createdAt: now,
    nextAt: now,
  });
  const failed = vi.fn<(told: { readonly err: Error }) => void>();
  const log = Object.assign(Object.create(quiet) as typeof quiet, { error: failed });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = startMarketplaceClock({ db, clock: () => now, log, processingMs: 0, orderMs: 0, mediationMs: 0, questionMs: 60_000 });
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  await stop();
  expect(failed.mock.calls.map(([{ err }]) => err.message)).toEqual(['Job j1 is done and was due']);
  expect((await order())?.status).toBe('invoiced');
});
