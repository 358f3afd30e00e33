import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListing, insertShelf } from '../../tests/support/listings.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { insertPeople } from '../../tests/support/people.ts';
import { rowsOfCompanies } from '../../tests/support/rows-of-companies.ts';
import { computeReputation } from '../reputation/compute-reputation.ts';
import type { Database } from '../db/open.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { growCompanies, growLists } from './grow-lists.ts';
import { growOrders } from './grow-orders.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());

const ways = [
  ['orders', growOrders],
  ['lists', growLists],
  ['companies', growCompanies],
] as const;
const nothingToGrow = {
  name: 'NothingToGrow',
  message: expect.stringMatching(/^Não há (?:pedidos|empresas) para fazer outros iguais: [^\n]*\.$/u) as string,
};

test.each(ways)(
  '--%s in a database without the demo says in one sentence that there is nothing to make others after',
  async (_name, grow) => {
    await expect(grow(database.db, 10, now)).rejects.toMatchObject(nothingToGrow);
  },
);

test('a company that is real is nothing to make others after: it is as it was', async () => {
  const { db } = database;
  await insertPeople(db);
  await insertShelf(db);
  for (const id of ['a1', 'a2']) {
    await insertListing(db, id, 'ana', 'active');
    await insertOrder(db, id, 'ana', 'waiting-shipped');
  }
  await computeReputation(db, now);
  const before = await rowsOfCompanies(db);
  for (const [, grow] of ways) await expect(grow(db, 10, now)).rejects.toMatchObject(nothingToGrow);
  expect(await rowsOfCompanies(db)).toEqual(before);
});
