import sharp from 'sharp';
import { measuredSide } from '#lib/image/white-border.ts';
import { createLimiter } from '#lib/limiter.ts';
import { hashOf, lookAt } from '#server/images/analyse-bytes.ts';
import { analyseAndKeep } from '#server/images/keep-analysis.ts';
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
  limit(() => sharp(bytes).resize({ width: measuredSide, height: measuredSide, fit: 'inside', withoutEnlargement: true }).raw().toBuffer());

/** The cost of looking at these pictures, of looking at them and keeping the answers, and of sharp alone. */
export const analyseBesideSharp = async (
  pictures: readonly Buffer[],
): Promise<Readonly<Record<'looked' | 'kept' | 'alone', Readonly<Cost>>>> => {
  // Its cache off and one thread for each, for both.
  await loadSharp();
  const { db, close } = await openTestDb();
  const now = new Date();
  // The server knows the hash of a picture from its file name, so hashing is no part of what keeping the answer costs.
  const hashes = new Map(pictures.map((bytes) => [bytes, hashOf(bytes)]));
  const ways: readonly { readonly cost: Cost; readonly one: (bytes: Buffer) => Promise<unknown> }[] = [
    { cost: { ms: 0, cpu: 0 }, one: (bytes) => limit(() => lookAt(bytes, 'cover')) },
    { cost: { ms: 0, cpu: 0 }, one: (bytes) => analyseAndKeep(db, bytes, { hash: hashes.get(bytes) ?? '', role: 'cover', now }) },
    { cost: { ms: 0, cpu: 0 }, one: bySharp },
  ];
  try {
    for (const bytes of pictures.slice(0, warmUp)) for (const { one } of ways) await one(bytes);
    const each = Math.ceil(pictures.length / turns);
    for (let turn = 0; turn < turns; turn += 1) {
      const those = pictures.slice(turn * each, (turn + 1) * each);
      for (const { cost, one } of turn % 2 === 0 ? ways : ways.toReversed()) await addTo(cost, () => Promise.all(those.map(one)));
    }
  } finally {
    await close();
  }
  const [looked, kept, alone] = ways.map(({ cost }) => cost);
  if (!looked || !kept || !alone) throw new Error('There are three ways');
  return { looked, kept, alone };
};
