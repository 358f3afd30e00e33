import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listToShip } from '#contract/expedition.ts';
import { changeOrderStatus, getOrderLogs } from '#contract/order-calls.ts';
import { trackByCarrier } from '#contract/order-documents.ts';
import { changeTracking, markPrinted, suspendShipment } from '#contract/order-tracking.ts';
import { trackingOf, type Tracking } from '#contract/tracking.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { bothHeaders, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { ordersOn } from './order-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { order, read, list } = ordersOn(() => app);
const rapida: Tracking = { trackingNumber: 'RPD700001', carrier: 'Rápida Transportes' };
const me1 = { mode: 'me1' as const, street: 'Rua A', city: 'Recife', state: 'PE', zipCode: '50010000' };

const ship = (id: string, said: Partial<Tracking> = {}, as: PersonId = 'seller') =>
  app.send(changeOrderStatus, { body: [{ orderId: id, status: 'shipped', ...said }] }, { as });
const correct = (id: string, said: Tracking, as: PersonId = 'seller', ifMatch?: number) =>
  app.send(changeTracking, { params: { id }, body: said }, { as, ...(ifMatch === undefined ? {} : { ifMatch }) });
const print = (id: string, isPrinted = true, as: PersonId = 'seller') =>
  app.send(markPrinted, { params: { id }, body: { isPrinted } }, { as });
const historyOf = async (id: string) =>
  getOrderLogs.reply.parse((await app.send(getOrderLogs, { query: { orderIds: id } }, { as: 'superuser' })).body);
const parcelOf = async (id: string) => trackingOf((await read(id)).shipping);

describe('an order that is marked as shipped', () => {
  test('keeps the number and the carrier that were typed, is found by the number, and the history says them', async () => {
    const id = await order('waiting-shipped', { shipping: me1 });
    expect((await ship(id, { trackingNumber: 'RPD900777', carrier: 'Rápida Transportes' })).status).toBe(200);
    expect(await parcelOf(id)).toEqual({ trackingNumber: 'RPD900777', carrier: 'Rápida Transportes' });
    expect((await list({ search: 'rpd900777' }, 'seller')).items.map(({ _id }) => _id)).toEqual([id]);
    expect((await app.send(trackByCarrier, { query: { trackingNumber: 'RPD900777' } }, { as: 'seller' })).status).toBe(200);
    expect((await historyOf(id))[0]).toMatchObject({
      type: 'ship',
      content: { value: 'shipped', tracking: { trackingNumber: 'RPD900777', carrier: 'Rápida Transportes' } },
    });
  });

  test('needs neither, and loses neither', async () => {
    const [bare, known] = [await order('waiting-shipped', { shipping: me1 }), await order('waiting-shipped')];
    expect([(await ship(bare)).status, (await ship(known)).status]).toEqual([200, 200]);
    expect(await parcelOf(bare)).toEqual({ trackingNumber: null, carrier: null });
    expect((await parcelOf(known)).trackingNumber).toBe(`t-${known}`);
  });

  test('loses what is said to be none, and is not found by it any more', async () => {
    const id = await order('waiting-shipped', { shipping: { ...me1, trackingNumber: 'RPD900778' } });
    expect((await ship(id, { trackingNumber: null })).status).toBe(200);
    expect(await parcelOf(id)).toEqual({ trackingNumber: null, carrier: null });
    expect((await list({ search: 'rpd900778' }, 'seller')).items).toEqual([]);
  });

  test('leaves in the history which number and which carrier went by it, and nothing of what stayed', async () => {
    const sent = async (said: Partial<Tracking>) => {
      const id = await order('waiting-shipped', {
        shipping: { ...me1, trackingNumber: 'RPD900779', carrier: { _id: 'veloz', name: 'Veloz' } },
      });
      await ship(id, said);
      return (await historyOf(id))[0]?.content.removed;
    };
    expect(await sent({ trackingNumber: null })).toEqual({ trackingNumber: 'RPD900779', carrier: null });
    expect(await sent({ trackingNumber: 'RPD900780', carrier: 'Rápida Transportes' })).toEqual({
      trackingNumber: 'RPD900779',
      carrier: 'Veloz',
    });
    expect(await sent({ trackingNumber: 'RPD900779' })).toBeNull();
  });

  test.each([
    ['AB 123', 'Use só letras, números, hífen, ponto e barra, sem espaços.'],
    ['1234', 'O código tem ao menos 5 caracteres.'],
    ['9'.repeat(41), 'O código tem no máximo 40 caracteres.'],
    ['PN123456784BR', 'O dígito verificador deste código dos Correios não confere.'],
  ])('is refused with %j for a number, and told why', async (trackingNumber, message) => {
    const id = await order('waiting-shipped', { shipping: me1 });
    expect(await ship(id, { trackingNumber })).toMatchObject({ status: 400, body: { cause: [{ message }] } });
    expect((await read(id)).status).toBe('waiting-shipped');
  });

  test('is the only one that takes a number along: a request for a cancellation does not', async () => {
    const id = await order('paid');
    const body = [{ orderId: id, status: 'pending_cancelled' as const, trackingNumber: 'RPD700001' }];
    expect((await app.send(changeOrderStatus, { body }, { as: 'seller' })).status).toBe(400);
  });
});

