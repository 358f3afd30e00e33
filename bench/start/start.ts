import { startServer } from '../../e2e/support/server-process.ts';
import type { Scenario } from '../budgets.ts';
import { inFolder } from '../in-folder.ts';
import { quantile } from '../statistics.ts';

/** A start on a folder that is there, and one that grows the demo first. */
const mostReopened = 15;
const fresh = 3;

/** From spawning the process to the first 200 of /readyz, in milliseconds. */
const timeStart = async (dataDir: string, marketplace: 'off' | 'fake'): Promise<number> => {
  const begun = performance.now();
  const server = await startServer(dataDir, { DEMO: 'on', MARKETPLACE: marketplace });
  const ms = performance.now() - begun;
  await server.stop();
  return ms;
};

/** What the fake adds: in pairs, each time the other first, so that what else the machine does meets both. */
const addedByFake = async (what: string, pairs: number, time: (marketplace: 'off' | 'fake') => Promise<number>): Promise<number> => {
  const times = { off: [] as number[], fake: [] as number[] };
  for (let pair = 0; pair < pairs; pair += 1)
    for (const marketplace of pair % 2 === 0 ? (['off', 'fake'] as const) : (['fake', 'off'] as const))
      times[marketplace].push(await time(marketplace));
  const [off, fake] = [quantile(times.off, 0.5), quantile(times.fake, 0.5)];
  console.log(`   ${what}: median of ${pairs} without ${off.toFixed(0)} ms, with the fake ${fake.toFixed(0)} ms`);
  return fake - off;
};

/** What the fake Mercado Livre adds to a start of the built product. */
export const start: Scenario = {
  name: 'start',
  measure: async ({ repeats }) => {
    const reopened = await inFolder(async (dataDir) => {
      // The demo is grown, and the fake has taken it in.
      await timeStart(dataDir, 'fake');
      return addedByFake('folder reopened', Math.min(mostReopened, Math.ceil(repeats / 3)), (marketplace) =>
        timeStart(dataDir, marketplace),
      );
    });
    const grown = await addedByFake('fresh folder', fresh, (marketplace) => inFolder((dataDir) => timeStart(dataDir, marketplace)));
    return { 'start.fake': reopened / 1000, 'start.fake.fresh': grown };
  },
};
