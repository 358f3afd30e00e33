import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addReturn,
  changeCancelReason,
  changeOrderStatus,
  deleteNote,
  getOrderLogs,
  refuseCancel,
  revertCancel,
  saveNote,
} from '#contract/order-calls.ts';
import { bothHeaders, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { orderNote } from '../db/schema/order.ts';
import { form, ordersOn } from './order-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { order, read, cancel } = ordersOn(() => app);

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

  test('that is taken back by who decided it leads to the request that it answered; reverted, to what stood before', async () => {
    const [undone, reverted] = [await order('shipped'), await order('shipped')];
    const body = [undone, reverted].map((orderId) => ({ orderId, status: 'pending_cancelled' as const }));
    await app.send(changeOrderStatus, { body }, { as: 'seller' });
    for (const id of [undone, reverted]) expect((await cancel(id)).status).toBe(200);
    const back = async (id: string, query: { readonly isUndo?: 'true' }) =>
      (await app.send(revertCancel, { params: { externalId: `n-${id}` }, query, body: { status: 'reverse_cancel' } }, { as: 'superuser' }))
        .body;
    expect(await back(undone, { isUndo: 'true' })).toMatchObject({
      status: 'pending_cancelled',
      statusBefore: 'shipped',
      statusToReverse: null,
    });
    expect(await back(reverted, {})).toMatchObject({ status: 'shipped', statusBefore: null, statusToReverse: null });
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

  test('an order has as many notes as somebody reads, and they can still be changed then', async () => {
    const id = await order();
    const at = new Date('2026-11-20T12:00:00Z');
    const notes = Array.from({ length: 200 }, () => ({
      id: randomUUID(),
      orderId: id,
      message: 'Ligar',
      userId: 'seller',
      userName: 'Sílvia',
      at,
    }));
    await app.db.insert(orderNote).values(notes.slice(1));
    const add = () => app.send(saveNote, { params: { id }, body: { note: 'Mais uma' } }, { as: 'seller' });
    expect(await add()).toMatchObject({ status: 409, body: { message: 'Limite de 200 observações por pedido atingido' } });
    const edited = { note: 'Já ligou', noteId: notes[1]?.id ?? '' };
    expect((await app.send(saveNote, { params: { id }, body: edited }, { as: 'superuser' })).status).toBe(200);
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
