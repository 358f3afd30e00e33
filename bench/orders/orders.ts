import { listOrders } from '#contract/order-calls.ts';
import { openSession } from '../../e2e/support/people.ts';
import { startQuietServer } from '../../e2e/support/quiet-server.ts';
import type { Environment } from '../../e2e/support/server.ts';
import { countOf, type BudgetName, type Measured, type Scenario, type Sizes } from '../budgets.ts';
import { growWorld } from '../grow-world.ts';
import { inFolder } from '../in-folder.ts';
import { withPostgres } from '../postgres.ts';
import { readBareListings, readBareOrders, withBareList } from '../server/beside-bare.ts';
import { walkQueue } from '../server/calls.ts';
import type { Sent } from '../server/load.ts';
import { slowestBeside, type Reading } from '../server/read-beside.ts';

const pagesWalked = 20;
/** Enough for the bare list to be read page by page: its time does not follow their number. */
const listingsBeside = '100k';

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

/** A way of reading on one server: the list from its top down, page by page, and from the top again. */
const walkOf = async (origin: string, token: string, query: Readonly<Record<string, string>>): Promise<() => Sent> => {
  const cursors = await cursorsOf(origin, token, query);
  let count = 0;
  return () => {
    count += 1;
    const after = cursors[count % (cursors.length + 1)];
    return { method: 'GET', path: ordersPath(after === undefined ? query : { ...query, after }), headers: signedBy(token) };
  };
};

/**
 * The slowest way of reading by filters, held against the bare list like every list, and the slowest search, against that of sales: each
 * has to keep its budget, not the mean of all.
 */
const readBeside = async (origin: string, bareOrigin: string, seconds: number, where: 'postgres' | 'pglite'): Promise<Measured> => {
  const [superuser, seller] = [await openSession(origin, 'superuser'), await openSession(origin, 'seller')];
  const { cursors } = await walkQueue(origin, await openSession(origin, 'reviewer'), pagesWalked);
  const bareList = { origin: bareOrigin, next: readBareListings(cursors) };
  const bareOrders = { origin: bareOrigin, next: readBareOrders([null, ...(await cursorsOf(origin, superuser, { status: 'delivered' }))]) };
  const filtered: Reading[] = [];
  const searched: Reading[] = [];
  for (const { what, token, query } of await readings(origin, superuser, seller))
    ('search' in query ? searched : filtered).push({ what, next: await walkOf(origin, token, query) });
  const measure = async (name: BudgetName, each: readonly Reading[], bare: typeof bareList): Promise<Measured> => {
    const slowest = await slowestBeside(origin, each, bare, seconds / 3);
    return { [name]: slowest.own, [`peer:${name}`]: slowest.bare };
  };
  return {
    ...(await measure(`orders.${where}.p95`, filtered, bareList)),
    ...(await measure(`orders.search.${where}.p95`, searched, bareOrders)),
  };
};

const measureOn = ({ rows, seconds }: Sizes, environment: Environment, bareOrigin: string, where: 'postgres' | 'pglite') =>
  inFolder(async (dataDir) => {
    await growWorld(dataDir, ['--size', listingsBeside, '--orders', String(countOf[rows])], environment);
    const server = await startQuietServer(dataDir, { DEMO: 'on', MARKETPLACE_CLOCK: 'off', ...environment });
    try {
      return await readBeside(server.origin, bareOrigin, seconds, where);
    } finally {
      await server.stop();
    }
  });

/** The bare list stands on PostgreSQL for both databases: its process begins before there is anything in it, and reads nothing yet. */
export const orders: Scenario = {
  name: 'orders',
  measure: (sizes) =>
    withPostgres((url) =>
      withBareList(url, async (bareOrigin) => ({
        ...(await measureOn(sizes, { DATABASE_URL: url }, bareOrigin, 'postgres')),
        ...(await measureOn(sizes, {}, bareOrigin, 'pglite')),
      })),
    ),
};
