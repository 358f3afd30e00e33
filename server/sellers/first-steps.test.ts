import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Company } from '#contract/seller.ts';
import { insertListing, insertShelf } from '../../tests/support/listings.ts';
import { insertPeople } from '../../tests/support/people.ts';
import type { Database } from '../db/open.ts';
import { account, seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let database: Database;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
  server = await openTestServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const stepsAs = async (who: string): Promise<Company['firstSteps']> =>
  (await server.ask('GET', '/v2/seller/ana', { headers: await server.signIn(who) })).json<Company>().firstSteps;

const nothing = { data: false, address: false, account: false, product: false, listing: false, colleague: true };
const address = { street: 'Rua A', number: '1', complement: '', district: '', city: 'São Paulo', state: 'SP', zipCode: '01310100' };

test('what a company needs is found in what is there, told to its owners alone, and to nobody once nothing is missing', async () => {
  const { db } = server;
  await db.update(account).set({ isOwner: true }).where(eq(account.id, 'seller'));
  // An account that nobody connected is none to sell with.
  expect(await stepsAs('seller')).toEqual(nothing);
  for (const other of ['moneyManager', 'superuser', 'reviewer']) expect([other, await stepsAs(other)]).toEqual([other, null]);

  await db.update(seller).set({ document: '11222333000181', address }).where(eq(seller.id, 'ana'));
  expect(await stepsAs('seller')).toEqual({ ...nothing, data: true, address: true });
  await insertListing(db, 'l1', 'ana', 'active');
  expect(await stepsAs('seller')).toMatchObject({ account: false, product: true, listing: true });
  // One sells alone too.
  await db.update(account).set({ sellerId: null }).where(eq(account.id, 'moneyManager'));
  await db.update(account).set({ sellerId: null }).where(eq(account.id, 'blockedSeller'));
  expect(await stepsAs('seller')).toMatchObject({ colleague: false });
  await db.update(marketplaceAccount).set({ connection: 'connected' }).where(eq(marketplaceAccount.sellerId, 'ana'));
  expect(await stepsAs('seller')).toBeNull();
});
