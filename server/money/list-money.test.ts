import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMoney, getMoneySummary, getMoneyTotal, listMoney } from '#contract/money.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { longAgo, moneyOn, now } from './money-fixture.ts';
import { monthsOf } from './sum-money.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { paid, list, tell, check } = moneyOn(() => app);

test('the list finds by number, state, difference, account and day of the sale in São Paulo', async () => {
  const id = await paid({ createdAt: new Date('2025-03-01T01:30:00.000Z') });
  await tell(id, { freight: 1, releasedAt: now });
  const ids = async (query: Record<string, string>) => (await list(query)).items.map(({ _id }) => _id);
  expect(await ids({ search: `n-${id}` })).toEqual([id]);
  expect(await ids({ from: '2025-02-28', to: '2025-02-28' })).toEqual([id]);
  expect(await ids({ from: '2025-03-01', to: '2025-03-01' })).toEqual([]);
  expect(await ids({ to: '2025-12-31', state: 'released', difference: 'freight', marketPlaceId: 'account-ana' })).toEqual([id]);
  expect(await ids({ to: '2025-12-31', state: 'toRelease' })).toEqual([]);
  expect(await ids({ to: '2025-12-31', difference: 'gross' })).toEqual([]);
});

test.each([
  ['all there are', '2019-05-10', {}],
  ['those of several states', '2019-05-11', { state: 'awaited,released' }],
  ['those released in a month', '2019-05-12', { releaseFrom: '2019-06-01', releaseTo: '2019-06-30' }],
])('whoever walks through %s is told each once and none left out, while newer sales come in', async (_which, day, filter) => {
  const sold = (minutes: number) => ({ createdAt: new Date(Date.parse(`${day}T15:00:00.000Z`) + minutes * 60_000) });
  const sell = async (minutes: number): Promise<string> => {
    const id = await paid(sold(minutes));
    await tell(id, { releasedAt: new Date('2019-06-12T15:00:00.000Z') });
    return id;
  };
  const ids = [await sell(3), await sell(2), await sell(1), await sell(1), await sell(0)];
  const query = { ...filter, from: day, to: day, limit: '2' };
  const told: string[] = [];
  const totals: number[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await list({ ...query, ...(after === undefined ? {} : { after }) });
    told.push(...page.items.map(({ _id }) => _id));
    totals.push(page.total);
    after = page.next;
    await sell(9);
  }
  expect(told.toSorted()).toEqual(ids.toSorted());
  expect(new Set(totals)).toEqual(new Set([ids.length]));
});

test('a place in the list that nobody was told is refused', async () => {
  expect((await app.send(listMoney, { query: { after: 'x' } }, { as: 'moneyManager' })).status).toBe(400);
});

test('what the list finds is summed, of several states too, and each company by itself', async () => {
  const sold = new Date('2020-04-10T15:00:00.000Z');
  const [released, due, awaited] = [await paid({ createdAt: sold }), await paid({ createdAt: sold }), await paid({ createdAt: sold })];
  await tell(released, { releasedAt: now });
  await tell(due, {});
  const days = { from: '2020-04-10', to: '2020-04-10' };
  const total = async (query: Record<string, string>, as: PersonId = 'moneyManager') =>
    getMoneyTotal.reply.parse((await app.send(getMoneyTotal, { query: { ...days, ...query } }, { as })).body);
  const { items } = await list({ ...days, state: 'released,awaited' });
  expect(items.map(({ _id }) => _id).toSorted()).toEqual([released, awaited].toSorted());
  for (const state of ['released', 'released,toRelease', 'awaited,released,toRelease']) {
    const rows = (await list({ ...days, state })).items;
    const sum = (name: 'gross' | 'fee' | 'freight' | 'refunded' | 'net') => rows.reduce((all, { told }) => all + (told?.[name] ?? 0), 0);
    expect(await total({ state })).toEqual({
      total: rows.length,
      sum: { gross: sum('gross'), fee: sum('fee'), freight: sum('freight'), refunded: sum('refunded'), net: sum('net') },
    });
  }
  expect((await total({ search: 'ninguém' })).sum).toEqual({ gross: 0, fee: 0, freight: 0, refunded: 0, net: 0 });
});

