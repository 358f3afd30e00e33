import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addReturn,
  cancelOrder,
  changeCancelReason,
  changeOrderStatus,
  getCancelMessage,
  getOrderLogs,
  revertCancel,
  saveNote,
} from '#contract/order-calls.ts';
import { mostReturnedCents } from '#contract/order.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { orderReturn } from '../db/schema/order.ts';
import { form, ordersOn } from './order-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { order, read, list, cancel } = ordersOn(() => app);

describe('the sales list', () => {
  test('finds an order by its number, its pack, its buyer, its tax id, its SKU and its tracking number, by the beginning of each, with other signs', async () => {
    const id = await order('paid', {
      packId: '2000009123456789',
      buyer: { name: 'Érica Ñandu', document: '12ABC34501DE35', documentType: 'CNPJ', buyerId: 'b' },
    });
    const found = await Promise.all(
      [
        `n-${id}`,
        '2000009123',
        'erica',
        'ÑANDU éri',
        '12abc345',
        '12.ABC.345/01DE-35',
        '2000 0091 2345',
        '#2000009123',
        `cod${id}`,
        `cod-${id}`,
        `t-${id}`,
      ].map((search) => list({ search, limit: '100' })),
    );
    expect(found.map(({ items }) => items.map(({ _id }) => _id).includes(id))).toEqual(found.map(() => true));
    expect((await list({ search: 'ninguém-assim' })).items).toEqual([]);
  });

  test('finds an order by the last four digits of the number that is shown, the newest first, and nobody else’s', async () => {
    const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 9, day)) });
    const [older, newer, foreign] = [newId('older'), newId('newer'), newId('foreign')];
    await insertOrder(app.db, older, 'ana', 'paid', { externalId: '200000777001', packId: '20000000094327', ...at(1) });
    await insertOrder(app.db, newer, 'ana', 'paid', { externalId: '200000774327', ...at(2) });
    await insertOrder(app.db, foreign, 'beto', 'paid', { externalId: '200000884327', ...at(3) });
    const found = async (endsWith: string, as: 'seller' | 'superuser') => (await list({ endsWith }, as)).items.map(({ _id }) => _id);
    expect([await found('4327', 'seller'), await found('74327', 'seller'), await found('7001', 'seller')]).toEqual([
      [newer, older],
      [newer],
      [],
    ]);
    expect(await found('4327', 'superuser')).toEqual([foreign, newer, older]);
  });

  test('shows no buyer whole: first name and initials, the middle of the tax id', async () => {
    const id = await order();
    const { items } = await list({ search: `n-${id}` }, 'seller');
    expect(items).toMatchObject([{ buyerName: 'Joana C. L.', buyerDocument: '***.456.789-**' }]);
  });

  test('gives exactly the orders that are named, those of others left out', async () => {
    const [mine, foreign] = [await order('paid'), newId('order')];
    await insertOrder(app.db, foreign, 'beto', 'paid');
    const ids = [mine, foreign, 'nobody'].join(',');
    expect((await list({ ids }, 'seller')).items.map(({ _id }) => _id)).toEqual([mine]);
    expect((await list({ ids, status: 'cancelled' })).items.map(({ _id }) => _id).toSorted()).toEqual([mine, foreign].toSorted());
  });

  test('takes a day for a day in São Paulo, also when summer time began in it', async () => {
    // 4 November 2018 began at 01:00, -02:00: midnight did not exist.
    const before = await order('delivered', { createdAt: new Date('2018-11-04T02:59:59.999Z') });
    const first = await order('delivered', { createdAt: new Date('2018-11-04T03:00:00.000Z') });
    const last = await order('delivered', { createdAt: new Date('2018-11-05T01:59:59.999Z') });
    const after = await order('delivered', { createdAt: new Date('2018-11-05T02:00:00.000Z') });
    const { items } = await list({ from: '2018-11-04', to: '2018-11-04', limit: '100' });
    expect(items.map(({ _id }) => _id)).toEqual([last, first]);
    const around = await list({ from: '2018-11-03', to: '2018-11-05', limit: '100' });
    expect(around.items.map(({ _id }) => _id)).toEqual([after, last, first, before]);
  });

  test('sums what it finds, in cents, and pages without losing or repeating one', async () => {
    const buyer = { name: 'Zulmira Única', document: null, documentType: null, buyerId: 'z' };
    const ids = [];
    for (const gross of [1, 20, 300, -400, 0])
      ids.push(await order('paid', { gross, buyer, createdAt: new Date('2026-10-01T12:00:00.000Z') }));
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await list({ search: 'zulmira', limit: '2', ...(after === '' ? {} : { after }) });
      expect([page.total, page.gross, page.pages]).toEqual([5, -79, 3]);
      seen.push(...page.items.map(({ _id }) => _id));
      after = page.next;
    }
    expect(seen.toSorted()).toEqual(ids.toSorted());
    const third = await list({ search: 'zulmira', limit: '2', page: '3' });
    expect(third.items).toHaveLength(1);
    expect((await list({ search: 'zulmira', grossFrom: '1', grossTo: '20' })).total).toBe(2);
  });

  test('is the own company’s for a seller, whatever company is asked for', async () => {
    const id = await order();
    expect((await list({ search: `n-${id}` }, 'foreignSeller')).total).toBe(0);
    expect((await list({ sellerId: 'ana', limit: '100' }, 'foreignSeller')).total).toBe(0);
    expect((await list({ sellerId: 'ana', search: `n-${id}` }, 'seller')).total).toBe(1);
  });
});

