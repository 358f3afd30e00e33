import { readBareListings, withBareList } from '../server/beside-bare.ts';
import { openSession } from '../../e2e/support/people.ts';
import { startServer } from '../../e2e/support/server-process.ts';
import type { Environment } from '../../e2e/support/server.ts';
import type { Measured, Scenario, Sizes } from '../budgets.ts';
import { growWorld } from '../grow-world.ts';
import { inFolder } from '../in-folder.ts';
import { withPostgres } from '../postgres.ts';
import { readPages, walkQueue } from '../server/calls.ts';
import { slowestBeside } from '../server/read-beside.ts';
import { analyseBesideSharp } from './analyse-beside-sharp.ts';
import { makePictures } from './pictures.ts';
import { giveListings, lookedAt } from './stage.ts';

const count = 1000;
const pagesWalked = 240;
/** The reading is warmed up once and measured three times, by turns with the bare list: so many parts there are. */
const parts = 3;

interface Served {
  readonly own: number;
  readonly bare: number;
}

/** A server whose worker has a thousand pictures to look at while the queue is read; on PGlite there is no bare list beside it. */
const serveBeside = (pictures: readonly Buffer[], { rows, seconds }: Sizes, url: string | null): Promise<Served> =>
  inFolder(async (dataDir) => {
    const environment: Environment = url === null ? {} : { DATABASE_URL: url };
    await growWorld(dataDir, ['--size', rows], environment);
    const given = await giveListings({ dataDir, url }, pictures);
    const server = await startServer(dataDir, { DEMO: 'on', MARKETPLACE_CLOCK: 'off', ...environment });
    try {
      const token = await openSession(server.origin, 'reviewer');
      const { cursors } = await walkQueue(server.origin, token, pagesWalked);
      const reading = { what: 'a page of the queue', next: readPages(token, cursors) };
      const read = async (origin: string, next: typeof reading.next): Promise<Served> =>
        slowestBeside(server.origin, [reading], { origin, next }, seconds / parts);
      return url === null
        ? await read(server.origin, readPages(token, cursors))
        : await withBareList(url, (bareOrigin) => read(bareOrigin, readBareListings(cursors)));
    } finally {
      await server.stop();
      const looked = await lookedAt({ dataDir, url }, given);
      // All of them, and part of the reading had nothing beside it.
      console.log(`   ${looked} of ${given.length} pictures were analysed meanwhile`);
    }
  });

const measurePostgres = (pictures: readonly Buffer[], sizes: Sizes): Promise<Measured> =>
  withPostgres(async (url) => {
    const { own, bare } = await serveBeside(pictures, sizes, url);
    return { 'images.queue.postgres.p95': own, 'peer:images.queue.postgres.p95': bare, 'peer:images.queue.pglite.p95': bare };
  });

/** Pictures as they come: what looking at them costs, and what it leaves of the machine for a reviewer who reads the queue. */
export const images: Scenario = {
  name: 'images',
  measure: async (sizes): Promise<Measured> => {
    const pictures = await makePictures(count);
    const { looked, kept, alone } = await analyseBesideSharp(pictures);
    for (const [what, { ms, cpu }] of [['looked at', looked] as const, ['looked at and kept in PGlite', kept] as const])
      console.log(
        `   ${what}: ${(ms / alone.ms).toFixed(2)} × sharp alone by the clock, ${(cpu / alone.cpu).toFixed(2)} × in CPU (${(cpu / count).toFixed(1)} ms a picture, sharp ${(alone.cpu / count).toFixed(1)})`,
      );
    const pglite = await serveBeside(pictures, sizes, null);
    return {
      // By the CPU both take: what else runs on the machine waits for neither.
      'images.analysed': looked.cpu,
      'peer:images.analysed': alone.cpu,
      'images.queue.pglite.p95': pglite.own,
      ...(await measurePostgres(pictures, sizes)),
    };
  },
};
