import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carrierEvents } from '#api/carrier-events.ts';
import { marketplaceEvents } from '#api/marketplace-events.ts';
import { changeOrderStatus } from '#contract/order-calls.ts';
import { suspendShipment } from '#contract/order-tracking.ts';
import { getInvoice, getLabel, trackByCarrier, trackOnMarketplace } from '#contract/order-documents.ts';
import { insertOrder } from '../support/orders.ts';
import type { PersonId } from '../support/people.ts';
import { newId, openTestApp, type TestApp } from '../support/test-app.ts';
import { orderDocument } from '#server/db/schema/order-document.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const shipping = {
  mode: 'me1' as const,
  street: 'Rua das Flores',
  city: 'São Paulo',
  state: 'SP',
  zipCode: '01310100',
  plpId: 'plp',
};
/** An order of Ana's, and its tracking number. */
const order = async (
  status: Parameters<typeof insertOrder>[3],
  mode: 'me1' | 'me2' = 'me1',
): Promise<{ readonly id: string; readonly code: string }> => {
  const id = newId('order');
  const code = `t-${id}`;
  const numbers = mode === 'me1' ? { trackingNumber: code } : { shippingId: code };
  await insertOrder(app.db, id, 'ana', status, { shipping: { ...shipping, mode, ...numbers } });
  return { id, code };
};
const track = (code: string, as: PersonId = 'seller') => app.send(trackByCarrier, { query: { trackingNumber: code } }, { as });
const keep = (orderId: string, kind: 'trace' | 'invoice' | 'label', content: string) =>
  app.db.insert(orderDocument).values({ orderId, kind, content, at: new Date() });
const titles = (answer: { readonly body: unknown }): readonly string[] => carrierEvents(answer.body).map(({ title }) => title);

describe('a parcel of a carrier', () => {
  test('has the movements that were stored, in the words of the carrier', async () => {
    const { id, code } = await order('shipped');
    expect(titles(await track(code))).toEqual([]);
    await keep(id, 'trace', JSON.stringify([{ codigo: 'PO', descricao: 'Objeto postado', dtHrCriado: '2026-11-19T09:00:00' }]));
    expect(carrierEvents((await track(code)).body)).toMatchObject([{ title: 'Objeto postado', at: '2026-11-19T12:00:00.000Z' }]);
  });

  test('moves when its order is sent, and when it is stopped', async () => {
    const { id, code } = await order('waiting-shipped');
    await app.send(changeOrderStatus, { body: [{ orderId: id, status: 'shipped' }] }, { as: 'seller' });
    await app.send(suspendShipment, { body: { trackingNumber: code, plpId: 'plp' } }, { as: 'superuser' });
    const [last, first] = carrierEvents((await track(code)).body);
    expect([first?.title, last?.title]).toEqual(['Objeto postado', 'Entrega suspensa a pedido do remetente']);
    // What was written without a zone is read back as the moment it was.
    expect(Math.abs(Date.parse(first?.at ?? '') - Date.now())).toBeLessThan(60_000);
  });

  test('is nobody’s who may not see its order, by any part of its number', async () => {
    const { code } = await order('shipped');
    expect((await track(code, 'foreignSeller')).status).toBe(404);
    expect((await track(code.slice(0, -2), 'superuser')).status).toBe(404);
    expect((await track('%', 'superuser')).status).toBe(404);
    expect((await track(code, 'superuser')).status).toBe(200);
  });
});

test('a parcel of the marketplace is known by its shipment and its account', async () => {
  const { id, code } = await order('shipped', 'me2');
  await keep(
    id,
    'trace',
    JSON.stringify([{ date: '2026-11-19T12:00:00Z', status: 'shipped', decriptionEvent: 'A caminho', icon: 'local_shipping' }]),
  );
  const ask = (marketPlaceId: string) => app.send(trackOnMarketplace, { query: { trackingId: code, marketPlaceId } }, { as: 'seller' });
  expect(marketplaceEvents((await ask('account-ana')).body)).toMatchObject([{ title: 'A caminho' }]);
  expect((await ask('account-beto')).status).toBe(404);
});

