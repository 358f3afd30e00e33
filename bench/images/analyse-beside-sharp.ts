import sharp from 'sharp';
import { measuredSide } from '#lib/image/white-border.ts';
import { hashOf } from '#server/images/analyse-bytes.ts';
import { analyseAndKeep } from '#server/images/keep-analysis.ts';
import { createLimiter } from '#server/images/limiter.ts';
import { loadSharp } from '#server/images/load-sharp.ts';
import { openTestDb } from '#server/testing/open-test-db.ts';

/** So many of ours, so many of sharp's, and on: what else the machine does meets both. */
const turns = 10;
const warmUp = 20;

interface Cost {
  ms: number;
  /** Of all threads of the process, in milliseconds. */
  cpu: number;
}

const addTo = async (cost: Cost, work: () => Promise<unknown>): Promise<void> => {
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  cost.ms += performance.now() - start;
  cost.cpu += (user + system) / 1000;
};

/** The least that has to be done with a picture to look at it: its pixels, as small as they are measured. Two at once, as ours. */
const limit = createLimiter(2);
const bySharp = (bytes: Uint8Array): Promise<unknown> =>
  limit(() =>
    sharp(bytes).resize({ width: measuredSide, height: measuredSide, fit: 'inside', withoutEnlargement: true }).raw().toBuffer(),
  );

/** What analysing and keeping these pictures costs, beside sharp alone. */
export const analyseBesideSharp = async (pictures: readonly Buffer[]): Promise<{ readonly own: Cost; readonly alone: Cost }> => {
  // Its cache off and one thread for each, for both.
  await loadSharp();
  const { db, close } = await openTestDb();
  const now = new Date();
  const analysed = (bytes: Buffer): Promise<unknown> => analyseAndKeep(db, bytes, { hash: hashOf(bytes), role: 'cover', now });
  const [own, alone]: readonly [Cost, Cost] = [
    { ms: 0, cpu: 0 },
    { ms: 0, cpu: 0 },
  ];
  try {
    for (const bytes of pictures.slice(0, warmUp)) await Promise.all([analysed(bytes), bySharp(bytes)]);
    const each = Math.ceil(pictures.length / turns);
    for (let turn = 0; turn < turns; turn += 1) {
      const those = pictures.slice(turn * each, (turn + 1) * each);
      const ways = [
        () => addTo(own, () => Promise.all(those.map(analysed))),
        () => addTo(alone, () => Promise.all(those.map(bySharp))),
      ];
      for (const way of turn % 2 === 0 ? ways : ways.toReversed()) await way();
    }
  } finally {
    await close();
  }
  return { own, alone };
};
