import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listing } from '#server/db/schema/listing.ts';
import { openHubAndFake, type HubAndFake } from '../support/hub-and-fake.ts';
import { playStock, stockHistory, type StockStep } from './play-stock.ts';
import { fillStock } from './stock-world.ts';

/** A sample; `npm run proofs -- stock` makes it 10,000. */
const runs = Number(process.env['RUNS'] ?? 25);
// The same commit gets the same verdict (decision 0029).
const seed = Number(process.env['SEED'] ?? '20261128');

let both: HubAndFake;
beforeAll(async () => {
  both = await openHubAndFake();
  await fillStock(both.db);
});
afterAll(() => both.close());

test(
  'whatever is edited, sold and composed, the fake has at rest what the SKU has, in every account and every kit; nothing is negative, and changes keep their order',
  async () => {
    await fc.assert(
      fc.asyncProperty(stockHistory, async (steps) => {
        expect(await playStock(both, steps)).toEqual([]);
      }),
      { numRuns: runs, seed, endOnFailure: process.env['MUTANT'] !== undefined },
    );
  },
  30_000 + runs * 2000,
);

const standing = async (id: string) => {
  const [found] = await both.db.select().from(listing).where(eq(listing.id, id));
  return [found?.status, found?.subStatus];
};
const run: StockStep = { do: 'run', door: null };

test('what is sold out is paused in every account, and comes back by itself once there is some', async () => {
  expect(await playStock(both, [{ do: 'save', at: 0, stock: 0 }])).toEqual([]);
  for (const id of ['one-a', 'one-b', 'one-c', 'pair', 'three']) expect(await standing(id)).toEqual(['paused', 'out_of_stock']);
  expect(await standing('two-a')).toEqual(['active', null]);
  expect(await playStock(both, [{ do: 'save', at: 0, stock: 0 }, run, { do: 'edit', at: 2, stock: 2 }])).toEqual([]);
  for (const id of ['one-a', 'one-b', 'one-c', 'pair']) expect(await standing(id)).toEqual(['active', null]);
  // Two do not make a kit of three.
  expect(await standing('three')).toEqual(['paused', 'out_of_stock']);
});

test('what its seller paused while it was sold out stays off sale once there is some, there too', async () => {
  const emptied: readonly StockStep[] = [{ do: 'save', at: 0, stock: 0 }, run];
  expect(await playStock(both, [...emptied, { do: 'pause', at: 0 }, run, { do: 'save', at: 0, stock: 5 }])).toEqual([]);
  expect(await standing('one-a')).toEqual(['paused', 'paused_by_seller']);
  expect(await standing('one-b')).toEqual(['active', null]);
});

test('what its seller paused stays paused, sold out or not, and is sold out once it is put on sale with none left', async () => {
  const emptied: readonly StockStep[] = [{ do: 'pause', at: 0 }, run, { do: 'save', at: 0, stock: 0 }, run];
  expect(await playStock(both, [...emptied, { do: 'save', at: 0, stock: 5 }])).toEqual([]);
  expect(await standing('one-a')).toEqual(['paused', 'paused_by_seller']);
  expect(await playStock(both, [...emptied, { do: 'activate', at: 0 }])).toEqual([]);
  expect(await standing('one-a')).toEqual(['paused', 'out_of_stock']);
});
