import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addReturn,
  cancelOrder,
  changeCancelReason,
  changeOrderStatus,
  getOrder,
  getOrderLogs,
  listOrders,
  saveNote,
} from '#contract/order-calls.ts';
import { suspendShipment } from '#contract/order-tracking.ts';
import { Order } from '#contract/order.ts';
import type { PersonId } from '../support/people.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { insertTargets } from './targets.ts';

let app: TestApp;
let own: string;
let foreign: string;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  own = (await insertTargets(app.db, 'ana', 'pending', 'waiting-shipped')).order;
  foreign = (await insertTargets(app.db, 'beto', 'pending', 'waiting-shipped')).order;
});

const list = async (query: Record<string, string>, as: PersonId = 'seller') =>
  listOrders.reply.parse((await app.send(listOrders, { query }, { as })).body);
const read = async (id: string): Promise<Order> => Order.parse((await app.send(getOrder, { params: { id } }, { as: 'superuser' })).body);

describe('a seller who filters by what is another company’s finds nothing, and nothing is counted or summed', () => {
  test.each([
    ['the company', () => ({ sellerId: 'beto' })],
    ['its account', () => ({ marketPlaceId: 'account-beto' })],
    ['the company and days', () => ({ sellerId: 'beto', from: '2020-01-01', to: '2030-01-01' })],
    ['its account and a status', () => ({ marketPlaceId: 'account-beto', status: 'waiting-shipped' })],
    ['the number of its order', () => ({ search: `n-${foreign}` })],
    ['its tracking number', () => ({ search: `t-${foreign}` })],
    ['amounts of its orders', () => ({ sellerId: 'beto', grossFrom: '0', grossTo: '99999999' })],
    ['a page of it', () => ({ sellerId: 'beto', page: '1' })],
  ])('%s', async (_what, query) => {
    expect(await list(query())).toMatchObject({ items: [], total: 0, gross: 0, next: null });
  });
});

test('a seller’s totals are of the own company, a superuser’s of all', async () => {
  const [mine, all] = [await list({ limit: '100' }), await list({ limit: '100' }, 'superuser')];
  expect(new Set(mine.items.map(({ sellerId }) => sellerId))).toEqual(new Set(['ana']));
  const [ofAna, ofBeto] = [await list({ sellerId: 'ana' }, 'superuser'), await list({ sellerId: 'beto' }, 'superuser')];
  expect([ofAna.total, ofAna.gross]).toEqual([mine.total, mine.gross]);
  expect([ofAna.total + ofBeto.total, (ofAna.gross ?? 0) + (ofBeto.gross ?? 0)]).toEqual([all.total, all.gross]);
});

test('a consultant whom nobody linked to a company sees no order', async () => {
  expect(await list({ limit: '100' }, 'consultant')).toMatchObject({ items: [], total: 0, gross: 0 });
  expect(await list({ from: '2020-01-01' }, 'consultant')).toMatchObject({ items: [], total: 0, gross: 0 });
});

describe('a batch of a seller', () => {
  test.each(['shipped', 'pending_cancelled'])('that names one foreign order is refused whole: %s', async (status) => {
    const body = [own, foreign].map((orderId) => ({ orderId, status }));
    const answer = await app.send(changeOrderStatus, { body }, { as: 'seller' });
    expect([answer.status, (await read(own)).version, (await read(foreign)).version]).toEqual([404, 1, 1]);
  });

  test.each(['delivered', 'cancelled', 'paid', 'fk_cancelled', 'not_delivered', 'refunded'])(
    'asks for nothing but a cancellation and a shipment: %s',
    async (status) => {
      const body = [
        { orderId: own, status: 'pending_cancelled' },
        { orderId: own, status },
      ];
      const answer = await app.send(changeOrderStatus, { body }, { as: 'seller' });
      expect([answer.status, (await read(own)).status]).toEqual([400, 'waiting-shipped']);
    },
  );
});

test('the history of foreign orders is not a seller’s, whatever is named with them', async () => {
  const answer = await app.send(getOrderLogs, { query: { orderIds: `${own},${foreign}` } }, { as: 'seller' });
  expect(answer.status).toBe(403);
});

