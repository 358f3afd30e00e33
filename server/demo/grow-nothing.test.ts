import { afterAll, beforeAll, expect, test } from 'vitest';
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

test.each([
  ['orders', growOrders],
  ['lists', growLists],
  ['companies', growCompanies],
] as const)('--%s in a database without the demo says in one sentence that there is nothing to make others after', async (_name, grow) => {
  await expect(grow(database.db, 10, now)).rejects.toMatchObject({
    name: 'NothingToGrow',
    message: expect.stringMatching(/^Não há (?:pedidos|empresas) para fazer outros iguais: [^\n]*\.$/u) as string,
  });
});
