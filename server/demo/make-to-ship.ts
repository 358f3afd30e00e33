import { instantAt } from '#lib/dates.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import { orderWords } from '../orders/order-words.ts';
import { createSeededRandom } from './seeded-random.ts';
import { makeOrders, makeShipping, type OrderSeed } from './make-orders.ts';
import type { ProductSeed } from './make-product.ts';

const ownSeed = 20_261_122;
const hour = 3_600_000;
/** By turns: some that are late, some for today, some for the days after, one that nobody set a deadline. Hours from now. */
const deadlines = [-20, 'today', 50, -3, 'today', 74, null] as const;

/** The last minute of the day in São Paulo. */
const endOfToday = (now: Date): Date => new Date(instantAt(dayInSaoPaulo(now), '23:59'));
const deadlineOf = (at: number, now: Date): Date | null => {
  const kind = deadlines[at % deadlines.length] ?? null;
  if (kind === null) return null;
  return kind === 'today' ? endOfToday(now) : new Date(now.getTime() + kind * hour);
};

const perCompany = 7;

/**
 * Orders of the shown companies that wait to be shipped, so that /expedition has something to do for each person who signs in. With
 * random of their own: the rest of the world stays as it is.
 */
export const makeToShip = (sold: readonly ProductSeed[], shown: readonly string[], now: Date): readonly OrderSeed[] => {
  const random = createSeededRandom(ownSeed);
  return shown.flatMap((sellerId, place) => {
    const own = sold.filter(({ listing }) => listing.sellerId === sellerId);
    return own.length === 0
      ? []
      : makeOrders(random, own, perCompany, now).map(({ order, cover }, at): OrderSeed => {
          const number = place * perCompany + at;
          const waiting = {
            ...order,
            externalId: String(2_000_013_000_000_000 + number * 137),
            packId: null,
            status: 'waiting-shipped' as const,
            statusBefore: null,
            statusToReverse: null,
            cancelMessage: null,
            invoice: String(5100 + number),
            shipping: makeShipping(random, at % 3 === 1 ? 'me2' : 'me1', number),
            createdAt: new Date(now.getTime() - (50 + number) * hour),
            shipBy: deadlineOf(at, now),
            dateClosed: null,
          };
          return { order: { ...waiting, search: orderWords(waiting) }, cover };
        });
  });
};
