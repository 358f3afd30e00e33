import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { event, seller } from '../../db/schema/core.ts';
import { saleOrder } from '../../db/schema/order.ts';
import { changesChannel } from '../../stream/append-event.ts';
import { openTestDb } from '../../testing/open-test-db.ts';
import { findSeller } from '../find-seller.ts';
import { importOrders, type ImportedLine } from './import-orders.ts';
import { readTables, type TableTexts } from './read-tables.ts';

let database: Database;
let texts: TableTexts;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());

const heads: TableTexts = {
  orders:
    'order_id,customer_id,order_status,order_purchase_timestamp,order_approved_at,order_delivered_carrier_date,order_delivered_customer_date,order_estimated_delivery_date',
  items: 'order_id,order_item_id,product_id,seller_id,shipping_limit_date,price,freight_value',
  customers: 'customer_id,customer_unique_id,customer_zip_code_prefix,customer_city,customer_state',
  products: 'product_id,product_category_name',
  sellers: 'seller_id,seller_zip_code_prefix,seller_city,seller_state',
};
let round = 0;
beforeEach(() => {
  round += 1;
  texts = heads;
  add('customers', 'c1,u1,1310,sao paulo,SP');
  add('products', 'p1,moveis_decoracao');
  add('sellers', 's1,20040,rio de janeiro,RJ');
});
/** Ids of their own for each test: what one imported is not there for the next. */
const add = (table: keyof TableTexts, line: string): void => {
  texts = { ...texts, [table]: `${texts[table]}\n${line.replaceAll(/\bo(?=\d)/gu, `r${round}o`)}` };
};
const orderId = (name: string): string => `r${round}${name}`;

const run = async (isForAll = false): Promise<readonly ImportedLine[]> => {
  const owner = await findSeller(database.db, undefined);
  if (!owner.ok) throw new Error(owner.error);
  return importOrders(database.db, { tables: readTables(texts), owner: owner.value, isForAll });
};
const told = (lines: readonly ImportedLine[], table: string): readonly string[] =>
  lines.filter((each) => each.table === table).map(({ line, outcome, why }) => `${line} ${outcome}${why ? `: ${why}` : ''}`);
const imported = async () =>
  (await database.db.select().from(saleOrder).orderBy(saleOrder.externalId)).filter(({ externalId }) =>
    externalId.startsWith(orderId('o')),
  );

test('an order is what its tables say together: items of one kind counted, amounts in cents, the buyer’s city, free and taken back shipping', async () => {
  add('orders', 'o1,c1,delivered,2018-06-01 10:00:00,2018-06-01 10:05:00,2018-06-02 08:00:00,2018-06-05 18:30:00,2018-06-20 00:00:00');
  add('items', 'o1,1,p1,s1,2018-06-03 00:00:00,41.9,0.0');
  add('items', 'o1,2,p1,s1,2018-06-03 00:00:00,41.9,-3.5');
  add('items', 'o1,3,p2,s1,2018-06-03 00:00:00,100,12.05');
  await run();
  expect(await imported()).toMatchObject([
    {
      externalId: orderId('o1'),
      packId: null,
      status: 'delivered',
      gross: 18_380,
      freight: 855,
      items: [
        { title: 'Moveis Decoracao', sku: 'p1', amount: 2, gross: 4190, publishId: null, listingType: null },
        { title: 'Produto', sku: 'p2', amount: 1, gross: 10_000 },
      ],
      shipping: { mode: 'me2', city: 'Sao Paulo', state: 'SP', zipCode: '01310000' },
      buyer: { buyerId: 'u1', document: null },
      createdAt: new Date('2018-06-01T13:00:00.000Z'),
      dateClosed: new Date('2018-06-05T21:30:00.000Z'),
      version: 4,
    },
  ]);
});

