import { listOrders } from '#contract/order-calls.ts';
import { openSession } from '../../e2e/support/people.ts';
import { startQuietServer } from '../../e2e/support/quiet-server.ts';
import { countOf, type BudgetName, type Measured, type Scenario, type Sizes } from '../budgets.ts';
import { growWorld } from '../grow-world.ts';
import { inFolder } from '../in-folder.ts';
import { withPostgres } from '../postgres.ts';
import { readBareListings, withBareList } from '../server/beside-bare.ts';
import { walkQueue } from '../server/calls.ts';
import { slowestBeside, type Reading } from '../server/read-beside.ts';
import { askingAs, shellOf, someOrder, totalsOf } from './readings.ts';

/** As many rows as the other lists are made to have. */
const rowsOfLists = 100_000;
const pagesWalked = 20;

/** The pages of a hundred orders, in turn. */
const orderPages = async (origin: string, ask: ReturnType<typeof askingAs>): Promise<Reading> => {
  const { path, headers } = ask(listOrders.path, { limit: '100', page: '200' });
  const { items } = listOrders.reply.parse(await (await fetch(origin + path, { headers: { ...headers } })).json());
  let count = 0;
  const next = () => {
    count += 1;
    return ask(`/order/${items[count % items.length]?._id ?? ''}`, {});
  };
  return { what: 'the page of an order', next };
};

/** Beside the bare list on the same database; `seconds` of load are spread over the rounds of each reading. */
const readFigures = async (origin: string, url: string, seconds: number): Promise<Measured> => {
  const [superuser, reviewer] = [await openSession(origin, 'superuser'), await openSession(origin, 'reviewer')];
  const ask = askingAs(superuser);
  const { cursors } = await walkQueue(origin, reviewer, pagesWalked);
  const each = seconds / 10;
  return withBareList(url, async (bareOrigin) => {
    const bare = { origin: bareOrigin, next: readBareListings(cursors) };
    const measure = async (name: BudgetName, readings: readonly Reading[]): Promise<Measured> => {
      const slowest = await slowestBeside(origin, readings, bare, each);
      return { [name]: slowest.own, [`peer:${name}`]: slowest.bare };
    };
    return {
      ...(await measure('order.p95', [await orderPages(origin, ask)])),
      ...(await measure('shell.p95', shellOf(ask))),
      ...(await measure('totals.p95', await totalsOf(origin, ask, await someOrder(origin, ask)))),
    };
  });
};

const growFigures = ({ rows }: Sizes, url: string, dataDir: string): Promise<void> =>
  growWorld(dataDir, ['--size', rows, '--orders', String(countOf[rows]), '--lists', String(rowsOfLists)], { DATABASE_URL: url });

/** What is counted, by lists, menu and home page, and the page of an order: in a world where all of them are long. */
export const figures: Scenario = {
  name: 'figures',
  measure: (sizes) =>
    withPostgres((url) =>
      inFolder(async (dataDir) => {
        await growFigures(sizes, url, dataDir);
        const server = await startQuietServer(dataDir, { DEMO: 'on', MARKETPLACE_CLOCK: 'off', DATABASE_URL: url });
        try {
          return await readFigures(server.origin, url, sizes.seconds);
        } finally {
          await server.stop();
        }
      }),
    ),
};
