import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addReturn,
  cancelOrder,
  changeCancelReason,
  changeOrderStatus,
  deleteNote,
  getCancelMessage,
  getOrder,
  getOrderLogs,
  listOrders,
  refuseCancel,
  revertCancel,
  saveNote,
} from '#contract/order-calls.ts';
import { mostCents, Order } from '#contract/order.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { bothHeaders, newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { orderReturn } from '../db/schema/order.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Changes = Parameters<typeof insertOrder>[4];
const order = async (status: Parameters<typeof insertOrder>[3] = 'paid', changes: Changes = {}): Promise<string> => {
  const id = newId('order');
  await insertOrder(app.db, id, 'ana', status, changes);
  return id;
};
const read = async (id: string, as: PersonId = 'superuser'): Promise<Order> =>
  Order.parse((await app.send(getOrder, { params: { id } }, { as })).body);
const list = async (query: Record<string, string>, as: PersonId = 'superuser') =>
  listOrders.reply.parse((await app.send(listOrders, { query }, { as })).body);
const form = { type: 'other', description: 'Sem estoque' };
const cancel = (id: string, as: PersonId = 'superuser', ifMatch?: number) =>
  app.send(cancelOrder, { params: { externalId: `n-${id}` }, body: form }, { as, ...(ifMatch === undefined ? {} : { ifMatch }) });

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

  test('whose number another has as well is never guessed: it is refused until it is named', async () => {
    const [one, other] = [await order('paid', { externalId: 'dois' }), await order('paid', { externalId: 'dois' })];
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
    const restoreDraft = (devolutionValue: number) =>
      app.send(
        addReturn,
        { body: { orderId: id, trackingNumber: 'BR1', status: 'cancelled', detail: null, changeValues: true, devolutionValue, ...days } },
        { as: 'superuser' },
      );
    expect(await restoreDraft(mostCents + 1)).toMatchObject({ status: 400, body: { cause: [{ path: 'body.devolutionValue' }] } });
    expect([(await restoreDraft(mostCents)).status, (await read(id)).status]).toEqual([200, 'cancelled']);
  });
});

describe('the history of an order', () => {
  test('is asked for by orderIds[], as the specification writes it, or by one list', async () => {
    const ids = [await order('delivered'), await order('delivered')];
    for (const id of ids) await cancel(id);
    const token = await app.tokenOf('superuser');
    const ask = async (query: string) => (await app.knockAt('GET', `/v2/order/logs?${query}`, bothHeaders(token))).body;
    const joined = await ask(`orderIds=${ids.join(',')}`);
    expect(getOrderLogs.reply.parse(joined)).toHaveLength(2);
    expect(await ask(ids.map((id) => `orderIds[]=${id}`).join('&'))).toEqual(joined);
    expect(await ask(ids.map((id) => `orderIds%5B%5D=${id}`).join('&'))).toEqual(joined);
    expect(await ask(`orderIds[]=${ids[0]}&orderIds=${ids[1]}`)).toMatchObject({ cause: [{ path: 'query.orderIds' }] });
  });

  const logs = async (id: string) =>
    getOrderLogs.reply.parse((await app.send(getOrderLogs, { query: { orderIds: id } }, { as: 'superuser' })).body);

  test('keeps the words of a cancellation that was taken back, as they were said and as they stood last', async () => {
    const id = await order('delivered');
    await cancel(id);
    await app.send(changeCancelReason, { params: { id }, body: { description: 'Comprador desistiu' } }, { as: 'superuser' });
    await app.send(revertCancel, { params: { externalId: `n-${id}` }, body: { status: 'reverse_cancel' } }, { as: 'superuser' });
    expect((await read(id)).cancelMessage).toBeNull();
    expect((await logs(id)).map(({ type, content }) => [type, content.cancelMessage?.description ?? content.value])).toEqual([
      ['revertCancel', 'Comprador desistiu'],
      ['cancelReasonEdited', 'Comprador desistiu'],
      ['cancel', form.description],
    ]);
  });

  test('knows whether a cancellation was asked for: one that is direct was never reviewed', async () => {
    const [direct, asked, refused] = [await order('paid'), await order('paid'), await order('paid')];
    const body = [asked, refused].map((orderId) => ({ orderId, status: 'pending_cancelled' as const }));
    expect((await app.send(changeOrderStatus, { body }, { as: 'seller' })).status).toBe(200);
    expect((await read(asked, 'seller')).wasRequested).toBe(true);
    await app.send(refuseCancel, { params: { externalId: `n-${refused}` } }, { as: 'superuser' });
    expect((await read(refused)).wasRequested).toBe(false);
    for (const id of [direct, asked, refused]) expect((await cancel(id)).status).toBe(200);
    const told = [await read(direct), await read(asked, 'seller'), await read(refused)];
    expect(told.map(({ status, wasRequested }) => [status, wasRequested])).toEqual([
      ['cancelled', false],
      ['cancelled', true],
      ['cancelled', false],
    ]);
  });

  test('keeps what came back', async () => {
    const id = await order('delivered');
    const returned = { trackingNumber: 'OY1BR', devolutionValue: 1990, dateFrom: '2026-11-01', dateTo: '2026-11-20', detail: 'Avariado' };
    const body = { orderId: id, status: 'cancelled', changeValues: true, ...returned };
    expect((await app.send(addReturn, { body }, { as: 'superuser' })).status).toBe(200);
    expect((await logs(id))[0]).toMatchObject({ type: 'addReturn', content: { previousValue: 'delivered', value: 'cancelled', returned } });
  });
});

