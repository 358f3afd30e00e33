import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TableName } from '#import/orders/order-fields.ts';
import { readOrderTables } from '#import/orders/read-order-tables.ts';
import type { ReportLine } from '#import/report.ts';
import type { Database } from '../../db/open.ts';
import { event, seller } from '../../db/schema/core.ts';
import { notification } from '../../db/schema/notification.ts';
import { saleOrder } from '../../db/schema/order.ts';
import { orderMoney } from '../../db/schema/order-money.ts';
import { changesChannel } from '../../stream/append-event.ts';
import { openTestDb } from '../../testing/open-test-db.ts';
import { findSeller } from '../find-seller.ts';
import { importOrders } from './import-orders.ts';

type TableTexts = Readonly<Record<TableName, string>>;
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

const run = async ({ isForAll = false, isUpdate = false } = {}): Promise<readonly ReportLine[]> => {
  const owner = await findSeller(database.db, undefined);
  const source = (name: TableName) => ({ name, bytes: new TextEncoder().encode(texts[name]) });
  const [orders, items, customers, products, sellers] = [
    source('orders'),
    source('items'),
    source('customers'),
    source('products'),
    source('sellers'),
  ];
  const read = readOrderTables({ orders, items, customers, products, sellers }, [], {});
  if (!owner.ok || !read.ok) throw new Error('The tables can not be read');
  return importOrders(database.db, { read: read.value, owner: owner.value, isForAll, isUpdate, now: new Date() });
};
const told = (lines: readonly ReportLine[], table: string): readonly string[] =>
  lines
    .filter(({ file }) => file === table)
    .map(
      ({ line, outcome, reasons }) => `${line} ${outcome}${reasons.length > 0 ? `: ${reasons.map(({ what }) => what).join('; ')}` : ''}`,
    );
const hints = (lines: readonly ReportLine[]): readonly string[] =>
  lines.flatMap(({ reasons }) => reasons.map(({ what, hint }) => `${what}: ${hint}`));
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

test('nobody is told of a past that was imported', async () => {
  add('orders', 'o1,c1,canceled,2018-06-01 10:00:00,2018-06-01 10:05:00,,,2018-06-20 00:00:00');
  await run();
  expect(await imported()).toMatchObject([{ status: 'cancelled' }]);
  expect(await database.db.select().from(notification)).toEqual([]);
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
  expect(told(await run(), 'orders')).toEqual(['2 taken: Pedido sem itens']);
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
  add('items', `o1,2,p1,s1,${day},1.234,1`);
  add('items', `o1,3,p1,s1,${day},-1,1`);
  add('items', `o8,1,p1,s1,${day},10,1`);
  add('items', `o7,1,p1,s1,${day},10,1`);
  add('products', 'p9,bebes');
  const lines = await run();
  expect(told(lines, 'orders')).toEqual([
    '2 taken: Pedido com itens recusados',
    '3 refused: Repetido',
    '4 refused: Situação: palavra desconhecida',
    '5 taken: O cliente do pedido não está na tabela de clientes; Pedido sem itens',
    '6 taken: O cliente do pedido foi recusado; Pedido sem itens',
    '7 refused: Data da compra: data que não existe',
    '8 refused: Data da compra: data não entendida',
  ]);
  expect(told(lines, 'items')).toEqual([
    '2 taken',
    '3 refused: Repetido',
    '4 refused: Preço do item: número ambíguo',
    '5 refused: Preço do item: negativo',
    '6 refused: O pedido do item não está na tabela de pedidos',
    '7 unused: O pedido do item foi recusado',
  ]);
  expect(told(lines, 'customers')).toEqual(['2 taken', '3 refused: CEP: CEP não entendido', '4 unused']);
  expect(told(lines, 'products')).toEqual(['2 taken', '3 unused']);
});

test('a second time what is equal is said to be here, and what was added is taken', async () => {
  add('orders', 'o1,c1,shipped,2018-11-04 00:30:00,,,,2018-06-20 00:00:00');
  add('items', 'o1,1,p1,s1,2018-06-03 00:00:00,10,1');
  await run();
  const before = await imported();
  expect(told(await run(), 'orders')).toEqual(['2 known']);
  expect(await imported()).toEqual(before);
  add('orders', 'o2,c1,shipped,2018-06-01 10:00:00,,,,2018-06-20 00:00:00');
  expect(told(await run(), 'orders')).toEqual(['2 known', '3 taken: Pedido sem itens']);
});

test('what differs is told field by field; only items and buyer are taken with --update, for an order goes by steps', async () => {
  add('orders', 'o1,c1,shipped,2018-06-01 10:00:00,,,,2018-06-20 00:00:00');
  add('items', 'o1,1,p1,s1,2018-06-03 00:00:00,10,1');
  await run();
  await database.db
    .update(saleOrder)
    .set({ status: 'cancelled', version: 9 })
    .where(eq(saleOrder.externalId, orderId('o1')));
  const before = await imported();
  texts = { ...texts, items: texts.items.replace(',10,1', ',12,1'), customers: texts.customers.replace('sao paulo', 'osasco') };
  const lines = await run();
  expect(told(lines, 'orders')).toEqual(['2 differs: Itens diferentes; Lugar da entrega diferente; Situação diferente']);
  expect(hints(lines)).toEqual([
    'Itens diferentes: aqui 1 × p1 R$ 10,00, frete R$ 1,00, no arquivo 1 × p1 R$ 12,00, frete R$ 1,00',
    'Lugar da entrega diferente: aqui Sao Paulo SP 01310000, no arquivo Osasco SP 01310000',
    'Situação diferente: aqui cancelado, no arquivo enviado',
  ]);
  expect(await imported()).toEqual(before);
  expect(told(await run({ isUpdate: true }), 'orders')[0]).toContain('2 updated');
  expect(await imported()).toMatchObject([{ gross: 1200, status: 'cancelled', version: 10, shipping: { city: 'Osasco' } }]);
  expect(told(await run({ isUpdate: true }), 'orders')).toEqual(['2 differs: Situação diferente; Situação e data ficam como estão aqui']);
});

