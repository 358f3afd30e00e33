import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OrderStatus, type OrderRow } from '#contract/order.ts';
import { listOrders } from '#contract/order-calls.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { countStep } from '../db/count-rows.ts';
import { rollUp, orderCounters } from '../db/rollup.ts';
import { saleOrder } from '../db/schema/order.ts';
import { orderTally } from '../db/schema/order-tally.ts';

let app: TestApp;
const count = 120;
/** Three minutes to and after midnight in São Paulo, within and without its last summer time. */
const instants = ['2018-01-10T01:57:00.000Z', '2018-01-10T02:03:00.000Z', '2018-06-10T02:57:00.000Z', '2018-06-10T03:03:00.000Z'];

beforeAll(async () => {
  app = await openTestApp();
  for (let at = 0; at < count; at += 1) {
    const company = at % 3 === 0 ? 'beto' : 'ana';
    const status = OrderStatus.options[at % OrderStatus.options.length] ?? 'paid';
    await insertOrder(app.db, `t${at}`, company, status, { gross: 1000 + at, createdAt: new Date(instants[at % 4] ?? '') });
  }
});
afterAll(() => app.close());

type Query = Readonly<Record<string, string>>;
const ask = async (query: Query, as: PersonId) =>
  listOrders.reply.parse((await app.send(listOrders, { query: { limit: '100', ...query } }, { as })).body);

/** Every row a filter finds, page by page. */
const walkedRows = async (query: Query, as: PersonId): Promise<readonly OrderRow[]> => {
  const rows: OrderRow[] = [];
  for (let page = await ask({ ...query, limit: '25' }, as); ; page = await ask({ ...query, limit: '25', after: page.next ?? '' }, as)) {
    rows.push(...page.items);
    if (page.next === null) break;
  }
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length);
  return rows;
};

/** What its totals have to say. */
const walked = async (query: Query, as: PersonId) => {
  const rows = await walkedRows(query, as);
  return { total: rows.length, gross: rows.reduce((sum, { gross }) => sum + (gross ?? 0), 0) };
};

const filters: readonly Query[] = [
  {},
  { status: 'shipped' },
  { status: 'sold' },
  { status: 'paid,shipped,not_delivered' },
  { status: 'paid,sold,cancelled' },
  { sellerId: 'ana', status: 'pending,fk_cancelled' },
  { from: '2018-01-10', marketPlaceId: 'account-beto', status: 'paid,delivered' },
  { search: 'joana', status: 'paid,shipped' },
  { sellerId: 'ana', status: 'anyCancelled' },
  { from: '2018-01-10', to: '2018-06-09', status: 'anyCancelled' },
  { sellerId: 'ana' },
  { sellerId: 'beto', status: 'cancelled' },
  { marketPlaceId: 'account-ana' },
  { marketPlaceId: 'account-ana', sellerId: 'beto' },
  { from: '2018-01-10' },
  { to: '2018-01-09' },
  { from: '2018-01-09', to: '2018-01-09' },
  { from: '2018-06-10', to: '2018-06-10', status: 'paid' },
  { from: '2018-06-09', to: '2018-06-10', sellerId: 'ana' },
  { from: '2018-01-10', to: '2018-06-09', marketPlaceId: 'account-beto', status: 'paid' },
  { grossFrom: '1050' },
  { grossFrom: '1010', grossTo: '1020', status: 'delivered' },
  { search: 'joana' },
  { search: 't-t1', from: '2018-06-10' },
  { search: 'ninguém' },
];

/** Filters whose totals are not those of their rows. */
const wrongTotals = async (): Promise<readonly unknown[]> => {
  const wrong: unknown[] = [];
  for (const as of ['superuser', 'seller'] as const)
    for (const query of filters) {
      const [{ total, gross }, found] = [await ask(query, as), await walked(query, as)];
      if (total !== found.total || gross !== found.gross) wrong.push({ as, query, total, gross, found });
    }
  return wrong;
};

describe('what a page says of all that a filter finds is what one finds who reads all of it', () => {
  test('as it was loaded', async () => {
    expect(await wrongTotals()).toEqual([]);
  });

  test('after orders changed their status, their amount, their company, and some are gone', async () => {
    await app.db.update(saleOrder).set({ status: 'delivered' }).where(eq(saleOrder.status, 'shipped'));
    await app.db
      .update(saleOrder)
      .set({ gross: sql`${saleOrder.gross} * 2` })
      .where(eq(saleOrder.status, 'paid'));
    await app.db.update(saleOrder).set({ sellerId: 'ana', accountId: 'account-ana' }).where(eq(saleOrder.id, 't3'));
    await app.db.execute(sql`delete from order_note where order_id in ('t5', 't6')`);
    await app.db.execute(sql`delete from sale_order where id in ('t5', 't6')`);
    expect(await wrongTotals()).toEqual([]);
  });

  test('and after the tally was folded, which then has one row of each kind', async () => {
    const before = await app.db.$count(orderTally);
    await rollUp(app.db, orderCounters);
    expect(await wrongTotals()).toEqual([]);
    const kinds = await app.db.execute<{ n: number }>(
      sql`select count(*)::int as n from order_tally group by status, seller_id, account_id, day having count(*) > 1`,
    );
    expect([kinds.rows.length, (await app.db.$count(orderTally)) < before]).toEqual([0, true]);
  });
});

