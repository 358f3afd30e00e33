import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { saleOrder } from '../../db/schema/order.ts';
import { heads, told, openOrderImports } from './import-orders-fixture.ts';

const { database, add, correct, orderId, run, imported } = openOrderImports();

const day = '2018-06-01 10:00:00';
const summary = async () =>
  (await imported()).map(({ sellerId, externalId, gross }) => [sellerId, externalId.replace(/^r\d+/u, ''), gross]);
const numberTaken = 'O número já está aqui, nesta conta';
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

test('nobody’s order of another buyer is another sale of its number, and is not completed', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  await run();
  add('customers', 'c2,u2,1310,sao paulo,SP');
  correct('orders', (text) => text.replace(',c1,', ',c2,'));
  add('items', `o1,1,p1,s1,${day},10,1`);
  expect(told(await run({ company: 'ana' }), 'orders')).toEqual([`2 differs: ${ofOther}`]);
  expect(await summary()).toEqual([['importados', 'o1', 0]]);
});

test('nobody’s order that turns out to be a pack takes the number of its part before a sale of the same file', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  await run();
  add('items', `o1,1,p1,s1,${day},10,1`);
  add('items', `o1,2,p1,s2,${day},20,1`);
  add('orders', `o1-1,c1,shipped,${day},,,,${day}`);
  add('items', `o1-1,1,p1,s1,${day},40,1`);
  for (const isDry of [true, false])
    expect(told(await run({ company: 'ana', isDry }), 'orders')).toEqual(['2 taken: Itens diferentes', `3 differs: ${numberTaken}`]);
  expect(await summary()).toEqual([
    ['ana', 'o1-1', 1000],
    ['ana', 'o1-2', 2000],
  ]);
});

test('what a company has under another seller’s code is told, and the rest of the file is taken', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  add('items', `o1,1,p1,s1,${day},10,1`);
  await run({ company: 'ana' });
  correct('items', (text) => text.replace(',s1,', ',S1,'));
  add('orders', `o3,c1,shipped,${day},,,,${day}`);
  add('items', `o3,1,p1,s1,${day},30,1`);
  const expected = [`2 differs: ${numberTaken}`, '3 taken'];
  expect(told(await run({ company: 'ana', isUpdate: true, isDry: true }), 'orders')).toEqual(expected);
  expect(told(await run({ company: 'ana', isUpdate: true }), 'orders')).toEqual(expected);
  expect(await summary()).toEqual([
    ['ana', 'o1', 1000],
    ['ana', 'o3', 3000],
  ]);
});

test('nobody’s order is told where the chosen account got its number in another way', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  await run();
  await run({ company: 'ana', isDry: true });
  const [order] = await imported();
  if (!order) throw new Error('Nothing was imported');
  await database()
    .db.insert(saleOrder)
    .values({ ...order, search: sql`''`, id: orderId('sold'), sellerId: 'ana', accountId: 'ana' });
  add('items', `o1,1,p1,s1,${day},10,1`);
  add('orders', `o2,c1,shipped,${day},,,,${day}`);
  for (const isDry of [true, false])
    expect(told(await run({ company: 'ana', isDry }), 'orders')).toEqual([`2 differs: ${numberTaken}`, '3 taken: Pedido sem itens']);
  expect(await summary()).toEqual(
    expect.arrayContaining([
      ['ana', 'o1', 0],
      ['importados', 'o1', 0],
    ]),
  );
});

test('a part whose number in its pack another part has is told, and the others stay as they are', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  add('items', `o1,1,p1,sB,${day},10,1`);
  add('items', `o1,2,p1,sC,${day},20,1`);
  await run({ company: 'ana' });
  const before = await imported();
  add('items', `o1,3,p1,sA,${day},30,1`);
  for (const isDry of [true, false])
    expect(told(await run({ company: 'ana', isUpdate: true, isDry }), 'orders')).toEqual([`2 differs: ${numberTaken}`]);
  expect(await imported()).toEqual(before);
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

test('of a sale and a part of a pack that one file calls alike the first is taken', async () => {
  add('orders', `o1,c1,shipped,${day},,,,${day}`);
  add('items', `o1,1,p1,sB,${day},10,1`);
  add('items', `o1,2,p1,sC,${day},20,1`);
  add('orders', `o1-1,c1,shipped,${day},,,,${day}`);
  add('items', `o1-1,1,p1,sD,${day},40,1`);
  const expected = ['2 taken', `3 differs: ${numberTaken}`];
  for (const isDry of [true, false]) expect(told(await run({ company: 'ana', isDry }), 'orders')).toEqual(expected);
  expect(await summary()).toEqual([
    ['ana', 'o1-1', 1000],
    ['ana', 'o1-2', 2000],
  ]);
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