describe('a broken order', () => {
  const day = '2018-06-01 10:00:00';

  test('one of whose items can not be read is kept, shows that, and is completed by the corrected file', async () => {
    add('orders', `o1,c1,shipped,${day},,,,${day}`);
    add('items', `o1,1,p1,s1,${day},"1,299.90",1`);
    add('items', `o1,2,p2,s1,${day},50,1`);
    await run();
    expect(await imported()).toMatchObject([
      { gross: 5000, items: [{ sku: 'p2' }, { sku: 'p1', gross: 0, title: 'Item que a importação não conseguiu ler', isUnread: true }] },
    ]);
    expect(told(await run(), 'orders')).toEqual(['2 known: Pedido com itens recusados']);
    texts = { ...texts, items: texts.items.replace('"1,299.90"', '1299.90') };
    const lines = await run();
    expect([told(lines, 'orders'), told(lines, 'items')]).toEqual([['2 updated: Itens diferentes'], ['2 updated', '3 updated']]);
    const [order] = await imported();
    expect(order).toMatchObject({ gross: 134_990, freight: 200, version: 2, items: [{ sku: 'p1', gross: 129_990 }, { sku: 'p2' }] });
    const happened = await database.db
      .select()
      .from(event)
      .where(eq(event.subject, `order:${order?.id}`));
    expect(happened).toMatchObject([{ type: 'importCompleted', version: 2, data: { value: 'Itens' } }]);
    expect(told(await run(), 'orders')).toEqual(['2 known']);
  });

  test('whose customer is not there is kept without a buyer, and completed when the customer is', async () => {
    add('orders', `o1,c9,shipped,${day},,,,${day}`);
    add('items', `o1,1,p1,s1,${day},10,1`);
    expect(told(await run(), 'orders')).toEqual(['2 taken: O cliente do pedido não está na tabela de clientes']);
    expect(await imported()).toMatchObject([
      { gross: 1000, buyer: { name: 'Comprador não informado', buyerId: '' }, shipping: { city: '' } },
    ]);
    add('customers', 'c9,u9,50010-000,recife,pe');
    expect(told(await run(), 'orders')).toEqual(['2 updated: Comprador diferente']);
    expect(await imported()).toMatchObject([{ buyer: { buyerId: 'u9' }, shipping: { city: 'Recife', state: 'PE', zipCode: '50010000' } }]);
    expect(told(await run(), 'orders')).toEqual(['2 known']);
  });

  test('without items learns with them whose it is, also where it turns out to be a pack', async () => {
    add('orders', `o1,c1,shipped,${day},,,,${day}`);
    await run();
    expect(await imported()).toMatchObject([{ sellerId: 'importados', externalId: orderId('o1') }]);
    add('items', `o1,1,p1,s1,${day},10,1`);
    add('items', `o1,2,p1,s2,${day},20,2`);
    await run();
    const completed = await imported();
    expect(completed).toMatchObject([
      { externalId: orderId('o1-1'), packId: orderId('o1'), gross: 1000 },
      { externalId: orderId('o1-2'), packId: orderId('o1'), gross: 2000 },
    ]);
    expect(new Set(completed.map(({ sellerId }) => sellerId)).size).toBe(2);
    const money = await database.db.select().from(orderMoney);
    for (const { id, sellerId, accountId } of completed)
      expect(money.find(({ orderId: of }) => of === id)).toMatchObject({ sellerId, accountId });
    expect(told(await run(), 'orders')).toEqual(['2 known']);
    expect(await imported()).toEqual(completed);
  });

  test('in a later file takes nothing from the whole one that is here', async () => {
    add('orders', `o1,c1,shipped,${day},,,,${day}`);
    add('items', `o1,1,p1,s1,${day},20,1`);
    await run();
    const before = await imported();
    texts = { ...texts, items: texts.items.replace(',20,', ',vinte,') };
    expect(told(await run({ isUpdate: true }), 'orders')).toEqual(['2 known: Pedido com itens recusados']);
    texts = { ...texts, items: heads.items };
    expect(told(await run({ isUpdate: true }), 'orders')).toEqual(['2 known: Pedido sem itens']);
    expect(await imported()).toEqual(before);
  });
});

test('all go to the one company that was named', async () => {
  add('orders', 'o1,c1,shipped,2018-06-01 10:00:00,,,,2018-06-20 00:00:00');
  add('items', 'o1,1,p1,s7,2018-06-03 00:00:00,10,1');
  await run({ isForAll: true });
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
  test('whose numbers a spreadsheet marked as text joins with one where it did not', async () => {
    add('orders', '"=""o1""",c1,created,2018-06-01 10:00:00,,,,2018-06-20 00:00:00');
    add('items', 'o1,1,p1,s1,2018-06-03 00:00:00,10,1');
    expect(told(await run(), 'orders')).toEqual(['2 taken']);
  });

  test('may begin with a byte order mark and end with empty lines', async () => {
    add('orders', 'o1,c1,created,2018-06-01 10:00:00,,,,2018-06-20 00:00:00');
    texts = { ...texts, orders: `\uFEFF${texts.orders}\n\n` };
    expect(told(await run(), 'orders')).toEqual(['2 taken: Pedido sem itens']);
  });
});