test('its history tells what the tables know of its life, at the instants they say', async () => {
  add('orders', 'o1,c1,shipped,2018-06-01 10:00:00,2018-06-01 10:05:00,2018-06-02 08:00:00,,2018-06-20 00:00:00');
  await run();
  const [order] = await imported();
  const happened = await database.db
    .select()
    .from(event)
    .where(eq(event.subject, `order:${order?.id}`))
    .orderBy(event.seq);
  expect(happened.map(({ type, version, at, data }) => ({ type, version, at: at.toISOString(), data }))).toEqual([
    { type: 'pay', version: 2, at: '2018-06-01T13:05:00.000Z', data: { previousValue: 'pending', value: 'paid' } },
    { type: 'ship', version: 3, at: '2018-06-02T11:00:00.000Z', data: { previousValue: 'waiting-shipped', value: 'shipped' } },
  ]);
});

test.each([
  ['the last second before the summer time of 2017', '2017-10-14 23:59:59', '2017-10-15T02:59:59.000Z'],
  ['the first hour of it, which began at one', '2017-10-15 01:00:00', '2017-10-15T03:00:00.000Z'],
  ['a day within it', '2018-01-10 12:00:00', '2018-01-10T14:00:00.000Z'],
  ['after its end in 2018', '2018-02-18 00:00:00', '2018-02-18T03:00:00.000Z'],
  ['the summer time of 2018, two weeks later than others', '2018-11-04 01:00:00', '2018-11-04T03:00:00.000Z'],
])('%s is the instant it was in São Paulo', async (_what, local, instant) => {
  add('orders', `o1,c1,created,${local},,,,2018-12-01 00:00:00`);
  await run();
  expect((await imported()).map(({ createdAt }) => createdAt.toISOString())).toEqual([instant]);
});