describe('number and carrier are corrected', () => {
  test('by the seller while the parcel waits or is on its way, with before and after in the history', async () => {
    const id = await order('shipped', { shipping: { ...me1, trackingNumber: 'RPD1', carrier: { _id: 'veloz', name: 'Veloz' } } });
    expect((await correct(id, rapida)).status).toBe(200);
    expect((await correct(id, { trackingNumber: null, carrier: 'Rápida Transportes' })).status).toBe(200);
    expect(await parcelOf(id)).toEqual({ trackingNumber: null, carrier: 'Rápida Transportes' });
    expect((await historyOf(id)).map(({ type, content, userId }) => [type, content.previousValue, content.value, userId])).toEqual([
      ['editTracking', 'RPD700001 · Rápida Transportes', 'Rápida Transportes', 'seller'],
      ['editTracking', 'RPD1 · Veloz', 'RPD700001 · Rápida Transportes', 'seller'],
    ]);
    expect((await list({ search: 'rpd700001' }, 'seller')).items.map(({ _id }) => _id)).not.toContain(id);
  });

  test('by a superuser afterwards too, when the seller may not any more', async () => {
    const id = await order('delivered', { shipping: me1 });
    expect(await correct(id, rapida)).toMatchObject({ status: 409, body: { message: 'Pedido está entregue' } });
    expect((await correct(id, rapida, 'superuser')).status).toBe(200);
    expect(await parcelOf(id)).toEqual(rapida);
  });

  test('to no number that no carrier gives', async () => {
    const id = await order('shipped', { shipping: me1 });
    const answer = await correct(id, { trackingNumber: 'PN123456784BR', carrier: null });
    expect(answer).toMatchObject({ status: 400, body: { cause: [{ path: 'trackingNumber' }] } });
    expect(await parcelOf(id)).toEqual({ trackingNumber: null, carrier: null });
  });

  test('of the carrier alone, whatever number the marketplace gave; the same number in other letters is no change', async () => {
    const odd = await order('shipped', { shipping: { ...me1, trackingNumber: 'A 1' } });
    expect((await correct(odd, { trackingNumber: 'A 1', carrier: 'Veloz' })).status).toBe(200);
    const own = await order('shipped', {
      shipping: { ...me1, trackingNumber: 'PN123456785BR', carrier: { _id: 'correios', name: 'Correios' } },
    });
    expect((await correct(own, { trackingNumber: 'pn123456785br', carrier: 'Correios' })).status).toBe(409);
  });

  test('not of a parcel that the marketplace carries, and not to what it is already', async () => {
    const id = await order('shipped', { shipping: { ...me1, mode: 'me2' } });
    expect(await correct(id, rapida)).toMatchObject({ status: 409, body: { message: 'O envio deste pedido é do marketplace' } });
    const own = await order('shipped', { shipping: me1 });
    await correct(own, rapida);
    expect(await correct(own, rapida)).toMatchObject({
      status: 409,
      body: { message: 'O código de rastreio e a transportadora já são estes' },
    });
  });

  test('a carrier that is named as before keeps its id, another gets its own, and neither is the marketplace', async () => {
    const id = await order('shipped', { shipping: { ...me1, carrier: { _id: 'rapida', name: 'Rápida Transportes' } } });
    await correct(id, rapida);
    expect((await read(id)).shipping.carrier?._id).toBe('rapida');
    await correct(id, { ...rapida, carrier: 'ME2' });
    expect((await read(id)).shipping.carrier).toEqual({ _id: 'me2-', name: 'ME2' });
  });
});

