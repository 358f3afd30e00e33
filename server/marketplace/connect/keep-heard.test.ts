import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertShelf } from '../../../tests/support/listings.ts';
import { insertPeople } from '../../../tests/support/people.ts';
import type { Database } from '../../db/open.ts';
import { integrationJob } from '../../db/schema/integration-job.ts';
import { marketplaceAccount } from '../../db/schema/marketplace-account.ts';
import { openTestDb } from '../../testing/open-test-db.ts';
import { openTestAdapter, sendAll } from '../../testing/test-sender.ts';
import { keepHeard } from './keep-heard.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
});
afterAll(() => database.close());

const of = 'account-ana';
let made = 0;
/** What the adapter is told of the account when something is sent. */
const toldOf = async (): Promise<unknown> => {
  const at = new Date('2026-11-27T12:00:00.000Z');
  made += 1;
  const about = { kind: 'cancelOrder', subject: 'order:o1', name: 'Venda 1', sellerId: 'ana', accountId: of } as const;
  await database.db.insert(integrationJob).values({ id: `job-${made}`, ...about, createdAt: at, nextAt: at });
  let told: unknown = 'nothing';
  const played = openTestAdapter(async (_command, { account }) => {
    told = account.tags;
    return { type: 'done' };
  });
  await sendAll({ db: database.db, clock: () => at, adapters: { played, connected: null } });
  return told;
};

test('what the marketplace says of its user is believed for a day, and unknown before and after', async () => {
  expect(await toldOf()).toBeNull();
  await keepHeard(database.db, of, { tags: ['normal', 'user_product_seller'], standing: null });
  expect(await toldOf()).toEqual(['normal', 'user_product_seller']);
  await database.db
    .update(marketplaceAccount)
    .set({ heardAt: sql`now() - interval '25 hours'` })
    .where(eq(marketplaceAccount.id, of));
  expect(await toldOf()).toBeNull();
});