test('of several companies it is a pack: each sees its own', async () => {
  add('orders', 'o1,c1,invoiced,2018-06-01 10:00:00,,,,2018-06-20 00:00:00');
  add('items', 'o1,1,p1,s1,2018-06-03 00:00:00,10,1');
  add('items', 'o1,2,p1,s2,2018-06-03 00:00:00,20,2');
  const lines = await run();
  expect((await imported()).map(({ externalId, packId, gross, freight }) => ({ externalId, packId, gross, freight }))).toEqual([
    { externalId: orderId('o1-1'), packId: orderId('o1'), gross: 1000, freight: 100 },
    { externalId: orderId('o1-2'), packId: orderId('o1'), gross: 2000, freight: 200 },
  ]);
  expect(new Set((await imported()).map(({ sellerId }) => sellerId)).size).toBe(2);
  expect(told(lines, 'orders')).toEqual(['2 taken']);
  const names = (await database.db.select().from(seller)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Loja Rio De Janeiro s1', 'Loja s2']));
});

test('without items it is taken, and said to be so', async () => {
  add('orders', 'o1,c1,unavailable,2018-06-01 10:00:00,,,,2018-06-20 00:00:00');
  expect(told(await run(), 'orders')).toEqual(['2 taken: Sem itens']);
  expect(await imported()).toMatchObject([
    { sellerId: 'importados', status: 'cancelled', items: [], gross: 0, cancelMessage: { type: 'out_of_stock' } },
  ]);
});

test('every line that can not be used is told with the reason', async () => {
  const day = '2018-06-01 10:00:00';
  add('orders', `o1,c1,created,${day},,,,${day}`);
  add('orders', `o1,c1,created,${day},,,,${day}`);
  add('orders', `o3,c1,lost,${day},,,,${day}`);
  add('orders', `o4,c9,created,${day},,,,${day}`);
  add('orders', `o5,c2,created,${day},,,,${day}`);
  add('orders', `o6,c1,created,2018-02-30 10:00:00,,,,${day}`);
  add('orders', `o7,c1,created,ontem,,,,${day}`);
  add('customers', 'c2,u2,123,recife,PE');
  add('customers', 'c3,u3,50010,recife,PE');
  add('items', `o1,1,p1,s1,${day},10,1`);
  add('items', `o1,1,p1,s1,${day},10,1`);
  add('items', `o1,2,p1,s1,${day},"1.234,00",1`);
  add('items', `o1,3,p1,s1,${day},-1,1`);
  add('items', `o8,1,p1,s1,${day},10,1`);
  add('products', 'p9,bebes');
  const lines = await run();
  expect(told(lines, 'orders')).toEqual([
    '2 taken: Itens recusados: 2',
    '3 refused: Repetido, já está na linha 2',
    '4 refused: Situação desconhecida: lost',
    '5 refused: Cliente não encontrado',
    '6 refused: Cliente: CEP não entendido',
    '7 refused: Data que não existe',
    '8 refused: Data não entendida',
  ]);
  expect(told(lines, 'items')).toEqual([
    '2 taken',
    '3 refused: Repetido, já está na linha 2',
    '4 refused: Preço não entendido',
    '5 refused: Preço não entendido',
    '6 refused: Sem pedido que o use',
  ]);
  expect(told(lines, 'customers')).toEqual(['2 taken', '3 refused: CEP não entendido', '4 refused: Sem pedido que o use']);
  expect(told(lines, 'products')).toEqual(['2 taken', '3 refused: Sem pedido que o use']);
});

test('a second time changes nothing, whatever happened to the order since, and takes what was added', async () => {
  add('orders', 'o1,c1,shipped,2018-06-01 10:00:00,,,,2018-06-20 00:00:00');
  await run();
  await database.db
    .update(saleOrder)
    .set({ status: 'cancelled', version: 9 })
    .where(eq(saleOrder.externalId, orderId('o1')));
  const before = await imported();
  expect(told(await run(), 'orders')).toEqual(['2 known: Sem itens']);
  expect(await imported()).toEqual(before);
  add('orders', 'o2,c1,shipped,2018-06-01 10:00:00,,,,2018-06-20 00:00:00');
  expect(told(await run(), 'orders')).toEqual(['2 known: Sem itens', '3 taken: Sem itens']);
});

test('an order none of whose items could be read is the same order when they can be, and the other way round', async () => {
  add('orders', 'o1,c1,shipped,2018-06-01 10:00:00,,,,2018-06-20 00:00:00');
  add('orders', 'o2,c1,shipped,2018-06-01 10:00:00,,,,2018-06-20 00:00:00');
  add('items', 'o1,1,p1,s1,2018-06-03 00:00:00,dez,1');
  add('items', 'o2,1,p1,s1,2018-06-03 00:00:00,20,1');
  add('items', 'o2,2,p1,s2,2018-06-03 00:00:00,20,1');
  await run();
  const before = await imported();
  expect(before.map(({ externalId }) => externalId)).toEqual([orderId('o1'), orderId('o2-1'), orderId('o2-2')]);
  texts = { ...texts, items: texts.items.replace('dez', '10').replaceAll(',20,', ',vinte,') };
  const lines = await run();
  expect(told(lines, 'orders')).toEqual(['2 known: Já importado sem itens', '3 known: Itens recusados: 2; Sem itens']);
  expect(told(lines, 'items')).toEqual([
    '2 refused: Já importado sem itens',
    '3 refused: Preço não entendido',
    '4 refused: Preço não entendido',
  ]);
  expect(await imported()).toEqual(before);
});

test('all go to the one company that was named', async () => {
  add('orders', 'o1,c1,shipped,2018-06-01 10:00:00,,,,2018-06-20 00:00:00');
  add('items', 'o1,1,p1,s7,2018-06-03 00:00:00,10,1');
  await run(true);
  expect((await imported()).map(({ sellerId }) => sellerId)).toEqual(['importados']);
});

test('consoles that are open hear of each order once, and find it by its number', async () => {
  const heard: string[] = [];
  const listener = await database.listen(changesChannel, { onNotice: (payload) => heard.push(payload), onGap: () => heard.push('gap') });
  add('orders', 'o1,c1,shipped,2018-06-01 10:00:00,2018-06-01 10:05:00,,,2018-06-20 00:00:00');
  await run();
  const [order] = await imported();
  await expect
    .poll(() => heard.map((payload) => JSON.parse(payload) as unknown))
    .toEqual([{ subject: `order:${order?.id}`, version: 2, sellerId: 'importados' }]);
  expect(String(order?.search)).toContain(`'${orderId('o1')}'`);
  await listener.stop();
});

describe('a table', () => {
  test('may begin with a byte order mark and end with empty lines', async () => {
    add('orders', 'o1,c1,created,2018-06-01 10:00:00,,,,2018-06-20 00:00:00');
    texts = { ...texts, orders: `\uFEFF${texts.orders}\n\n` };
    expect(told(await run(), 'orders')).toEqual(['2 taken: Sem itens']);
  });
});
