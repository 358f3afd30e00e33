import { expect, test } from 'vitest';
import { heads, told, openOrderImports } from './import-orders-fixture.ts';

const { add, correct, run, imported } = openOrderImports();

const day = '2018-06-01 10:00:00';
const summary = async () =>
  (await imported()).map(({ sellerId, externalId, gross }) => [sellerId, externalId.replace(/^r\d+/u, ''), gross]);

test('an order of one company that lacks its items is not another’s to complete', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  await run({ company: 'ana' });
  add('items', `o1,1,p1,,${day},10,1`);
  expect(told(await run({ company: 'beto' }), 'orders')).toEqual(['2 differs: O pedido já está aqui, de outra empresa']);
  expect(await summary()).toEqual([['ana', 'o1', 0]]);
});

test('a seller’s code written otherwise is the same sale in its account', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  add('items', `o1,1,p1,s1,${day},10,1`);
  await run({ company: 'ana' });
  correct('items', (text) => text.replace(',s1,', ',S1,'));
  expect(told(await run({ company: 'ana' }), 'orders')).toEqual(['2 known']);
  expect(await summary()).toEqual([['ana', 'o1', 1000]]);
});

test('a part that a corrected file adds to a pack gets a number that is not taken, and the others keep theirs', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  add('items', `o1,1,p1,sB,${day},10,1`);
  add('items', `o1,2,p1,sC,${day},20,1`);
  await run({ company: 'ana' });
  add('items', `o1,3,p1,sA,${day},30,1`);
  // Another sale of this very name.
  add('orders', `o1-3,c1,shipped,${day},,,,${day}`);
  add('items', `o1-3,1,p1,sA,${day},40,1`);
  expect(told(await run({ company: 'ana' }), 'orders')).toEqual(['2 taken', '3 taken']);
  expect(await summary()).toEqual([
    ['ana', 'o1-1', 1000],
    ['ana', 'o1-2', 2000],
    ['ana', 'o1-3', 4000],
    ['ana', 'o1-4', 3000],
  ]);
  expect(told(await run({ company: 'ana' }), 'orders')).toEqual(['2 known', '3 known']);
});

test('a sale that is called as a part of a pack here is told to differ', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  add('items', `o1,1,p1,sB,${day},10,1`);
  add('items', `o1,2,p1,sC,${day},20,1`);
  await run({ company: 'ana' });
  add('orders', `o1-1,c1,shipped,${day},,,,${day}`);
  add('items', `o1-1,1,p1,sD,${day},40,1`);
  expect(told(await run({ company: 'ana' }), 'orders')).toEqual(['2 known', '3 differs: Itens diferentes']);
});

test('each company has a sale of its own of a number that another has too, and corrects its own alone', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  add('items', `o1,1,p1,,${day},10,1`);
  await run({ company: 'ana' });
  add('customers', 'c2,u2,1310,sao paulo,SP');
  correct('orders', (text) => text.replace(',c1,', ',c2,'));
  correct('items', (text) => text.replace(',10,1', ',20,1'));
  expect(told(await run({ company: 'beto' }), 'orders')).toEqual(['2 taken']);
  correct('items', (text) => text.replace(',20,1', ',30,1'));
  expect(told(await run({ company: 'beto', isUpdate: true }), 'orders')).toEqual(['2 updated: Itens diferentes']);
  expect(await summary()).toEqual(
    expect.arrayContaining([
      ['ana', 'o1', 1000],
      ['beto', 'o1', 3000],
    ]),
  );
});

test.each([
  ['with other items', (text: string) => text.replace(',10,1', ',20,1')],
  ['without its items', () => heads.items],
])('the same sale, brought for another company %s, is told and left alone', async (_what, change) => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  add('items', `o1,1,p1,s1,${day},10,1`);
  await run({ company: 'ana' });
  correct('items', change);
  expect(told(await run({ company: 'beto', isUpdate: true }), 'orders')).toEqual(['2 differs: O pedido já está aqui, de outra empresa']);
  expect(await summary()).toEqual([['ana', 'o1', 1000]]);
});

test('what came for one company is known to an import that has a company for each seller', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  add('items', `o1,1,p1,s1,${day},10,1`);
  await run({ company: 'ana' });
  expect(told(await run(), 'orders')).toEqual(['2 known']);
  expect(await summary()).toEqual([['ana', 'o1', 1000]]);
});