describe('the invoice of an order', () => {
  const ask = async (id: string) => getInvoice.reply.parse((await app.send(getInvoice, { params: { id } }, { as: 'seller' })).body);

  test('is given as it was issued, in label and in invoice mode, and is not asked for before', async () => {
    const [waiting, invoiced, paid] = [await order('waiting-shipped'), await order('invoiced'), await order('paid')];
    for (const { id } of [waiting, invoiced, paid]) await keep(id, 'invoice', '<NFe>\r\n</NFe>');
    expect(await ask(waiting.id)).toEqual({ xml: '<NFe>\r\n</NFe>', mode: 'label' });
    expect(await ask(invoiced.id)).toEqual({ xml: '<NFe>\r\n</NFe>', mode: 'invoice' });
    expect(await ask(paid.id)).toEqual({ xml: null, mode: null });
  });

  test('is made up for the demo only', async () => {
    const { id } = await order('invoiced');
    expect(await ask(id)).toEqual({ xml: null, mode: 'invoice' });
  });

  test('is made up for no sale of an imported past: nobody issued it, and nobody would know', async () => {
    const demo = await openTestApp({ environment: { DEMO: 'on' } });
    await insertOrder(demo.db, 'today', 'ana', 'invoiced', { createdAt: new Date() });
    await insertOrder(demo.db, 'history', 'ana', 'delivered', { createdAt: new Date('2017-10-05T12:00:00.000Z') });
    const made = async (id: string) =>
      getInvoice.reply.parse((await demo.send(getInvoice, { params: { id } }, { as: 'seller' })).body).xml?.includes('sem valor fiscal');
    expect([await made('today'), await made('history')]).toEqual([true, undefined]);
    await demo.close();
  });
});

describe('the label of an order', () => {
  const ask = (id: string) => app.send(getLabel, { params: { id } }, { as: 'seller' });

  test('is a picture on paper of 10 by 15 cm', async () => {
    const { id } = await order('waiting-shipped');
    const { png, widthMm, heightMm } = getLabel.reply.parse((await ask(id)).body);
    expect([png.slice(0, 11), widthMm, heightMm]).toEqual(['iVBORw0KGgo', 100, 150]);
  });

  test('is the marketplace’s where it gave one', async () => {
    const [ours, theirs] = [await order('waiting-shipped'), await order('waiting-shipped')];
    await keep(theirs.id, 'label', '^XA^FO10,10^GB100,100,100^FS^XZ');
    const pictures = [(await ask(ours.id)).body, (await ask(theirs.id)).body].map((body) => getLabel.reply.parse(body).png);
    expect(pictures[0]).not.toBe(pictures[1]);
  });

  test('is there while the order waits for its shipment, and again while it is on its way', async () => {
    const { id } = await order('shipped');
    expect((await ask(id)).status).toBe(200);
    const cancelled = await order('cancelled');
    expect(await ask(cancelled.id)).toMatchObject({
      status: 409,
      body: { message: 'Só há etiqueta de pedido aguardando envio ou enviado' },
    });
  });
});

describe('services outside', () => {
  let outside: Server;
  let other: TestApp;
  const answers: { status: number; body: string } = { status: 200, body: '' };
  const asked: string[] = [];
  beforeAll(async () => {
    outside = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(answers.status).end(answers.body);
    });
    await new Promise<void>((resolve) => {
      outside.listen(0, '127.0.0.1', resolve);
    });
    const origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
    other = await openTestApp({
      environment: {
        CARRIER_URL: `${origin}/sro/{trackingNumber}?x=1`,
        LABEL_SERVICE_URL: `${origin}/{token}`,
        LABEL_SERVICE_TOKEN: 'segredo',
      },
    });
    await insertOrder(other.db, 'one', 'ana', 'waiting-shipped', { shipping: { ...shipping, trackingNumber: 'a/b' } });
  });
  afterAll(async () => {
    await other.close();
    outside.close();
  });
  const ask = () => other.send(trackByCarrier, { query: { trackingNumber: 'a/b' } }, { as: 'seller' });

  test('what the carrier says is handed on as it is', async () => {
    Object.assign(answers, { status: 200, body: '{"objetos":[{"mensagem":"Objeto não encontrado"}],"novo":1}' });
    expect(await ask()).toEqual({ status: 200, body: { objetos: [{ mensagem: 'Objeto não encontrado' }], novo: 1 } });
    expect(asked).toEqual(['/sro/a%2Fb?x=1']);
  });

  test.each([
    [500, '{}'],
    [200, '<html>manutenção</html>'],
    [404, ''],
  ])('a carrier that says %i %j is unavailable', async (status, body) => {
    Object.assign(answers, { status, body });
    expect(await ask()).toMatchObject({ status: 503, body: { message: 'Rastreio indisponível' } });
  });

  test('a label service that fails is quoted, and its token is told to nobody', async () => {
    Object.assign(answers, { status: 400, body: '{"message":"token segredo expirado"}' });
    const answer = await other.send(getLabel, { params: { id: 'one' } }, { as: 'seller' });
    expect(answer).toMatchObject({ status: 503, body: { message: 'token … expirado' } });
    expect(JSON.stringify(answer)).not.toContain('segredo');
  });
});