test.each(['paid,shipped,not_delivered', 'anyCancelled,cancelled,paid'])(
  'orders of %s come in the order of the whole list, by cursor and by number',
  async (status) => {
    const wanted = new Set(status.split(',').flatMap((each) => (each === 'anyCancelled' ? ['cancelled', 'fk_cancelled'] : [each])));
    const all = (await walkedRows({}, 'superuser')).filter((row) => wanted.has(row.status)).map(({ _id }) => _id);
    expect((await walkedRows({ status }, 'superuser')).map(({ _id }) => _id)).toEqual(all);
    const second = await ask({ status, limit: '10', page: '2' }, 'superuser');
    expect(second.items.map(({ _id }) => _id)).toEqual(all.slice(10, 20));
  },
);

test('a write that moves no order and changes no amount adds nothing to the tally', async () => {
  const before = await app.db.$count(orderTally);
  await app.db.update(saleOrder).set({ version: 2 });
  expect(await app.db.$count(orderTally)).toBe(before);
});

test('a walk says to its end what it began with, and counts no more; a numbered page counts anew', async () => {
  const query = { search: 'joana', status: 'paid', limit: '2' };
  const first = await ask(query, 'superuser');
  await insertOrder(app.db, 'walked', 'ana', 'paid', { gross: 7 });
  const [second, numbered] = [
    await ask({ ...query, after: first.next ?? '' }, 'superuser'),
    await ask({ ...query, page: '2' }, 'superuser'),
  ];
  expect([second.total, second.gross]).toEqual([first.total, first.gross]);
  expect(numbered.total).not.toBe(first.total);
});

/** As many words, as short, as an index takes of a row, or twice as many, which it does not. */
const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const twoLetters = letters.flatMap((one) => letters.map((other) => one + other));
const manyWords = (count: number): readonly string[] => ['cheio', ...twoLetters.slice(0, count)];

test('orders of more words than an index takes are found among the others, in order, by whichever way a search is read', async () => {
  const ids = Array.from({ length: 40 }, (_, at) => `full-${String(at).padStart(2, '0')}`.padEnd(64, 'x'));
  for (const [at, id] of ids.entries()) {
    const createdAt = new Date(Date.UTC(2024, 0, 1, at));
    await insertOrder(app.db, id, at % 2 === 0 ? 'ana' : 'beto', 'paid', { gross: 5, createdAt });
    const words = at % 5 === 0 ? manyWords(600) : at % 5 === 1 ? manyWords(398) : ['cheio', `e${at}`];
    await app.db.update(saleOrder).set({ search: words }).where(eq(saleOrder.id, id));
  }
  const newest = ids.toReversed();
  const own = newest.filter((_, at) => at % 2 === 1);
  // A few at a time a common word is read on in the list's order, many at a time it is found.
  for (const [query, as, expected] of [
    [{ search: 'cheio', limit: '2' }, 'superuser', newest],
    [{ search: 'cheio', limit: '30' }, 'superuser', newest],
    [{ search: 'cheio', limit: '2' }, 'seller', own],
    [{ search: 'cheio', limit: '2', sellerId: 'ana', grossTo: '5' }, 'superuser', own],
    [{ search: 'cheio', limit: '2', from: '2023-12-31', to: '2024-01-03' }, 'superuser', newest],
    [{ search: 'cheio', limit: '2', grossFrom: '9007199254740991' }, 'superuser', []],
    [{ search: 'zx', limit: '2' }, 'superuser', []],
  ] as const) {
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page = await ask({ ...query, ...(after === '' ? {} : { after }) }, as);
      seen.push(...page.items.map(({ _id }) => _id));
      after = page.next;
    }
    expect(seen).toEqual(expected);
  }
});

test('a search that finds more than are counted says more than so many, and no sum', async () => {
  await app.db.execute(sql`
    insert into sale_order (id, version, external_id, status, seller_id, account_id, gross, freight, freight_seller, has_own_shipping_table, items, buyer, shipping, created_at, search)
    select 'many' || n, 1, 'many' || n, 'paid', 'ana', 'account-ana', 100, 0, 0, false, items, buyer, shipping, created_at, search
    from sale_order, generate_series(1, ${countStep + 5}::int) n where id = 't1'`);
  expect(await ask({ search: 'joana' }, 'superuser')).toMatchObject({ total: countStep, isAtLeast: true, gross: null });
  expect(await ask({ grossTo: '100' }, 'superuser')).toMatchObject({ total: countStep, isAtLeast: true, gross: null });
  expect((await ask({ sellerId: 'ana', status: 'paid' }, 'superuser')).total).toBeGreaterThan(countStep);

  const idsOf = ({ items }: { readonly items: readonly { readonly _id: string }[] }): readonly string[] => items.map(({ _id }) => _id);
  const cheap = { grossFrom: '100', grossTo: '100', limit: '40' };
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from sale_order where gross = 100 order by created_at desc, id desc`);
  const expected = rows.map(({ id }) => id);
  const first = await ask(cheap, 'superuser');
  expect([first.total, idsOf(first)]).toEqual([countStep, expected.slice(0, 40)]);
  expect(idsOf(await ask({ ...cheap, after: first.next ?? '' }, 'superuser'))).toEqual(expected.slice(40, 80));
  expect(idsOf(await ask({ ...cheap, page: '3' }, 'superuser'))).toEqual(expected.slice(80, 120));
  expect(await ask({ ...cheap, page: '9999' }, 'superuser')).toMatchObject({ total: expected.length, items: [] });
  // A person who reads on to the end of what was counted is told of the rest.
  expect(await ask({ ...cheap, page: String(countStep / 40) }, 'superuser')).toMatchObject({ total: expected.length });
  // As many as are counted are counted to the end.
  const odd = expected.length - countStep;
  await app.db.execute(sql`delete from sale_order where id in (select 'many' || n from generate_series(1, ${odd}::int) n)`);
  const whole = await ask(cheap, 'superuser');
  expect(whole).toMatchObject({ total: countStep, gross: 100 * countStep });
  expect(whole.isAtLeast).toBeUndefined();
});
