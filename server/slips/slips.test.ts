import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/order.ts';
import { getSaleSlip, makeSlipLink, slipLinkDays } from '#contract/sale-slip.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { saleSlip } from '../db/schema/sale-slip.ts';
import { writeSlipToken } from './slip-token.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const sale = async (company: 'ana' | 'beto' = 'ana', status: OrderStatus = 'paid'): Promise<string> => {
  const id = newId('slip');
  await insertOrder(app.db, id, company, status);
  return id;
};
const linkOf = async (id: string): Promise<string> =>
  makeSlipLink.reply.parse((await app.send(makeSlipLink, { params: { id } }, { as: 'superuser' })).body).token;
const open = (token: string) => app.knock(getSaleSlip, { query: { token } }, {});
const keyOf = async (id: string): Promise<string> =>
  (await app.db.select({ key: saleSlip.key }).from(saleSlip).where(eq(saleSlip.orderId, id)))[0]?.key ?? '';
const bad = { status: 400, body: { message: 'Este link não é válido. Confira o endereço ou peça outro a quem vendeu.' } };

describe('a link to a slip', () => {
  test('opens it without a session, and tells the slip and nothing else', async () => {
    const id = await sale();
    const { status, body } = await open(await linkOf(id));
    expect(status).toBe(200);
    expect(body).toEqual({
      number: `n-${id}`,
      soldAt: '2026-11-20T12:00:00.000Z',
      sellerName: 'Casa da Ana',
      buyerName: 'Joana C. L.',
      isCancelled: false,
      items: [{ title: 'Capa de chuva', amount: 1, gross: 9990 }],
      gross: 9990,
      freight: 1590,
      until: expect.any(String),
    });
    const told = JSON.stringify(body);
    for (const secret of ['12345678909', 'Rua das Flores', '01310100', 'COD-', 'MLB', 't-', 'Nota de', 'Compradora'])
      expect(told.replace(`n-${id}`, '')).not.toContain(secret);
  });

  test.each([
    ['cancelled', true],
    ['fk_cancelled', false],
    ['pending_cancelled', false],
  ] as const)('tells a buyer that the sale is cancelled where it is so on the marketplace: %s, %s', async (cancelled, isTold) => {
    const id = await sale('ana', cancelled);
    expect((await open(await linkOf(id))).body).toMatchObject({ isCancelled: isTold });
  });

  test('is good for so many days, and then says that it expired', async () => {
    const id = await sale();
    const token = await linkOf(id);
    const days = (Number(token.split('.')[1]) - Date.now()) / 86_400_000;
    expect(Math.abs(days - slipLinkDays)).toBeLessThan(0.01);
    const over = writeSlipToken(await keyOf(id), id, Date.now() - 1000);
    expect(await open(over)).toMatchObject({ status: 400, body: { message: 'Este link expirou. Peça outro a quem vendeu.' } });
  });

  test('of one sale opens no other, lives no longer than it was signed for, and no letter of it may change', async () => {
    const [id, other] = [await sale(), await sale('beto')];
    const token = await linkOf(id);
    await linkOf(other);
    const [order = '', until = '', mac = ''] = token.split('.');
    const otherOrder = Buffer.from(other).toString('base64url');
    const flipped = `${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`;
    const forged = [
      `${otherOrder}.${until}.${mac}`,
      `${order}.${Number(until) + 1}.${mac}`,
      `${order}.${until}.${flipped}`,
      writeSlipToken(await keyOf(other), id, Number(until)),
      writeSlipToken('00'.repeat(32), id, Number(until)),
    ];
    for (const each of forged) expect(await open(each)).toMatchObject(bad);
  });

  test.each(['', 'x', 'a.b.c', '..', `${'a'.repeat(64)}.1234567890123.${'a'.repeat(43)}`, `AAA.1234567890123.${'a'.repeat(43)}`])(
    'that reads %j is none',
    async (token) => {
      expect(await open(token)).toMatchObject(bad);
    },
  );

  test('is made by whoever may see the sale, and by nobody else', async () => {
    const foreign = await sale('beto');
    const made = async (as: 'seller' | 'foreignSeller' | 'reviewer') =>
      (await app.send(makeSlipLink, { params: { id: foreign } }, { as })).status;
    expect([await made('seller'), await made('foreignSeller'), await made('reviewer')]).toEqual([404, 200, 403]);
  });
});