describe('notes and edits', () => {
  test('a note is signed by who is signed in, stands first, and may be edited and deleted by a superuser; the history keeps all of it', async () => {
    const id = await order();
    await app.send(saveNote, { params: { id }, body: { note: 'Ligar ao comprador' } }, { as: 'seller' });
    const [first] = (await read(id)).note;
    expect(first).toMatchObject({ message: 'Ligar ao comprador', userId: 'seller', userName: 'Sílvia Vendedora', editedAt: null });
    const noteId = first?._id ?? '';
    const mine = await app.send(saveNote, { params: { id }, body: { note: 'Outra', noteId } }, { as: 'seller' });
    expect(mine.status).toBe(403);
    await app.send(saveNote, { params: { id }, body: { note: 'Já ligou', noteId } }, { as: 'superuser' });
    const edited = (await read(id)).note.find(({ _id }) => _id === noteId);
    expect(edited).toMatchObject({ message: 'Já ligou', userId: 'seller' });
    const query = { message: 'Já ligou', userId: 'seller', date: edited?.date ?? '' };
    expect((await app.send(deleteNote, { params: { id }, query }, { as: 'superuser' })).status).toBe(200);
    expect((await app.send(deleteNote, { params: { id }, query }, { as: 'superuser' })).status).toBe(404);
    expect((await read(id)).note.map(({ message }) => message)).toEqual([`Nota de ${id}`]);
    const { body } = await app.send(getOrderLogs, { query: { orderIds: id } }, { as: 'superuser' });
    expect(body).toMatchObject([
      { type: 'noteDeleted', content: { previousValue: 'Já ligou', value: null }, userId: 'superuser' },
      { type: 'noteEdited', content: { previousValue: 'Ligar ao comprador', value: 'Já ligou' } },
      { type: 'noteAdded', content: { previousValue: null, value: 'Ligar ao comprador' }, userId: 'seller' },
    ]);
  });

  test('a note may be given its id by who writes it, once, and is taken back by that id', async () => {
    const id = await order();
    const newNoteId = randomUUID();
    const add = () => app.send(saveNote, { params: { id }, body: { note: 'Ligar', newNoteId } }, { as: 'superuser' });
    expect([(await add()).status, (await add()).status]).toEqual([200, 400]);
    expect((await read(id)).note[0]).toMatchObject({ _id: newNoteId, message: 'Ligar' });
    const query = { message: 'Ligar', noteId: newNoteId };
    expect((await app.send(deleteNote, { params: { id }, query: { ...query, message: 'Outra' } }, { as: 'superuser' })).status).toBe(404);
    expect((await app.send(deleteNote, { params: { id }, query }, { as: 'superuser' })).status).toBe(200);
    expect((await read(id)).note.map(({ _id }) => _id)).not.toContain(newNoteId);
  });

  test('a note of 1,200 smiles is kept, edited and deleted: what a form takes, the server takes', async () => {
    const id = await order();
    const [note, newNoteId] = ['👍'.repeat(1200), randomUUID()];
    const answers = [
      await app.send(saveNote, { params: { id }, body: { note, newNoteId } }, { as: 'superuser' }),
      await app.send(saveNote, { params: { id }, body: { note: '👎'.repeat(1200), noteId: newNoteId } }, { as: 'superuser' }),
      await app.send(deleteNote, { params: { id }, query: { message: '👎'.repeat(1200), noteId: newNoteId } }, { as: 'superuser' }),
      await app.send(saveNote, { params: { id }, body: { note: '👍'.repeat(2001) } }, { as: 'superuser' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400]);
  });

  test('a note that is to go has to be named whole', async () => {
    const id = await order();
    const { status } = await app.send(deleteNote, { params: { id }, query: { message: `Nota de ${id}` } }, { as: 'superuser' });
    expect([status, (await read(id)).note.length]).toEqual([400, 1]);
  });

  test.each([
    ['01310-100', 200],
    ['01310100', 200],
    ['1310-100', 400],
    ['01310-1000', 400],
    ['abcde-fgh', 400],
  ])('the ZIP code %s: %i', async (editedCep, wanted) => {
    const id = await order();
    const { status } = await app.send(saveNote, { params: { id }, body: { editedCep } }, { as: 'superuser' });
    expect([status, (await read(id)).shipping.zipCode]).toEqual([wanted, '01310100']);
  });

  test('the ZIP code is not a seller’s to change', async () => {
    const id = await order();
    const { status } = await app.send(saveNote, { params: { id }, body: { editedCep: '20040-020' } }, { as: 'seller' });
    expect([status, (await read(id)).shipping.zipCode]).toEqual([403, '01310100']);
  });
});