describe('an order', () => {
  test('is read whole by its seller, but for the account, the advert and its type', async () => {
    const id = await order();
    const mine = await read(id, 'seller');
    expect(mine).toMatchObject({
      accountName: null,
      items: [{ publishId: null, listingType: null }],
      buyer: { name: 'Joana Compradora Lima', document: '12345678909' },
      freightSeller: -490,
    });
    expect(await read(id)).toMatchObject({
      accountName: 'Casa da Ana oficial',
      items: [{ publishId: `MLB-oficial-${id}`, listingType: 'gold_pro' }],
    });
  });

  test('a batch is all or nothing: one that may not be shipped keeps the others where they are', async () => {
    const [good, bad] = [await order('waiting-shipped'), await order('paid')];
    const body = [good, bad].map((orderId) => ({ orderId, status: 'shipped' }));
    const refused = await app.send(changeOrderStatus, { body }, { as: 'seller' });
    expect([refused.status, (await read(good)).status, (await read(bad)).status]).toEqual([409, 'waiting-shipped', 'paid']);
    const done = await app.send(changeOrderStatus, { body: [{ orderId: good, status: 'shipped' }] }, { as: 'seller' });
    expect([done.status, (await read(good)).status]).toEqual([200, 'shipped']);
  });

  test('cancelled by two superusers at once is cancelled once, and the other is told by whom', async () => {
    const id = await order();
    const answers = await Promise.all([cancel(id, 'superuser', 1), cancel(id, 'otherSuperuser', 1)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      conflict: { status: 'cancelled', changes: [{ type: 'cancel', by: { name: expect.any(String) } }] },
    });
    expect((await read(id)).version).toBe(2);
  });

  test('that may not take a step names nobody who changed nothing since, and of many the newest, in their order', async () => {
    const id = await order();
    const edit = (editedCep: string) => app.send(saveNote, { params: { id }, body: { editedCep } }, { as: 'otherSuperuser' });
    for (let at = 10; at < 35; at += 1) await edit(`200400${at}`);
    const { version } = await read(id);
    const stale = (await cancel(id, 'superuser', 1)).body as {
      readonly conflict: { readonly changes: readonly { readonly at: string }[] };
    };
    const { changes } = stale.conflict;
    const history = getOrderLogs.reply.parse((await app.send(getOrderLogs, { query: { orderIds: id } }, { as: 'superuser' })).body);
    expect([changes.length, changes.at(-1)?.at]).toEqual([20, history[0]?.updatedAt]);
    expect((await cancel(id, 'superuser', version)).status).toBe(200);
    const again = await cancel(id, 'superuser', version + 1);
    expect([again.status, (again.body as { readonly conflict?: unknown }).conflict]).toEqual([409, undefined]);
  });

  test('whose number another has as well is never guessed: it is refused until it is named', async () => {
    const one = await order('paid', { externalId: 'dois' });
    // Of one account a number is taken once; an older base may have it twice.
    const other = await order('paid', { externalId: 'dois', duplicateOf: one });
    const byNumber = { params: { externalId: 'dois' } };
    const refused = await app.send(cancelOrder, { ...byNumber, body: form }, { as: 'superuser' });
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'ambiguous' })]);
    expect((await app.send(getCancelMessage, byNumber, { as: 'superuser' })).status).toBe(409);
    expect([(await read(one)).status, (await read(other)).status]).toEqual(['paid', 'paid']);

    const named = await app.send(cancelOrder, { ...byNumber, query: { orderId: other }, body: form }, { as: 'superuser' });
    expect(named.status).toBe(200);
    expect([(await read(one)).status, (await read(other)).status]).toEqual(['paid', 'cancelled']);
    // Both are offered to whoever looks for the number.
    expect((await list({ search: 'dois' })).items.map(({ _id }) => _id).toSorted()).toEqual([one, other].toSorted());
    const astray = await app.send(
      cancelOrder,
      { params: { externalId: `n-${one}x` }, query: { orderId: one }, body: form },
      { as: 'superuser' },
    );
    expect(astray.status).toBe(404);
  });

  test('is closed by a cancellation with its reason, and opened by taking it back, without it', async () => {
    const id = await order('shipped');
    await cancel(id);
    const cancelled = await read(id);
    expect(cancelled).toMatchObject({ status: 'cancelled', statusBefore: 'shipped', statusToReverse: 'cancelled', cancelMessage: form });
    expect(cancelled.dateClosed).not.toBeNull();
    const message = await app.send(getCancelMessage, { params: { externalId: `n-${id}` } }, { as: 'seller' });
    expect(message.body).toEqual({ cancelMessage: form });
    await app.send(changeCancelReason, { params: { id }, body: { description: 'Avaria' } }, { as: 'superuser' });
    expect((await read(id)).cancelMessage).toEqual({ type: 'other', description: 'Avaria' });
    await app.send(revertCancel, { params: { externalId: `n-${id}` }, body: { status: 'reverse_cancel' } }, { as: 'superuser' });
    expect(await read(id)).toMatchObject({
      status: 'shipped',
      statusBefore: null,
      statusToReverse: null,
      cancelMessage: null,
      dateClosed: null,
    });
  });

  test('that had been delivered keeps the day it was over, cancelled and taken back', async () => {
    const dateClosed = new Date('2026-10-09T15:00:00.000Z');
    const id = await order('delivered', { dateClosed });
    await cancel(id);
    expect(await read(id)).toMatchObject({ status: 'cancelled', dateClosed: dateClosed.toISOString() });
    await app.send(revertCancel, { params: { externalId: `n-${id}` }, body: { status: 'reverse_cancel' } }, { as: 'superuser' });
    expect(await read(id)).toMatchObject({ status: 'delivered', dateClosed: dateClosed.toISOString() });
  });

  test.each([
    ['no reason', { type: ' ', description: 'x' }],
    ['no description', { type: 'other', description: '  ' }],
    ['a reason there is not', { type: 'whim', description: 'x' }],
  ])('is not cancelled for %s', async (_what, body) => {
    const id = await order();
    const { status } = await app.send(cancelOrder, { params: { externalId: `n-${id}` }, body }, { as: 'superuser' });
    expect([status, (await read(id)).status]).toEqual([400, 'paid']);
  });

  test('keeps what came back, and gives no return without all four fields or with days the wrong way round', async () => {
    const id = await order('delivered');
    const fields = { orderId: id, trackingNumber: 'BR1', status: 'cancelled', detail: null, changeValues: true, devolutionValue: 500 };
    const back = { dateFrom: '2026-11-02', dateTo: '2026-11-01' };
    expect((await app.send(addReturn, { body: { ...fields, ...back } }, { as: 'superuser' })).status).toBe(400);
    expect((await app.send(addReturn, { body: { ...fields, dateFrom: '2026-11-01' } }, { as: 'superuser' })).status).toBe(400);
    expect((await read(id)).status).toBe('delivered');
    await app.send(addReturn, { body: { ...fields, dateFrom: '2026-11-01', dateTo: '2026-11-02' } }, { as: 'superuser' });
    const kept = await app.db.select().from(orderReturn).where(eq(orderReturn.orderId, id));
    expect(kept).toMatchObject([{ trackingNumber: 'BR1', devolutionValue: 500, dateFrom: '2026-11-01', dateTo: '2026-11-02' }]);
  });

  test('gives back no more than an amount can hold: refused in words, never a defect that is sent again for ever', async () => {
    const id = await order('delivered');
    const days = { dateFrom: '2026-11-01', dateTo: '2026-11-02' };
    const returnMoney = (devolutionValue: number) =>
      app.send(
        addReturn,
        { body: { orderId: id, trackingNumber: 'BR1', status: 'cancelled', detail: null, changeValues: true, devolutionValue, ...days } },
        { as: 'superuser' },
      );
    expect(await returnMoney(mostReturnedCents + 1)).toMatchObject({ status: 400, body: { cause: [{ path: 'body.devolutionValue' }] } });
    expect([(await returnMoney(mostReturnedCents)).status, (await read(id)).status]).toEqual([200, 'cancelled']);
  });
});