test('what was paid out is found by the day it was, what is to be by the day it is to be, whenever it was sold', async () => {
  const sold = new Date('2021-06-10T15:00:00.000Z');
  // The last minute of a month and the first of the next in São Paulo.
  const [before, after] = [new Date('2021-08-01T02:59:00.000Z'), new Date('2021-08-01T03:01:00.000Z')];
  const [paidOut, later, due, awaited] = [
    await paid({ createdAt: sold }),
    await paid({ createdAt: sold }),
    await paid({ createdAt: sold }),
    await paid({ createdAt: sold }),
  ];
  await tell(paidOut, { releaseAt: sold, releasedAt: before });
  await tell(later, { releaseAt: sold, releasedAt: after });
  await tell(due, { releaseAt: before });
  const july = { releaseFrom: '2021-07-01', releaseTo: '2021-07-31' };
  const ids = async (query: Record<string, string>) => (await list(query)).items.map(({ _id }) => _id).toSorted();
  expect(await ids(july)).toEqual([paidOut, due].toSorted());
  expect(await ids({ ...july, state: 'released' })).toEqual([paidOut]);
  expect(await ids({ releaseFrom: '2021-08-01', releaseTo: '2021-08-01' })).toEqual([later]);
  expect(await ids({ from: '2021-06-10', to: '2021-06-10' })).toEqual([paidOut, later, due, awaited].toSorted());
  const summary = async (by: string) =>
    getMoneySummary.reply.parse(
      (await app.send(getMoneySummary, { query: { on: 'release', by, from: '2021-07-01', to: '2021-08-31' } }, { as: 'moneyManager' }))
        .body,
    );
  expect((await summary('month')).items).toMatchObject([
    { key: '2021-08', count: 1, released: 7850, toRelease: 0 },
    { key: '2021-07', count: 2, released: 7850, toRelease: 7850 },
  ]);
  expect((await summary('day')).items.map(({ key }) => key)).toEqual(['2021-08-01', '2021-07-31']);
  expect((await summary('account')).total).toEqual((await summary('month')).total);
});

test.each(['day of sale', 'day of release'])(
  'pages by %s follow each other, newest sale first, and the total counts what is found',
  async (by) => {
    const year = by === 'day of sale' ? 2024 : 2023;
    const at = (day: number) => new Date(Date.UTC(year, 5, day, 12));
    const made = [await paid({ createdAt: at(1) }), await paid({ createdAt: at(2) }), await paid({ createdAt: at(3) })].toReversed();
    // Paid out in the opposite order.
    for (const [place, id] of made.entries())
      await tell(id, { releaseAt: at(10 + place), releasedAt: place === 1 ? null : at(10 + place) });
    const [from, to] = [`${year}-06-01`, `${year}-06-30`];
    const days = by === 'day of sale' ? { from, to } : { releaseFrom: from, releaseTo: to };
    const page = (n: number) => list({ ...days, limit: '2', page: String(n) });
    const [first, second] = [await page(1), await page(2)];
    expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual(made);
    for (const each of [first, second, await page(3)]) expect(each).toMatchObject({ total: 3, pages: 2 });
  },
);

test('a summary by day, month, account and company adds up to the same, and to what the rows say', async () => {
  const day = new Date('2023-05-10T15:00:00.000Z');
  const [one, two] = [await paid({ createdAt: day }), await paid({ createdAt: new Date('2023-05-11T15:00:00.000Z') })];
  await tell(one, { releasedAt: now });
  await tell(two, { refunded: 1000 });
  const sum = async (by: string, as: PersonId = 'moneyManager') =>
    getMoneySummary.reply.parse((await app.send(getMoneySummary, { query: { from: '2023-05-01', to: '2023-05-31', by } }, { as })).body);
  const byDay = await sum('day');
  expect(byDay.items).toMatchObject([
    { key: '2023-05-11', count: 1, refunded: 1000, net: 6850, released: 0, toRelease: 6850 },
    { key: '2023-05-10', count: 1, net: 7850, released: 7850, toRelease: 0 },
  ]);
  expect(byDay.total).toEqual({
    count: 2,
    gross: 20_000,
    fee: 3300,
    freight: 1000,
    refunded: 1000,
    net: 14_700,
    released: 7850,
    toRelease: 6850,
  });
  for (const by of ['month', 'account', 'company']) expect((await sum(by)).total).toEqual(byDay.total);
  expect((await sum('company', 'superuser')).items).toMatchObject([{ key: 'ana', label: 'Casa da Ana' }]);
  expect((await sum('day', 'foreignSeller').catch(() => null)) ?? null).toBeNull();
});

test.each([
  ['sale', {}, { from: '2026-10-01', to: '2026-11-29' }],
  ['release', {}, { from: '2026-10-01', to: '2026-12-31' }],
  ['release', { from: '2026-01-02' }, { from: '2026-01-02', to: '2026-12-31' }],
  // Till the end of the month it would be more days than may be summed.
  ['release', { from: '2025-12-30' }, { from: '2025-12-30', to: '2026-12-30' }],
  ['sale', { to: '2026-03-15' }, { from: '2026-02-01', to: '2026-03-15' }],
  ['release', { from: '2026-10-10' }, { from: '2026-10-10', to: '2026-12-31' }],
  ['sale', { from: '2026-10-10', to: '2026-11-05' }, { from: '2026-10-10', to: '2026-11-05' }],
] as const)('by month of %s an end that is open is that of its month, and one that is asked for stays: %j', (on, asked, period) => {
  expect(monthsOf(asked, new Date('2026-11-29T15:00:00.000Z'), on)).toEqual(period);
});

test('months that nobody asked for a day of begin with their first', async () => {
  const { status, body } = await app.send(getMoneySummary, { query: { by: 'month' } }, { as: 'moneyManager' });
  expect([status, getMoneySummary.reply.parse(body).from]).toEqual([200, expect.stringMatching(/-01$/u)]);
});

