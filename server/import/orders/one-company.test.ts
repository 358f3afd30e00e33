import { expect, test } from 'vitest';
import { heads, told, openOrderImports } from './import-orders-fixture.ts';

const { add, correct, run, imported } = openOrderImports();

const day = '2018-06-01 10:00:00';
const summary = async () => (await imported()).map(({ sellerId, externalId, gross }) => [sellerId, externalId.replace(/^r\d+/u, ''), gross]);

test('an order of one company that lacks its items is not another’s to complete', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  await run({ company: 'ana' });
  add('items', `o1,1,p1,,${day},10,1`);
  expect(told(await run({ company: 'beto' }), 'orders')).toEqual(['2 differs: O pedido já está aqui, de outra empresa']);
  expect(await summary()).toEqual([['ana', 'o1', 0]]);
});
