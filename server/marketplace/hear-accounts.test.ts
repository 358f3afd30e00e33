import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertShelf } from '../../tests/support/listings.ts';
import { insertPeople } from '../../tests/support/people.ts';
import type { Database } from '../db/open.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { openTestAdapter } from '../testing/test-sender.ts';
import type { Adapters } from './adapters.ts';
import { keepHeard } from './connect/keep-heard.ts';
import { hearAccounts } from './hear-accounts.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
});
afterAll(() => database.close());

const set = (id: string, values: Partial<typeof marketplaceAccount.$inferInsert>) =>
  database.db.update(marketplaceAccount).set(values).where(eq(marketplaceAccount.id, id));

test('of each connected account what the marketplace says is heard once a day; of one that is shut out, or unconnected, nothing is asked', async () => {
  const { db } = database;
  await set('account-ana', { connection: 'connected', externalUserId: '77' });
  await set('account-beto', { connection: 'connected', shutOutReason: 'PolicyAgent' });
  const asked: string[] = [];
  const adapter = openTestAdapter(() => Promise.resolve({ type: 'done' }));
  const hear = async ({ account }: ReturnType<typeof adapter.open>): Promise<boolean> => {
    asked.push(`${account.id} ${account.externalId}`);
    await keepHeard(db, account.id, { tags: ['normal'], standing: { level: 'green', said: '5_green' } });
    return true;
  };
  const adapters: Adapters = { played: null, connected: { ...adapter, marketplace: { ...adapter.marketplace, hear } } };
  expect([await hearAccounts(db, adapters), await hearAccounts(db, adapters)]).toEqual([1, 0]);
  await db
    .update(marketplaceAccount)
    .set({ heardAt: sql`now() - interval '25 hours'` })
    .where(eq(marketplaceAccount.id, 'account-ana'));
  expect([await hearAccounts(db, adapters), await hearAccounts(db, { played: adapter, connected: null })]).toEqual([1, 0]);
  expect(asked).toEqual(['account-ana 77', 'account-ana 77']);
});

test('many of whom nothing is ever heard keep nobody else from being asked', async () => {
  const { db } = database;
  const about = { sellerId: 'ana', name: 'Muda', officialName: 'Muda', connection: 'connected' } as const;
  const mute = Array.from({ length: 60 }, (_, at) => ({ id: `a-mute-${at}`, externalUserId: `mute-${at}`, ...about }));
  await db.insert(marketplaceAccount).values([...mute, { ...about, id: 'z-last', externalUserId: 'last' }]);
  const asked = new Set<string>();
  const adapter = openTestAdapter(() => Promise.resolve({ type: 'done' }));
  const hear = ({ account }: ReturnType<typeof adapter.open>): Promise<boolean> => (asked.add(account.id), Promise.resolve(false));
  const adapters: Adapters = { played: null, connected: { ...adapter, marketplace: { ...adapter.marketplace, hear } } };
  for (let turn = 0; turn < 60 && !asked.has('z-last'); turn += 1) await hearAccounts(db, adapters);
  expect(asked).toContain('z-last');
});
