import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHubAndFake, type HubAndFake } from '../support/hub-and-fake.ts';
import { playSender } from './play-sender.ts';
import { disagreements } from './sender-agreement.ts';
import { history } from './sender-steps.ts';
import { fillWorld } from './sender-world.ts';

/** A sample; `npm run proofs -- sender-histories` makes it 20,000. What was found stands in sender-found.test.ts. */
const runs = Number(process.env['RUNS'] ?? 25);
// The same commit gets the same verdict (decision 0029).
const seed = Number(process.env['SEED'] ?? '20261127');

let both: HubAndFake;
beforeAll(async () => {
  both = await openHubAndFake();
  await fillWorld(both.db);
});
afterAll(() => both.close());

test(
  'whatever is decided, fails, dies and comes back, hub and fake agree at rest: nothing lost, nothing twice, nothing of anybody else',
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (played) => {
        expect(disagreements(await playSender(both, played))).toEqual([]);
      }),
      { numRuns: runs, seed, endOnFailure: process.env['MUTANT'] !== undefined },
    );
  },
  30_000 + runs * 2000,
);
