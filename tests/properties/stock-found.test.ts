import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listing } from '#server/db/schema/listing.ts';
import { openHubAndFake, type HubAndFake } from '../support/hub-and-fake.ts';
import { playStock, type StockStep } from './play-stock.ts';
import { fillStock } from './stock-world.ts';

let both: HubAndFake;
beforeAll(async () => {
  both = await openHubAndFake();
  await fillStock(both.db);
});
afterAll(() => both.close());

const run: StockStep = { do: 'run', door: null };
/** The so many-th call does what it says there, and its process dies before the answer. */
const diesAt = (passing: number): StockStep => ({ do: 'run', door: { passing, at: 'after', ends: 'dies' } });
const stocked = (stock: number, at = 0): StockStep => ({ do: 'edit', at, stock });
const unbound: StockStep = { do: 'bind', at: 0, to: null };
const soldOut = [stocked(0), run];
const backThere = [...soldOut, stocked(5), diesAt(0)];
const pausedAndSoldOut: readonly StockStep[] = [{ do: 'pause', at: 0 }, run, ...soldOut];

type Ends = readonly [status: string, subStatus: string | null];
const isPaused: Ends = ['paused', 'paused_by_seller'];
const isOnSale: Ends = ['active', null];
const isSoldOut: Ends = ['paused', 'out_of_stock'];

/** Found by `npm run proofs -- stock` and shrunk by it, or looked for beside it: one listing, what happened, and how it ends. */
const found: readonly (readonly [what: string, id: string, steps: readonly StockStep[], ends: Ends])[] = [
  ['comes back there unheard, and is then unbound', 'one-a', [...backThere, unbound], isOnSale],
  ['comes back there unheard, is unbound, and is paused', 'one-a', [...backThere, unbound, { do: 'pause', at: 0 }], isPaused],
  [
    'is sold out, paused by its seller unheard, and has some again',
    'one-a',
    [...soldOut, { do: 'pause', at: 0 }, diesAt(0), stocked(5)],
    isPaused,
  ],
  [
    'comes back there unheard, is unbound, and paused once that was heard',
    'one-a',
    [...backThere, unbound, { do: 'pass' }, { do: 'pass' }, run, { do: 'pause', at: 0 }],
    isPaused,
  ],
  [
    'comes back there unheard, is unbound, and asked to be put on sale',
    'one-a',
    [...backThere, unbound, { do: 'activate', at: 0 }],
    isOnSale,
  ],
  ['comes back there unheard, is unbound, and edited', 'one-a', [...backThere, unbound, { do: 'revise', at: 0 }], isOnSale],
  ['is unbound, and edited', 'one-a', [unbound, { do: 'revise', at: 0 }], isOnSale],
  ['is sold out, unbound, and edited', 'one-a', [...soldOut, unbound, { do: 'revise', at: 0 }], isSoldOut],
  ['is sold out there unheard, unbound, and edited', 'one-a', [stocked(0), diesAt(0), unbound, { do: 'revise', at: 0 }], isSoldOut],
  [
    'comes back there unheard, is unbound, and its reading dies',
    'one-a',
    [...backThere, unbound, { do: 'pass' }, { do: 'pass' }, diesAt(0)],
    isOnSale,
  ],
  ['comes back there unheard, and then sells another SKU', 'one-a', [...backThere, { do: 'bind', at: 0, to: 1 }], isOnSale],
  [
    'comes back there unheard, and then sells another SKU that is sold out',
    'one-a',
    [stocked(0, 3), run, ...backThere, { do: 'bind', at: 0, to: 1 }],
    isSoldOut,
  ],
  [
    'comes back there behind a 503, and is unbound',
    'one-a',
    [...soldOut, stocked(5), { do: 'faults', when: 'after', is503: true }, run, unbound],
    isOnSale,
  ],
  [
    'comes back there behind a broken line, and is unbound',
    'one-a',
    [...soldOut, stocked(5), { do: 'faults', when: 'after' }, run, unbound],
    isOnSale,
  ],
  ['is sold out there unheard, and is then unbound', 'one-a', [stocked(0), diesAt(0), unbound], isSoldOut],
  ['did not hear of its stock, and is unbound', 'one-a', [...soldOut, stocked(5), unbound], isSoldOut],
  [
    'was paused by its seller, sold out, and is unbound and put on sale unheard',
    'one-a',
    [...pausedAndSoldOut, unbound, { do: 'activate', at: 0 }, diesAt(0)],
    isSoldOut,
  ],
  [
    'was paused by its seller, and is put on sale unheard and unbound',
    'one-a',
    [...pausedAndSoldOut, { do: 'activate', at: 0 }, diesAt(0), unbound],
    isSoldOut,
  ],
  [
    'was paused by its seller unheard, and is unbound and put on sale',
    'one-a',
    [{ do: 'pause', at: 0 }, diesAt(0), unbound, { do: 'activate', at: 0 }],
    isOnSale,
  ],
];
test.each(found.map(([what, id, steps, ends]) => ({ what, id, steps, ends })))('a listing $what', async ({ id, steps, ends }) => {
  expect(await playStock(both, steps)).toEqual([]);
  const [row] = await both.db.select().from(listing).where(eq(listing.id, id));
  expect([row?.status, row?.subStatus]).toEqual(ends);
});
