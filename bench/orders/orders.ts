import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listOrders } from '#contract/order-calls.ts';
import { openSession } from '../../e2e/support/people.ts';
import { startServer } from '../../e2e/support/server-process.ts';
import type { Environment } from '../../e2e/support/server.ts';
import type { Measured, Scenario, Sizes } from '../budgets.ts';
import { withPostgres } from '../postgres.ts';
import { load, type Sent } from '../server/load.ts';
import { quantile } from '../statistics.ts';

const connections = 10;
const warmUpSeconds = 2;
const countOf = { '100k': 100_000, '1m': 1_000_000 } as const satisfies Readonly<Record<Sizes['rows'], number>>;
const pagesWalked = 20;

const ordersPath = (query: Readonly<Record<string, string>>): string =>
  `/v2/order?${new URLSearchParams({ limit: '50', ...query }).toString()}`;
const signedBy = (token: string): Readonly<Record<string, string>> => ({ authorization: token, userToken: token });

const ask = async (origin: string, token: string, query: Readonly<Record<string, string>>) => {
  const answer = await fetch(origin + ordersPath(query), { headers: signedBy(token) });
  if (!answer.ok) throw new Error(`The sales list answered ${answer.status}.`);
  return listOrders.reply.parse(await answer.json());
};

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
  const [firstName = ''] = some.buyerName.split(' ');
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

const measureWith = async ({ rows, seconds }: Sizes, environment: Environment): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-bench-'));
  try {
    const dataDir = join(folder, 'data');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/demo/cli.ts', '--orders', String(countOf[rows])], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment },
    });
    const server = await startServer(dataDir, { DEMO: 'on', MARKETPLACE_CLOCK: 'off', ...environment });
    try {
      const { origin } = server;
      const all = await readings(origin, await openSession(origin, 'superuser'), await openSession(origin, 'seller'));
      const times: number[] = [];
      for (const { what, token, query } of all) {
        const cursors = await cursorsOf(origin, token, query);
        let count = 0;
        const next = (): Sent => {
          count += 1;
          const after = cursors[count % (cursors.length + 1)];
          return { method: 'GET', path: ordersPath(after === undefined ? query : { ...query, after }), headers: signedBy(token) };
        };
        await load(origin, { connections, seconds: warmUpSeconds }, next);
        const read = await load(origin, { connections, seconds: seconds / 3 }, next);
        console.log(`   ${what}: p95 ${quantile(read, 0.95).toFixed(1)} ms of ${read.length}`);
        times.push(quantile(read, 0.95));
      }
      // Each way of reading has to keep the budget: the slowest is told, not the mean of all.
      return Math.max(...times);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const orders: Scenario = {
  name: 'orders',
  measure: async (sizes): Promise<Measured> => ({
    'orders.pglite.p95': await measureWith(sizes, {}),
    ...(await withPostgres(async (url) => ({ 'orders.postgres.p95': await measureWith(sizes, { DATABASE_URL: url }) }))),
  }),
};
