import { execFileSync } from 'node:child_process';
import { openSession } from '../../e2e/support/people.ts';
import { startQuietServer } from '../../e2e/support/quiet-server.ts';
import { startServer, type ServerProcess } from '../../e2e/support/server-process.ts';
import type { Environment } from '../../e2e/support/server.ts';
import { countOf, type BudgetName, type Measured, type Scenario, type Sizes } from '../budgets.ts';
import { growWorld } from '../grow-world.ts';
import { inFolder } from '../in-folder.ts';
import { withPostgres } from '../postgres.ts';
import { quantile } from '../statistics.ts';
import { readBareListings, withBareList, withBareWrite, writeBare } from './beside-bare.ts';
import { readPages, refuseEach, walkQueue } from './calls.ts';
import { load, type Sent } from './load.ts';

const connections = 10;
/** As the figures of stack.md were taken: what compiles and fills caches is not measured. */
const warmUpSeconds = 2;
const turns = 3;
/** Of 100 listings: as many as can be decided in the time, so that none of it is left out. */
const pagesWalked = 240;

const timed = async <Value>(work: () => Promise<Value>): Promise<readonly [Value, number]> => {
  const start = performance.now();
  return [await work(), performance.now() - start];
};

/** Resident memory of a process, in megabytes. */
const memoryOf = (pid: number): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** From spawning the process to the first 200 of /readyz. */
const measureStart = (): Promise<Measured> =>
  inFolder(async (dataDir) => {
    const [fresh, freshMs] = await timed(() => startServer(dataDir, { DEMO: 'on' }));
    await fresh.stop();
    const [reopened, reopenedMs] = await timed(() => startServer(dataDir, { DEMO: 'on' }));
    await reopened.stop();
    return { 'ready.fresh': freshMs, 'ready.reopened': reopenedMs };
  });

/** A server to be loaded: its address, and the next request for it. */
interface Loadable {
  readonly origin: string;
  readonly next: () => Sent | null;
}

/** How long ours answers, p95, and the bare one beside it, where there is one. */
interface Loaded {
  readonly own: number;
  readonly bare?: number;
}

/** In parts of the time by turns: what else the machine does meets both. */
const loadByTurns = async (own: Loadable, bare: Loadable | null, seconds: number): Promise<Loaded> => {
  const loaded = (bare ? [own, bare] : [own]).map((each) => ({ ...each, times: [] as number[] }));
  for (const { origin, next } of loaded) await load(origin, { connections, seconds: warmUpSeconds }, next);
  for (let turn = 0; turn < turns; turn += 1)
    for (const { origin, next, times } of loaded) times.push(...(await load(origin, { connections, seconds: seconds / turns }, next)));
  console.log(`   ${loaded.map(({ times }) => times.length).join(' and ')} answers`);
  const [ownP95 = Number.NaN, bareP95] = loaded.map(({ times }) => quantile(times, 0.95));
  return bareP95 === undefined ? { own: ownP95 } : { own: ownP95, bare: bareP95 };
};

interface Found {
  readonly list: Loaded;
  readonly decide: Loaded;
  readonly memory: number;
}

/** The bare write's tables are made before anything is read: they push ours out of what the database holds in memory. */
const loadServer = ({ origin, pid }: ServerProcess, { seconds, rows }: Sizes, url: string | null): Promise<Found> =>
  withBareWrite(url, countOf[rows], async (writeOrigin) => {
    const token = await openSession(origin, 'reviewer');
    const { pending, cursors } = await walkQueue(origin, token, pagesWalked);
    const pages: Loadable = { origin, next: readPages(token, cursors) };
    const bare = (listOrigin: string): Loadable => ({ origin: listOrigin, next: readBareListings(cursors) });
    const list =
      url === null
        ? await loadByTurns(pages, null, seconds)
        : await withBareList(url, (listOrigin) => loadByTurns(pages, bare(listOrigin), seconds));
    const refusals: Loadable = { origin, next: refuseEach(token, pending) };
    const decide = await loadByTurns(refusals, { origin: writeOrigin, next: writeBare(countOf[rows]) }, seconds);
    return { list, decide, memory: memoryOf(pid) };
  });

/**
 * A server on a folder that is already there, as it runs from its second start on. A first start would grow the demo inside the process,
 * and WebAssembly never gives memory back: 745 MB after growing 100,000 listings, 410 MB when the same folder is opened again. The
 * budget is of a server under load; the design measured the first start apart (stack.md, section 3).
 */
const loadWith = (sizes: Sizes, environment: Environment, url: string | null): Promise<Found> =>
  inFolder(async (dataDir) => {
    await growWorld(dataDir, ['--size', sizes.rows], environment);
    const server = await startQuietServer(dataDir, { DEMO: 'on', ...environment });
    try {
      return await loadServer(server, sizes, url);
    } finally {
      await server.stop();
    }
  });

/** A figure with its peer's. */
const beside = (name: BudgetName, { own, bare }: Loaded): Measured => ({
  [name]: own,
  ...(bare === undefined ? {} : { [`peer:${name}`]: bare }),
});

/** The bare list stands on PostgreSQL for both databases. */
const measurePostgres = (sizes: Sizes): Promise<Measured> =>
  withPostgres(async (url) => {
    const { list, decide } = await loadWith(sizes, { DATABASE_URL: url }, url);
    const peerOfPglite = list.bare === undefined ? {} : { 'peer:list.pglite.p95': list.bare };
    return { ...beside('list.postgres.p95', list), ...peerOfPglite, ...beside('decide.postgres.p95', decide) };
  });

export const server: Scenario = {
  name: 'server',
  measure: async (sizes) => {
    const start = await measureStart();
    const { list, decide, memory } = await loadWith(sizes, {}, null);
    const pglite = { ...beside('list.pglite.p95', list), ...beside('decide.pglite.p95', decide), 'server.memory': memory };
    return { ...start, ...pglite, ...(await measurePostgres(sizes)) };
  },
};
