import { listOrders } from '#contract/order-calls.ts';
import { openSession } from '../../e2e/support/people.ts';
import { startServer } from '../../e2e/support/server-process.ts';
import type { Environment } from '../../e2e/support/server.ts';
import { countOf, type Measured, type Scenario, type Sizes } from '../budgets.ts';
import { growWorld } from '../grow-world.ts';
import { inFolder } from '../in-folder.ts';
import { withPostgres } from '../postgres.ts';
import { readBareOrders, withBareList } from '../server/beside-bare.ts';
import { load, type Sent } from '../server/load.ts';
import { quantile } from '../statistics.ts';

const connections = 10;
const warmUpSeconds = 2;
const rounds = 3;
const pagesWalked = 20;

const ordersPath = (query: Readonly<Record<string, string>>): string =>
  `/v2/order?${new URLSearchParams({ limit: '50', ...query }).toString()}`;
const signedBy = (token: string): Readonly<Record<string, string>> => ({ authorization: token, userToken: token });

const ask = async (origin: string, token: string, query: Readonly<Record<string, string>>) => {
  const answer = await fetch(origin + ordersPath(query), { headers: signedBy(token) });
  if (!answer.ok) throw new Error(`The sales list answered ${answer.status}.`);
  return listOrders.reply.parse(await answer.json());
};

/** The bare sales list of this run, beside each figure that is held against it. */
const peersOf = (bare: number): Measured => ({
  'peer:orders.postgres.p95': bare,
  'peer:orders.pglite.p95': bare,
  'peer:orders.search.postgres.p95': bare,
  'peer:orders.search.pglite.p95': bare,
});

/** Cursors of one reading of the list, from its top down. */
const cursorsOf = async (origin: string, token: string, query: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const cursors: string[] = [];
  for (let page = await ask(origin, token, query); page.next !== null && cursors.length < pagesWalked;) {
    cursors.push(page.next);
    page = await ask(origin, token, { ...query, after: page.next });
  }
  return cursors;
};

/** The ways a sales list is read: whole, by each filter, by a search, by a seller who sees the own company's only. */
const readings = async (origin: string, superuser: string, seller: string) => {
  const [some] = (await ask(origin, superuser, { limit: '1', status: 'shipped' })).items;
  if (!some) throw new Error('There is no order to read');
  const day = some.createdAt.slice(0, 10);
  const year = String(Number(day.slice(0, 4)) - 1);
  const [firstName = ''] = (some.buyerName ?? '').split(' ');
  return [
    { what: 'all', token: superuser, query: {} },
    { what: 'delivered', token: superuser, query: { status: 'delivered' } },
    { what: 'shipped', token: superuser, query: { status: 'shipped' } },
    { what: 'one company', token: superuser, query: { sellerId: some.sellerId } },
    { what: 'one account, shipped', token: superuser, query: { marketPlaceId: some.marketPlaceId, status: 'shipped' } },
    { what: 'a year', token: superuser, query: { from: `${year}-01-01`, to: `${year}-12-31` } },
    { what: 'a month of a company', token: superuser, query: { from: `${year}-12-01`, to: `${year}-12-31`, sellerId: some.sellerId } },
    { what: 'dear ones', token: superuser, query: { grossFrom: '150000' } },
    { what: 'by number', token: superuser, query: { search: some.externalId } },
    { what: 'by SKU', token: superuser, query: { search: some.skus[0] ?? '' } },
    { what: 'by buyer', token: superuser, query: { search: firstName } },
    { what: 'as a seller', token: seller, query: {} },
    { what: 'as a seller, delivered', token: seller, query: { status: 'delivered' } },
  ];
};

interface Read {
  /** p95 of the slowest way of reading by filters, and of the slowest search: each has to keep its budget, not the mean of all. */
  readonly filtered: number;
  readonly searched: number;
  /** Of the bare list. */
  readonly bare: number | null;
}

/** One way of reading, and how long it took: p95 of each round. */
interface Reading {
  readonly what: string;
  readonly kind: 'filtered' | 'searched' | 'bare';
  readonly origin: string;
  readonly next: () => Sent;
  readonly p95s: number[];
}

const readingsOf = async (origin: string, bareOrigin: string | null): Promise<readonly Reading[]> => {
  const [superuser, seller] = [await openSession(origin, 'superuser'), await openSession(origin, 'seller')];
  const all: Reading[] = [];
  for (const { what, token, query } of await readings(origin, superuser, seller)) {
    const cursors = await cursorsOf(origin, token, query);
    let count = 0;
    const next = (): Sent => {
      count += 1;
      const after = cursors[count % (cursors.length + 1)];
      return { method: 'GET', path: ordersPath(after === undefined ? query : { ...query, after }), headers: signedBy(token) };
    };
    all.push({ what, kind: 'search' in query ? 'searched' : 'filtered', origin, next, p95s: [] });
  }
  if (bareOrigin === null) return all;
  const cursors = await cursorsOf(origin, superuser, { status: 'delivered' });
  return [...all, { what: 'bare', kind: 'bare', origin: bareOrigin, next: readBareOrders([null, ...cursors]), p95s: [] }];
};

/** Of several rounds the median counts: the slowest of ten would else be whichever the machine paused in. */
const readAll = async (origin: string, seconds: number, bareOrigin: string | null): Promise<Read> => {
  const all = await readingsOf(origin, bareOrigin);
  for (const { origin: asked, next } of all) await load(asked, { connections, seconds: warmUpSeconds }, next);
  for (let round = 0; round < rounds; round += 1)
    for (const { origin: asked, next, p95s } of all)
      p95s.push(quantile(await load(asked, { connections, seconds: seconds / rounds }, next), 0.95));
  for (const { what, p95s } of all) console.log(`   ${what}: p95 ${p95s.map((p95) => p95.toFixed(1)).join(', ')} ms`);
  const slowest = (kind: Reading['kind']): number =>
    Math.max(...all.filter((reading) => reading.kind === kind).map(({ p95s }) => quantile(p95s, 0.5)));
  return { filtered: slowest('filtered'), searched: slowest('searched'), bare: bareOrigin === null ? null : slowest('bare') };
};

const measureWith = ({ rows, seconds }: Sizes, environment: Environment, url: string | null): Promise<Read> =>
  inFolder(async (dataDir) => {
    await growWorld(dataDir, ['--orders', String(countOf[rows])], environment);
    const server = await startServer(dataDir, { DEMO: 'on', MARKETPLACE_CLOCK: 'off', ...environment });
    try {
      if (url === null) return await readAll(server.origin, seconds, null);
      return await withBareList(url, (bareOrigin) => readAll(server.origin, seconds, bareOrigin));
    } finally {
      await server.stop();
    }
  });

/** The bare list stands on PostgreSQL for both databases. */
const measurePostgres = (sizes: Sizes): Promise<Measured> =>
  withPostgres(async (url) => {
    const { filtered, searched, bare } = await measureWith(sizes, { DATABASE_URL: url }, url);
    return {
      'orders.postgres.p95': filtered,
      ...(bare === null ? {} : peersOf(bare)),
      'orders.search.postgres.p95': searched,
    };
  });

export const orders: Scenario = {
  name: 'orders',
  measure: async (sizes): Promise<Measured> => {
    const { filtered, searched } = await measureWith(sizes, {}, null);
    return { 'orders.pglite.p95': filtered, 'orders.search.pglite.p95': searched, ...(await measurePostgres(sizes)) };
  },
};
