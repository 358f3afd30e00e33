import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { event, seller } from '../../db/schema/core.ts';
import { notification } from '../../db/schema/notification.ts';
import { saleOrder } from '../../db/schema/order.ts';
import { changesChannel } from '../../stream/append-event.ts';
import { hints, told, openOrderImports } from './import-orders-fixture.ts';

const { database, add, correct, orderId, run, imported } = openOrderImports();

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
  const happened = await database()
    .db.select()
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
  expect(await database().db.select().from(notification)).toEqual([]);
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
  const names = (await database().db.select().from(seller)).map(({ name }) => name);
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
  await database()
    .db.update(saleOrder)
    .set({ status: 'cancelled', version: 9 })
    .where(eq(saleOrder.externalId, orderId('o1')));
  const before = await imported();
  correct('items', (text) => text.replace(',10,1', ',12,1'));
  correct('customers', (text) => text.replace('sao paulo', 'osasco'));
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

test('all go to the one company that was named', async () => {
  add('orders', 'o1,c1,shipped,2018-06-01 10:00:00,,,,2018-06-20 00:00:00');
  add('items', 'o1,1,p1,s7,2018-06-03 00:00:00,10,1');
  await run({ isForAll: true });
  expect((await imported()).map(({ sellerId }) => sellerId)).toEqual(['importados']);
});

test('consoles that are open hear of each order once, and find it by its number', async () => {
  const heard: string[] = [];
  const listener = await database().listen(changesChannel, { onNotice: (payload) => heard.push(payload), onGap: () => heard.push('gap') });
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
    correct('orders', (text) => `\uFEFF${text}\n\n`);
    expect(told(await run(), 'orders')).toEqual(['2 taken: Pedido sem itens']);
  });
});