test.each([
  [{ from: '2026-02-01', to: '2026-01-01' }, 'O fim vem antes do início'],
  [{ from: '2024-01-01', to: '2026-01-01' }, 'O período pode ter até 366 dias'],
])('a period of %j is refused', async (query, message) => {
  expect((await app.send(getMoneySummary, { query }, { as: 'moneyManager' })).body).toMatchObject({ cause: [{ message }] });
});

test('by the day of release what is to come is summed too, from any day on', async () => {
  const today = Date.now();
  const day = (from: number): string => dayInSaoPaulo(new Date(today + from * 86_400_000));
  const id = await paid({}, 'paid', 'beto');
  await tell(id, { releaseAt: new Date(today + 10 * 86_400_000) });
  const sum = async (query: Record<string, string>) =>
    getMoneySummary.reply.parse(
      (await app.send(getMoneySummary, { query: { on: 'release', by: 'day', ...query } }, { as: 'superuser' })).body,
    );
  for (const query of [{}, { from: day(0) }, { from: day(1) }]) expect((await sum(query)).items.map(({ key }) => key)).toContain(day(10));
  // So far as sales go, the last day is today.
  expect((await sum({ on: 'sale' })).to).toBe(day(0));
});

test('an order of a pack is called by the number of the pack, as in the list of sales, and keeps its own beside it', async () => {
  const [ofPack, alone] = [await paid({ packId: 'pack-of-money' }), await paid()];
  const named = (await list({ ids: `${ofPack},${alone}` })).items.map(({ _id, name, externalId }) => [_id, name, externalId]);
  expect(named).toEqual(
    expect.arrayContaining([
      [ofPack, 'pack-of-money', `n-${ofPack}`],
      [alone, `n-${alone}`, `n-${alone}`],
    ]),
  );
});

test('the overview sums what is released on each day, what is overdue as of today, and differences that nobody has checked', async () => {
  const foreign = await paid({}, 'paid', 'beto');
  await tell(foreign, { releaseAt: new Date('2026-12-24T12:00:00.000Z') });
  const own = await paid();
  await tell(own, { releaseAt: new Date('2026-12-24T15:00:00.000Z') });
  const answer = getMoney.reply.parse((await app.send(getMoney, {}, { as: 'moneyManager' })).body);
  expect(answer.releases.at(-1)).toEqual({ day: '2026-12-24', count: 1, net: 7850 });
  expect(answer.releases.every(({ day }) => day >= answer.to)).toBe(true);
  expect(answer.releases.reduce((sum, { net }) => sum + net, 0)).toBe(answer.toRelease);
  expect(answer.accounts).toMatchObject([{ marketPlaceId: 'account-ana', net: answer.toRelease }]);
  const checkedOne = await paid();
  await check(checkedOne, { checked: true, note: 'Conferido' });
  const open = (await list({ difference: 'open' })).total;
  for (const { difference, count } of answer.differences)
    expect([difference, (await list({ difference })).total]).toEqual([difference, count]);
  expect(answer.differences.reduce((sum, { count }) => sum + count, 0)).toBe(open);
});

test('what the last thirty days released is all that was paid out in them, also of sales from before, as the list of it says', async () => {
  const [old, young, foreign] = [await paid({ createdAt: longAgo }), await paid(), await paid({ createdAt: longAgo }, 'paid', 'beto')];
  await tell(old, { releasedAt: new Date() });
  await tell(young, { releasedAt: longAgo });
  await tell(foreign, { releasedAt: new Date() });
  const { from, to, released } = getMoney.reply.parse((await app.send(getMoney, {}, { as: 'moneyManager' })).body);
  const { items } = await list({ state: 'released', releaseFrom: from, releaseTo: to });
  expect(items.map(({ _id }) => _id)).toContain(old);
  expect(items.map(({ _id }) => _id)).not.toContain(young);
  expect(released).toBe(items.reduce((sum, { told }) => sum + (told?.net ?? 0), 0));
});

test('of more accounts than the overview names the rest is summed, and nothing to come is missing', async () => {
  const accounts = Array.from({ length: 22 }, (_, at) => ({
    id: `of-beto-${at}`,
    sellerId: 'beto',
    name: `Conta ${at}`,
    officialName: 'BETO',
  }));
  await app.db.insert(marketplaceAccount).values(accounts);
  for (const { id: accountId } of accounts) await tell(await paid({ accountId }, 'paid', 'beto'));
  const {
    accounts: named,
    otherAccounts,
    toRelease,
    releases,
  } = getMoney.reply.parse((await app.send(getMoney, {}, { as: 'superuser' })).body);
  const sumOf = (rows: readonly { count: number; net: number }[]) =>
    rows.reduce((sum, row) => ({ count: sum.count + row.count, net: sum.net + row.net }), { count: 0, net: 0 });
  expect(named).toHaveLength(20);
  const { count, net } = sumOf(named);
  expect(otherAccounts).toEqual({ count: sumOf(releases).count - count, net: toRelease - net });
});