test('a shipment is suspended by both of its numbers, of one order', async () => {
  const shipped = (await insertTargets(app.db, 'ana', 'pending', 'shipped')).order;
  const suspend = async (trackingNumber: string, plpId: string): Promise<number> =>
    (await app.send(suspendShipment, { body: { trackingNumber, plpId } }, { as: 'superuser' })).status;
  expect([await suspend(`t-${shipped}`, 'other'), await suspend(`t-${shipped}x`, 'plp'), await suspend('t', 'plp')]).toEqual([
    404, 404, 404,
  ]);
  expect((await read(shipped)).version).toBe(1);
});

describe('text that a database can not keep is refused, not broken on', () => {
  test.each(['a\u0000b', 'meio \ud800 par', '\u0000'])('%j', async (text) => {
    const cancelled = (await insertTargets(app.db, 'ana', 'pending', 'cancelled')).order;
    const shipped = (await insertTargets(app.db, 'ana', 'pending', 'shipped')).order;
    const back = { status: 'cancelled', changeValues: true, devolutionValue: 1, dateFrom: '2026-11-01', dateTo: '2026-11-02' };
    const written = [
      await app.send(saveNote, { params: { id: own }, body: { note: text } }, { as: 'seller' }),
      await app.send(cancelOrder, { params: { externalId: `n-${own}` }, body: { type: 'other', description: text } }, { as: 'superuser' }),
      await app.send(changeCancelReason, { params: { id: cancelled }, body: { description: text } }, { as: 'superuser' }),
      await app.send(addReturn, { body: { ...back, orderId: shipped, trackingNumber: text, detail: null } }, { as: 'superuser' }),
      await app.send(addReturn, { body: { ...back, orderId: shipped, trackingNumber: 'BR1', detail: text } }, { as: 'superuser' }),
    ];
    expect(written.map(({ status }) => status)).toEqual(written.map(() => 400));
    expect((await app.send(listOrders, { query: { search: text } }, { as: 'superuser' })).status).toBeLessThan(500);
  });
});

test.each(['a & b | !c:*', "'", '\\', ':*', '<->', '((', '% _', '*', '🤯', ' '])(
  'searching orders for %j is a search like any other',
  async (search) => {
    expect((await app.send(listOrders, { query: { search } }, { as: 'seller' })).status).toBe(200);
  },
);

test.each([
  ['limit', '0'],
  ['limit', '101'],
  ['page', '-1'],
  ['after', 'not-a-cursor'],
  ['status', 'returned'],
  ['from', '2026-02-30'],
  ['to', 'ontem'],
  ['grossFrom', '1.5'],
  ['grossTo', 'x'],
])('%s=%s is no filter of orders', async (name, value) => {
  expect((await app.send(listOrders, { query: { [name]: value } }, { as: 'superuser' })).status).toBe(400);
});

describe('what a body may not carry', () => {
  test.each([
    { note: 'a', userId: 'superuser' },
    { note: 'a', date: '2020-01-01T00:00:00.000Z' },
    { note: 'a', editedCep: '01310-100' },
    { note: 'a', status: 'delivered' },
    { editedCep: '01310-100', shipping: { street: 'Rua B' } },
    JSON.parse('{"note":"a","__proto__":{"role":"superuser"}}') as object,
  ])('a note with %j is none', async (body) => {
    const before = await read(own);
    const answer = await app.send(saveNote, { params: { id: own }, body }, { as: 'superuser' });
    expect([answer.status, await read(own)]).toEqual([400, before]);
  });

  test('a cancellation carries a status, an owner and a role to no effect', async () => {
    const smuggled = { status: 'delivered', sellerId: 'beto', gross: 1, statusToReverse: null, role: 'seller', actorId: 'seller' };
    await app.send(
      cancelOrder,
      { params: { externalId: `n-${own}` }, body: { type: 'other', description: 'x', ...smuggled } },
      { as: 'superuser' },
    );
    expect(await read(own)).toMatchObject({
      status: 'cancelled',
      statusToReverse: 'cancelled',
      sellerId: 'ana',
      gross: 9990,
      cancelMessage: { type: 'other', description: 'x' },
    });
  });
});
