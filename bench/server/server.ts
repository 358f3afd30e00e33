import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSession } from '../../e2e/support/people.ts';
import { startServer, type ServerProcess } from '../../e2e/support/server-process.ts';
import type { Environment } from '../../e2e/support/server.ts';
import type { Measured, Scenario, Sizes } from '../budgets.ts';
import { withPostgres } from '../postgres.ts';
import { quantile } from '../statistics.ts';
import { readBareListings, withBareList } from './beside-bare-list.ts';
import { readPages, refuseEach, walkQueue } from './calls.ts';
import { load, type Sent } from './load.ts';

const connections = 10;
/** As the figures of stack.md were taken: what compiles and fills caches is not measured. */
const warmUpSeconds = 2;
const turns = 3;
/** Of 100 listings: as many as can be decided in the time, so that none of it is left out. */
const pagesWalked = 120;

const timed = async <Value>(work: () => Promise<Value>): Promise<readonly [Value, number]> => {
  const start = performance.now();
  return [await work(), performance.now() - start];
};

/** Resident memory of a process, in megabytes. */
const memoryOf = (pid: number): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

const inFolder = async <Value>(work: (dataDir: string) => Promise<Value>): Promise<Value> => {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-bench-'));
  try {
    return await work(join(folder, 'data'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** From spawning the process to the first 200 of /readyz. */
const measureStart = (): Promise<Measured> =>
  inFolder(async (dataDir) => {
    const [fresh, freshMs] = await timed(() => startServer(dataDir, { DEMO: 'on' }));
    await fresh.stop();
    const [reopened, reopenedMs] = await timed(() => startServer(dataDir, { DEMO: 'on' }));
    await reopened.stop();
    return { 'ready.fresh': freshMs, 'ready.reopened': reopenedMs };
  });

/** Who is loaded: where, and with what. */
interface Loadable {
  readonly origin: string;
  readonly next: () => Sent | null;
}

/** How long each answers, p95, in parts of the time by turns: what else the machine does meets each of them. */
const loadByTurns = async (loaded: readonly Loadable[], seconds: number): Promise<readonly number[]> => {
  const times = loaded.map((): number[] => []);
  for (const { origin, next } of loaded) await load(origin, { connections, seconds: warmUpSeconds }, next);
  for (let turn = 0; turn < turns; turn += 1)
    for (const [at, { origin, next }] of loaded.entries())
      times[at]?.push(...(await load(origin, { connections, seconds: seconds / turns }, next)));
  console.log(`   ${times.map((each) => each.length).join(' and ')} pages read`);
  return times.map((each) => quantile(each, 0.95));
};

interface Loaded {
  readonly list: number;
  /** Of the bare list, where there is one beside. */
  readonly bare?: number | undefined;
  readonly decide: number;
  readonly memory: number;
}

const loadServer = async ({ origin, pid }: ServerProcess, { seconds }: Sizes, url: string | null): Promise<Loaded> => {
  const token = await openSession(origin, 'reviewer');
  const { pending, cursors } = await walkQueue(origin, token, pagesWalked);
  const ours: Loadable = { origin, next: readPages(token, cursors) };
  const [list = Number.NaN, bare] =
    url === null
      ? await loadByTurns([ours], seconds)
      : await withBareList(url, (bareOrigin) => loadByTurns([ours, { origin: bareOrigin, next: readBareListings(cursors) }], seconds));
  const refusals = refuseEach(token, pending);
  await load(origin, { connections, seconds: warmUpSeconds }, refusals);
  const decided = await load(origin, { connections, seconds }, refusals);
  console.log(`   ${decided.length} decisions`);
  return { list, bare, decide: quantile(decided, 0.95), memory: memoryOf(pid) };
};

/**
 * A server on a folder that is already there, as it runs from its second start on. The first start grows the demo inside the process,
 * and WebAssembly never gives memory back: 745 MB after growing 100,000 listings, 410 MB when the same folder is opened again. The
 * budget is of a server under load; the design measured the first start apart (stack.md, section 3).
 */
const loadWith = (sizes: Sizes, environment: Environment, url: string | null): Promise<Loaded> =>
  inFolder(async (dataDir) => {
    const demo = { DEMO: 'on', DEMO_SIZE: sizes.rows, ...environment };
    const grown = await startServer(dataDir, demo);
    await grown.stop();
    const server = await startServer(dataDir, demo);
    try {
      return await loadServer(server, sizes, url);
    } finally {
      await server.stop();
    }
  });

const measurePostgres = (sizes: Sizes): Promise<Measured> =>
  withPostgres(async (url) => {
    const { list, bare, decide } = await loadWith(sizes, { DATABASE_URL: url }, url);
    return { 'list.postgres.p95': list, ...(bare === undefined ? {} : { 'peer:list.postgres.p95': bare }), 'decide.postgres.p95': decide };
  });

export const server: Scenario = {
  name: 'server',
  measure: async (sizes) => {
    const start = await measureStart();
    const { list, decide, memory } = await loadWith(sizes, {}, null);
    const pglite = { 'list.pglite.p95': list, 'decide.pglite.p95': decide, 'server.memory': memory };
    return { ...start, ...pglite, ...(await measurePostgres(sizes)) };
  },
};
