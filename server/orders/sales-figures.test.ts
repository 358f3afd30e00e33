import { afterAll, beforeAll, expect, test } from 'vitest';
import { OrderStatus } from '#contract/order.ts';
import { listOrders } from '#contract/order-calls.ts';
import { getSalesFigures, type SalesFigures, type SalesSum } from '#contract/sales-figures.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
/** Minutes to and after midnight in São Paulo (-03:00): of the span before, of its last day, of the first of the span, of its last, and after it. */
const instants = ['2026-10-05T12:00:00Z', '2026-10-11T02:59:00Z', '2026-10-11T03:01:00Z', '2026-10-18T02:59:00Z', '2026-10-18T03:01:00Z'];

beforeAll(async () => {
  app = await openTestApp();
  for (let at = 0; at < 60; at += 1) {
    const company = at % 3 === 0 ? 'beto' : 'ana';
    const status = OrderStatus.options[at % OrderStatus.options.length] ?? 'paid';
    await insertOrder(app.db, `f${at}`, company, status, {
      gross: 1000 + at * at,
      createdAt: new Date(instants[(at + Math.floor(at / 10)) % 5] ?? ''),
    });
  }
});
afterAll(() => app.close());

const span = { from: '2026-10-11', to: '2026-10-17' };
const figures = async (as: PersonId, query: Record<string, string> = span): Promise<SalesFigures> =>
  getSalesFigures.reply.parse((await app.send(getSalesFigures, { query }, { as })).body);

/** What the list behind a number says. */
const listed = async (as: PersonId, query: Record<string, string>): Promise<SalesSum> => {
  const { total, gross } = listOrders.reply.parse((await app.send(listOrders, { query }, { as })).body);
  return { count: total, gross: gross ?? Number.NaN };
};
const sum = ({ count, gross }: SalesSum): SalesSum => ({ count, gross });

test.each(['superuser', 'seller'] as const)('every number that %s reads is what the list behind it says', async (as) => {
  const { total, cancelled, days, before, companies, accounts } = await figures(as);
  const { from, to } = before;
  expect([from, to]).toEqual(['2026-10-04', '2026-10-10']);
  expect(total.count).toBeGreaterThan(0);
  expect([total, cancelled, before.total, before.cancelled]).toEqual([
    await listed(as, { ...span, status: 'sold' }),
    await listed(as, { ...span, status: 'anyCancelled' }),
    await listed(as, { from, to, status: 'sold' }),
    await listed(as, { from, to, status: 'anyCancelled' }),
  ]);
  for (const each of [...days, ...before.days])
    expect(sum(each)).toEqual(await listed(as, { from: each.day, to: each.day, status: 'sold' }));
  for (const company of companies) {
    expect(sum(company)).toEqual(await listed(as, { ...span, sellerId: company._id, status: 'sold' }));
    expect(company.before).toEqual(await listed(as, { from, to, sellerId: company._id, status: 'sold' }));
  }
  for (const account of accounts) expect(sum(account)).toEqual(await listed(as, { ...span, marketPlaceId: account._id, status: 'sold' }));
});

test('what was cancelled, on the marketplace or with us alone, is not sold and is counted as cancelled', async () => {
  const [all, one, fake] = await Promise.all([
    listed('superuser', span),
    listed('superuser', { ...span, status: 'cancelled' }),
    listed('superuser', { ...span, status: 'fk_cancelled' }),
  ]);
  expect([one.count, fake.count]).not.toContain(0);
  const { total, cancelled } = await figures('superuser');
  expect(total).toEqual({ count: all.count - one.count - fake.count, gross: all.gross - one.gross - fake.gross });
  expect(cancelled).toEqual({ count: one.count + fake.count, gross: one.gross + fake.gross });
});

test('every day of both spans is there, once and in order, also those without a sale', async () => {
  const { days, before } = await figures('superuser');
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, at) => `2026-10-${11 + at}`));
  expect(before.days).toHaveLength(7);
  expect(days.filter(({ count }) => count > 0).map(({ day }) => day)).toEqual(['2026-10-11', '2026-10-17']);
});

test('companies and accounts are named, most sold first; a seller reads of no other', async () => {
  const all = await figures('superuser');
  expect(all.companies.map(({ name }) => name)).toEqual(['Casa da Ana', 'Loja do Beto']);
  expect(all.accounts.map(({ _id, sellerName }) => [_id, sellerName])).toEqual([
    ['account-ana', 'Casa da Ana'],
    ['account-beto', 'Loja do Beto'],
  ]);
  const own = await figures('seller');
  expect(own.companies.map(({ _id }) => _id)).toEqual(['ana']);
  expect(JSON.stringify(own)).not.toMatch(/beto/iu);
});

test('who has no company sells nothing', async () => {
  const none = await figures('consultant');
  expect([none.total, none.before.total, none.companies, none.accounts]).toEqual([{ count: 0, gross: 0 }, { count: 0, gross: 0 }, [], []]);
});

test.each([
  { from: '2026-10-11', to: '2026-10-10' },
  { from: '2026-01-01', to: '2026-12-31' },
  { from: '2026-10-11', to: 'amanhã' },
])('no figures from $from to $to', async (query) => {
  expect((await app.send(getSalesFigures, { query }, { as: 'superuser' })).status).toBe(400);
});
