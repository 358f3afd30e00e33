import { afterAll, beforeAll, expect, test } from 'vitest';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import type { Database } from '../db/open.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { findSeller, sellerById } from './find-seller.ts';

let database: Database;
const insert = async (id: string, name: string, accountId: string): Promise<void> => {
  await database.db.insert(seller).values({ id, name, status: 'active', me2: true });
  await database.db.insert(marketplaceAccount).values({ id: accountId, sellerId: id, name, officialName: name });
};
beforeAll(async () => {
  database = await openTestDb();
  await insert('c1', 'Casa', 'z');
  // Its account comes first.
  await insert('c2', 'c1', 'a');
  await insert('c3', 'Loja', 'y');
  await insert('c4', 'Loja', 'x');
});
afterAll(() => database.close());

test('a company is known by its id, whatever another one is called', async () => {
  expect(await sellerById(database.db, 'c1')).toEqual({ ok: true, value: { sellerId: 'c1', accountId: 'z' } });
  expect(await sellerById(database.db, 'Casa')).toEqual({ ok: false, error: 'Empresa não encontrada: Casa' });
});

test('a name that means two companies is refused with their ids; their ids and other names are taken', async () => {
  const error = 'Loja pode ser mais de uma empresa: informe o id, c3 ou c4';
  expect(await findSeller(database.db, 'Loja')).toEqual({ ok: false, error });
  expect(await findSeller(database.db, 'c3')).toMatchObject({ ok: true, value: { sellerId: 'c3' } });
  expect(await findSeller(database.db, 'Casa')).toMatchObject({ ok: true, value: { sellerId: 'c1' } });
});

test('an id is that of its company before it is the name of another', async () => {
  expect(await findSeller(database.db, 'c1')).toMatchObject({ ok: true, value: { sellerId: 'c1' } });
});
