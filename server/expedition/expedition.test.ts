import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getExpeditionFigures } from '#contract/expedition-figures.ts';
import { getPickList, listToShip, mostPicked } from '#contract/expedition.ts';
import { changeOrderStatus, getOrder } from '#contract/order-calls.ts';
import { insertKit } from '../../tests/support/kits.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { companies, insertPeople } from '../../tests/support/people.ts';
import { insertListing, insertShelf } from '../../tests/support/listings.ts';
import { dueOf } from './expedition-filter.ts';
import { listing } from '../db/schema/listing.ts';
import { saleOrder } from '../db/schema/order.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const hour = 3_600_000;
type Changes = NonNullable<Parameters<typeof insertOrder>[4]>;
const shipping = {
  mode: 'me1',
  street: 'Rua A',
  city: 'Bauru',
  state: 'SP',
  zipCode: '17010000',
  trackingNumber: 'AA1',
  plpId: 'p1',
} as const;
const waiting = async (changes: Changes = {}, company: 'ana' | 'beto' = 'ana'): Promise<string> => {
  const id = newId('ship');
  await insertOrder(app.db, id, company, 'waiting-shipped', changes);
  return id;
};
const list = async (query: Record<string, string> = {}, as: PersonId = 'superuser') =>
  listToShip.reply.parse((await app.send(listToShip, { query: { limit: '100', ...query } }, { as })).body);
const idsOf = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ _id }) => _id);
const inHours = (hours: number): Date => new Date(Date.now() + hours * hour);

describe('the list', () => {
  test('holds what waits to be shipped, the latest first and what has no deadline last, and loses what was shipped', async () => {
    const later = await waiting({ shipBy: inHours(72) });
    const none = await waiting();
    const late = await waiting({ shipBy: inHours(-5) });
    const paid = newId('paid');
    await insertOrder(app.db, paid, 'ana', 'paid', { shipBy: inHours(-9) });
    const mine = new Set([later, none, late, paid]);
    const shown = idsOf(await list()).filter((id) => mine.has(id));
    expect(shown).toEqual([late, later, none]);
    expect((await app.send(changeOrderStatus, { body: [{ orderId: late, status: 'shipped' }] }, { as: 'seller' })).status).toBe(200);
    expect(idsOf(await list())).not.toContain(late);
  });

  test('is filtered by deadline and by carrier, and says both of each', async () => {
    const late = await waiting({ shipBy: inHours(-1), shipping: { ...shipping, carrier: { _id: 'rapida', name: 'Rápida Transportes' } } });
    const far = await waiting({ shipBy: inHours(240), shipping: { ...shipping, mode: 'me2' } });
    const found = await list({ due: 'late', carrier: 'rapida' });
    expect(found.items).toMatchObject([{ _id: late, due: 'late', carrier: { _id: 'rapida', name: 'Rápida Transportes' }, city: 'Bauru' }]);
    expect((await list({ due: 'later', carrier: 'me2' })).items).toMatchObject([
      { _id: far, due: 'later', carrier: { _id: 'me2', name: null } },
    ]);
    expect(idsOf(await list({ due: 'late', carrier: 'correios' }))).not.toContain(late);
  });

  test('shows a seller the own company only, and finds a suspended shipment under its stage', async () => {
    const own = await waiting();
    const foreign = await waiting({}, 'beto');
    const seen = idsOf(await list({}, 'seller'));
    expect([seen.includes(own), seen.includes(foreign)]).toEqual([true, false]);
    const [stopped, stoppedThere] = [newId('stopped'), newId('stopped')];
    await insertOrder(app.db, stopped, 'ana', 'shipped', { shipping: { ...shipping, status: 'suspended' } });
    await insertOrder(app.db, stoppedThere, 'beto', 'shipped', { shipping: { ...shipping, status: 'suspended' } });
    expect(idsOf(await list({ stage: 'suspended' }, 'seller'))).toEqual([stopped]);
    expect(idsOf(await list({ stage: 'suspended' })).toSorted()).toEqual([stopped, stoppedThere].toSorted());
  });

  test('is paged, each order once', async () => {
    const search = newId('page').replaceAll('-', '');
    const ids = [];
    for (const hours of [1, 2, 3, 4, 5]) ids.push(await waiting({ shipBy: inHours(hours), packId: search }));
    const pages = [];
    for (const page of ['1', '2', '3']) pages.push(await list({ search, limit: '2', page }));
    expect(pages.map(({ total, pages: of }) => [total, of])).toEqual([
      [5, 3],
      [5, 3],
      [5, 3],
    ]);
    expect(pages.flatMap(idsOf)).toEqual(ids);
  });
});