describe('a label that was printed', () => {
  test('is marked on the order and in the list of what is to ship, and can be taken back', async () => {
    const id = await order('waiting-shipped');
    const toShip = async () =>
      listToShip.reply.parse((await app.send(listToShip, { query: { search: `n-${id}` } }, { as: 'seller' })).body).items[0]
        ?.labelPrintedAt;
    expect([await toShip(), (await read(id)).labelPrintedAt]).toEqual([null, null]);
    expect((await print(id)).status).toBe(200);
    const { labelPrintedAt } = await read(id);
    expect(labelPrintedAt).not.toBeNull();
    expect([await toShip(), (await list({ search: `n-${id}` })).items[0]?.labelPrintedAt]).toEqual([labelPrintedAt, labelPrintedAt]);
    await print(id, false);
    expect((await read(id)).labelPrintedAt).toBeNull();
    expect((await historyOf(id)).map(({ type }) => type)).toEqual(['labelNotPrinted', 'labelPrinted']);
  });

  test('before stays printed when a reprint is undone; a mark that another made since stays as well', async () => {
    const id = await order('waiting-shipped');
    const mark = async (as: PersonId, key: string, isPrinted = true, undoes?: string) =>
      app.knock(
        markPrinted,
        { params: { id }, body: { isPrinted, ...(undoes !== undefined && { undoes: `${undoes}-${id}` }) } },
        { ...bothHeaders(await app.tokenOf(as)), 'idempotency-key': `${key}-${id}` },
      );
    await mark('seller', 'first');
    const { labelPrintedAt: first } = await read(id);
    await mark('superuser', 'again');
    expect((await mark('superuser', 'undo', true, 'again')).status).toBe(200);
    expect((await read(id)).labelPrintedAt).toBe(first);
    await mark('seller', 'taken', false);
    expect((await mark('seller', 'back', true, 'taken')).status).toBe(200);
    expect((await read(id)).labelPrintedAt).toBe(first);
    // One after the other: what was taken back counts as never done.
    expect((await mark('seller', 'none', false, 'first')).status).toBe(200);
    expect((await read(id)).labelPrintedAt).toBeNull();
    await mark('superuser', 'third');
    await mark('seller', 'fourth');
    const { labelPrintedAt: last } = await read(id);
    expect(await mark('superuser', 'late', true, 'third')).toMatchObject({
      status: 409,
      body: { message: 'Isto mudou depois: não dá mais para desfazer' },
    });
    expect((await read(id)).labelPrintedAt).toBe(last);
  });

  test('is no change that contradicts who decides on what they saw before', async () => {
    const id = await order('waiting-shipped');
    await print(id, true, 'superuser');
    const shipped = await app.send(changeOrderStatus, { body: [{ orderId: id, status: 'shipped' }] }, { as: 'seller', ifMatch: 1 });
    expect(shipped.status).toBe(200);
  });

  test('is none of an order that has no label', async () => {
    expect(await print(await order('cancelled'))).toMatchObject({
      status: 409,
      body: { message: 'Só há etiqueta de pedido aguardando envio ou enviado' },
    });
  });
});

test('of two orders in one parcel of Correios the one that is named is suspended; without a name neither is', async () => {
  const shipping = { ...me1, trackingNumber: 'PN123456785BR', plpId: 'plp-dois' };
  const [one, other] = [await order('shipped', { shipping }), await order('shipped', { shipping })];
  const body = { trackingNumber: 'PN123456785BR', plpId: 'plp-dois' };
  expect((await app.send(suspendShipment, { body }, { as: 'superuser' })).status).toBe(409);
  expect((await app.send(suspendShipment, { query: { orderId: one }, body }, { as: 'superuser' })).status).toBe(200);
  expect([(await read(one)).shipping.status, (await read(other)).shipping.status]).toEqual(['suspended', null]);
});
