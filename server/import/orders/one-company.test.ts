import { expect, test } from 'vitest';
import { heads, told, openOrderImports } from './import-orders-fixture.ts';

const { add, correct, run, imported } = openOrderImports();

const day = '2018-06-01 10:00:00';
const summary = async () =>
  (await imported()).map(({ sellerId, externalId, gross }) => [sellerId, externalId.replace(/^r\d+/u, ''), gross]);
const ofOther = 'O pedido já está aqui, de outra empresa';

test('an order of one company that lacks its items is not another’s to complete', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  await run({ company: 'ana' });
  add('items', `o1,1,p1,,${day},10,1`);
  expect(told(await run({ company: 'beto' }), 'orders')).toEqual([`2 differs: ${ofOther}`]);
  expect(await summary()).toEqual([['ana', 'o1', 0]]);
});

test('an order without items that came for nobody is completed for the company that is chosen', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  await run();
  expect(await summary()).toEqual([['importados', 'o1', 0]]);
  add('items', `o1,1,p1,s1,${day},10,1`);
  expect(told(await run({ company: 'ana' }), 'orders')).toEqual(['2 updated: Itens diferentes']);
  expect(told(await run({ company: 'beto' }), 'orders')).toEqual([`2 differs: ${ofOther}`]);
  expect(await summary()).toEqual([['ana', 'o1', 1000]]);
});

test('a part that comes after the others of its pack is taken', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  add('items', `o1,1,p1,sB,${day},10,1`);
  add('items', `o1,2,p1,sC,${day},20,1`);
  await run({ company: 'ana' });
  add('items', `o1,3,p1,sD,${day},30,1`);
  expect(told(await run({ company: 'ana' }), 'orders')).toEqual(['2 taken']);
  expect((await summary()).at(-1)).toEqual(['ana', 'o1-3', 3000]);
  expect(told(await run({ company: 'ana' }), 'orders')).toEqual(['2 known']);
});

test('a number that one company has is told to another, with the buyer and the day of the other’s own as well', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  add('items', `o1,1,p1,,${day},10,1`);
  await run({ company: 'ana' });
  add('customers', 'c2,u2,1310,sao paulo,SP');
  correct('orders', (text) => text.replace(',c1,', ',c2,').replaceAll('2018-06-01', '2018-07-02'));
  expect(told(await run({ company: 'beto', isUpdate: true }), 'orders')).toEqual([`2 differs: ${ofOther}`]);
  expect(await summary()).toEqual([['ana', 'o1', 1000]]);
});

test('a pack that is brought for another company is told and left alone', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  add('items', `o1,1,p1,sB,${day},10,1`);
  add('items', `o1,2,p1,sC,${day},20,1`);
  await run({ company: 'ana' });
  const before = await imported();
  correct('items', (text) => text.replace(',10,1', ',15,1'));
  expect(told(await run({ company: 'beto', isUpdate: true }), 'orders')).toEqual([`2 differs: ${ofOther}`]);
  expect(await imported()).toEqual(before);
});

test.each([
  ['with other items', (text: string) => text.replace(',10,1', ',20,1')],
  ['without its items', () => heads.items],
])('the same sale, brought for another company %s, is told and left alone', async (_what, change) => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  add('items', `o1,1,p1,s1,${day},10,1`);
  await run({ company: 'ana' });
  correct('items', change);
  expect(told(await run({ company: 'beto', isUpdate: true }), 'orders')).toEqual([`2 differs: ${ofOther}`]);
  expect(await summary()).toEqual([['ana', 'o1', 1000]]);
});

test('what came for one company is known to an import that has a company for each seller', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  add('items', `o1,1,p1,s1,${day},10,1`);
  await run({ company: 'ana' });
  expect(told(await run(), 'orders')).toEqual(['2 known']);
  expect(await summary()).toEqual([['ana', 'o1', 1000]]);
});
