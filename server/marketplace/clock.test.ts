import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertShelf } from '../../tests/support/listings.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { insertPeople } from '../../tests/support/people.ts';
import type { Database, Db } from '../db/open.ts';
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

/** The same database, whose first transaction fails. */
const failingOnce = (db: Db): Db => {
  let begun = 0;
  const transaction: Db['transaction'] = (run, config) => {
    begun += 1;
    return begun === 1 ? Promise.reject(new Error('away')) : db.transaction(run, config);
  };
  return new Proxy(db, { get: (target, key) => (key === 'transaction' ? transaction : (Reflect.get(target, key, target) as unknown)) });
};

test('a step that fails is told, and the orders go on', async () => {
  const { db } = database;
  const now = new Date('2026-11-21T12:00:00.000Z');
  await insertOrder(db, 'o1', 'ana', 'paid', { shipping: me2, createdAt: new Date('2026-11-20T12:00:00.000Z') });
  const failed = vi.fn<(told: { readonly err: Error; readonly step: string }) => void>();
  const log = Object.assign(Object.create(quiet) as typeof quiet, { error: failed });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const deps = {
    db: failingOnce(db),
    clock: () => now,
    log,
    processingMs: 0,
    orderMs: 0,
    mediationMs: 0,
    questionMs: 60_000,
    askThere: null,
  };
  const stop = startMarketplaceClock(deps);
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  await stop();
  expect(failed.mock.calls.map(([{ err, step }]) => `${step}: ${err.message}`)).toEqual(['processing: away']);
  expect((await db.select().from(saleOrder).where(eq(saleOrder.id, 'o1')))[0]?.status).toBe('invoiced');
});