test('who walks through the list is told each order once and none left out, while orders before that place are shipped', async () => {
  const search = newId('walk').replaceAll('-', '');
  const ids = [];
  for (const hours of [1, 2, 3, 3]) ids.push(await waiting({ shipBy: inHours(hours), packId: search }));
  for (let each = 0; each < 3; each += 1) ids.push(await waiting({ packId: search }));
  const told: string[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await list({ search, limit: '2', ...(after === undefined ? {} : { after }) });
    expect(page.total).toBe(ids.length);
    await app.db
      .update(saleOrder)
      .set({ status: 'shipped' })
      .where(inArray(saleOrder.id, idsOf(page)));
    told.push(...idsOf(page));
    after = page.next;
  }
  expect(told.toSorted()).toEqual(ids.toSorted());
});

test('today ends at midnight in São Paulo, not in UTC', async () => {
  const { db, close } = await openTestDb();
  await insertPeople(db);
  await insertShelf(db);
  const now = new Date('2026-11-22T20:00:00.000Z');
  await insertOrder(db, 'before', 'ana', 'waiting-shipped', { shipBy: new Date('2026-11-23T02:59:00.000Z') });
  await insertOrder(db, 'after', 'ana', 'waiting-shipped', { shipBy: new Date('2026-11-23T03:00:00.000Z') });
  const dues = await db
    .select({ id: saleOrder.id, due: dueOf(now) })
    .from(saleOrder)
    .orderBy(saleOrder.id);
  expect(dues).toEqual([
    { id: 'after', due: 'later' },
    { id: 'before', due: 'today' },
  ]);
  await close();
});

describe('the page of an order', () => {
  const deadline = async (id: string) => {
    const { shipBy, due } = getOrder.reply.parse((await app.send(getOrder, { params: { id } }, { as: 'seller' })).body);
    return { shipBy, due };
  };

  test('says until when it is to be shipped and how that stands, as the expedition says it', async () => {
    const ids = [await waiting({ shipBy: inHours(-3) }), await waiting({ shipBy: inHours(90) }), await waiting()];
    const stopped = newId('stopped');
    await insertOrder(app.db, stopped, 'ana', 'shipped', { shipBy: inHours(-8), shipping: { ...shipping, status: 'suspended' } });
    const inList = [...(await list({}, 'seller')).items, ...(await list({ stage: 'suspended' }, 'seller')).items];
    for (const id of [...ids, stopped]) {
      const row = inList.find(({ _id }) => _id === id);
      expect(await deadline(id)).toEqual({ shipBy: row?.shipBy, due: row?.due });
    }
    expect((await Promise.all(ids.map(deadline))).map(({ due }) => due)).toEqual(['late', 'later', 'none']);
  });

  test('says none of what is on its way, whenever it was to be shipped', async () => {
    const id = newId('sent');
    await insertOrder(app.db, id, 'ana', 'shipped', { shipBy: inHours(-8) });
    expect(await deadline(id)).toEqual({ shipBy: null, due: null });
  });
});

describe('figures', () => {
  const figures = async (as: PersonId) => getExpeditionFigures.reply.parse((await app.send(getExpeditionFigures, {}, { as })).body);

  test('count by deadline and carrier what the person may see', async () => {
    const before = await figures('foreignSeller');
    await waiting({ shipBy: inHours(-2) }, 'beto');
    await waiting({ shipBy: inHours(300), shipping: { ...shipping, carrier: { _id: 'veloz', name: 'Veloz Cargas' } } }, 'beto');
    await waiting({ shipBy: inHours(-2) }, 'ana');
    const after = await figures('foreignSeller');
    expect([after.due.late - before.due.late, after.due.later - before.due.later]).toEqual([1, 1]);
    expect(after.carriers).toContainEqual({ _id: 'veloz', name: 'Veloz Cargas', count: 1 });
    expect((await figures('seller')).carriers.map(({ _id }) => _id)).not.toContain('veloz');
  });
});

describe('the pick list', () => {
  const pick = async (query: Record<string, string>, as: PersonId = 'seller') =>
    getPickList.reply.parse((await app.send(getPickList, { query }, { as })).body);
  const item = (sku: string, amount: number) => ({ title: `Produto ${sku}`, sku, amount, gross: 100, publishId: null, listingType: null });

  const ana = { sellerId: 'ana', sellerName: companies.find(({ id }) => id === 'ana')?.name };

  test('sums each SKU over the orders named, and leaves out what is foreign or does not wait', async () => {
    const one = await waiting({ items: [item('B', 2), item('A', 1)] });
    const two = await waiting({ items: [item('B', 3), item('B', 1)] });
    const foreign = await waiting({ items: [item('B', 50)] }, 'beto');
    const sent = newId('sent');
    await insertOrder(app.db, sent, 'ana', 'shipped', { items: [item('B', 70)] });
    expect(await pick({ ids: [one, two, foreign, sent].join(',') })).toEqual({
      lines: [
        { sku: 'A', title: 'Produto A', amount: 1, orders: 1, ...ana },
        { sku: 'B', title: 'Produto B', amount: 6, orders: 2, ...ana },
      ],
      orders: 2,
      isWhole: true,
    });
  });

  test('names the pieces to take, of a kit its parts, by the listing each was sold by, as the sale takes them from the stock', async () => {
    const [part, other] = [newId('part'), newId('other')];
    await insertListing(app.db, part);
    await insertListing(app.db, other);
    await insertKit(app.db, part);
    // Bound to another SKU since it was sold.
    await app.db
      .update(listing)
      .set({ skuId: `sku-${part}`, sku: `COD-${part}` })
      .where(eq(listing.id, other));
    const one = await waiting({ items: [item(`KIT-${part}`, 3), item(`COD-${part}`, 1)] });
    const two = await waiting({ items: [{ ...item(`COD-${other}`, 1), publishId: other }, item('UNKNOWN', 1)] });
    // Another company's thing of the same code is another.
    const foreign = await waiting({ items: [item(`KIT-${part}`, 1), item('UNKNOWN', 1)] }, 'beto');
    expect((await pick({ ids: [one, two, foreign].join(',') }, 'superuser')).lines).toMatchObject([
      { sku: `COD-${part}`, title: 'Capa de chuva', amount: 8, orders: 2 },
      { sku: `KIT-${part}`, title: `Produto KIT-${part}`, amount: 1, orders: 1, sellerId: 'beto' },
      { sku: 'UNKNOWN', title: 'Produto UNKNOWN', amount: 1, orders: 1, sellerId: 'ana' },
      { sku: 'UNKNOWN', title: 'Produto UNKNOWN', amount: 1, orders: 1, sellerId: 'beto' },
    ]);
  });

  test('of a filter gathers so many orders and says that there are more', async () => {
    const packId = newId('many').replaceAll('-', '');
    for (let at = 0; at <= mostPicked; at += 1) await waiting({ packId, items: [item('C', 1)] });
    const list = await pick({ search: packId });
    expect([list.orders, list.isWhole, list.lines[0]?.amount]).toEqual([mostPicked, false, mostPicked]);
  });
});
