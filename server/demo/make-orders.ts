import { documentMode } from '#contract/order-documents.ts';
import { correiosCheckDigit } from '#lib/validate/tracking-code.ts';
import type { CancellableStatus } from '#machines/lifecycle/order.ts';
import type { saleOrder } from '../db/schema/order.ts';
import { orderWords } from '../orders/order-words.ts';
import { firstNames, lastNames, neighborhoods, places, streets } from './data/people.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { ProductSeed } from './make-product.ts';
import { atQuantile, pickWeighted, profile } from './profile.ts';

export interface OrderSeed {
  readonly order: typeof saleOrder.$inferInsert;
  /** A picture of what was sold. */
  readonly cover: string | null;
}

const day = 86_400_000;
const cents = (reais: number): number => Math.round(reais * 100);

/** Orders of published listings; status, freight, items and states after the profile. */
export const makeOrders = (random: SeededRandom, sold: readonly ProductSeed[], count: number, now: Date): readonly OrderSeed[] =>
  Array.from({ length: count }, (_, at) => {
    const seed = random.pick(sold);
    const createdAt = new Date(now.getTime() - Math.round(random.share() * 60 * day));
    const status = pickWeighted(random, profile.orderStatus);
    const amount = pickWeighted(
      random,
      profile.itemsPerOrder.map((weight, index) => [index + 1, weight] as const),
    );
    const price = seed.listing.price ?? 4990;
    const freight = cents(atQuantile(profile.freight, random.share()));
    const isClosed = status === 'delivered' || status === 'cancelled';
    const order: Unsearched = {
      id: random.id(),
      version: 1,
      externalId: String(2_000_012_000_000_000 + at * 137),
      packId: random.chance(0.2) ? String(2_000_009_000_000_000 + at * 91) : null,
      status,
      sellerId: seed.listing.sellerId,
      accountId: seed.listing.accountId,
      gross: price * amount,
      freight,
      freightSeller: Math.round(freight * 0.4),
      hasOwnShippingTable: random.chance(0.1),
      invoice: documentMode({ status, invoice: null }) === null ? null : String(4100 + at),
      items: [
        {
          title: seed.listing.title,
          sku: seed.listing.sku,
          amount,
          gross: price,
          publishId: seed.listing.id,
          listingType: seed.detail.listingType,
        },
      ],
      buyer: {
        name: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
        document: makeCpf(random),
        documentType: 'CPF',
        buyerId: String(random.int(100_000_000, 999_999_999)),
      },
      shipping: makeShipping(random, seed.detail.shipMode, at),
      createdAt,
      shipBy: status === 'waiting-shipped' ? new Date(createdAt.getTime() + 2 * day) : null,
      dateClosed: isClosed ? new Date(Math.min(now.getTime(), createdAt.getTime() + 9 * day)) : null,
    };
    const whole = { ...order, ...cancelling(random, order, at), search: orderWords(order) };
    if (at % 12 === 5) spendOld(random);
    return { order: whole, cover: seed.listing.cover ?? null };
  });

/** Mediations were once drawn here, by two throws each: without them every order that follows would be another. */
const spendOld = (random: SeededRandom): void => {
  random.share();
  random.share();
};

type Unsearched = Omit<typeof saleOrder.$inferInsert, 'search'>;

/** Of what tells the marketplace of an order's cancellation (make-jobs.ts). */
const jobIdOf = (orderId: string): string => `job-order:${orderId}`;

const asks = ['Comprei por engano', 'Produto sem estoque', 'Não é possível entregar neste endereço'] as const;
const cancellable: readonly CancellableStatus[] = ['paid', 'invoiced', 'waiting-shipped', 'shipped'];

/** Every cancelled one says why and what it was before; of those on their way one in eight waits for an answer to a request. */
const cancelling = (random: SeededRandom, { id, status }: Unsearched, at: number): Partial<Unsearched> => {
  const statusBefore = cancellable.find((each) => each === status) ?? 'paid';
  if (status === 'cancelled')
    return {
      statusBefore,
      statusToReverse: 'cancelled',
      cancelMessage: { type: 'other', description: random.pick(asks) },
      // Every other one with us alone, which can be reverted.
      cancelJobId: at % 2 === 0 ? jobIdOf(id) : null,
    };
  return at % 8 === 3 && cancellable.includes(statusBefore) && statusBefore === status ? { status: 'pending_cancelled', statusBefore } : {};
};

/** What is given by turns instead of by chance leaves the rest of the world as it is. */
const byTurns = (mode: 'me1' | 'me2', at: number) => ({
  ...(mode === 'me2' ? { shippingId: String(44_000_000_000 + at * 7919) } : {}),
  ...(at % 4 === 1 ? { comment: 'Deixar na portaria' } : {}),
});

/** Every sixth of the parcels a company sends itself goes by a carrier of its own, whose numbers are none of Correios'. */
const byCarrier = (at: number) =>
  at % 6 === 2 ? { carrier: { _id: 'rapida', name: 'Rápida Transportes' }, trackingNumber: `RPD${700_000 + at}` } : {};

export const makeShipping = (random: SeededRandom, mode: 'me1' | 'me2', at: number) => {
  const state = pickWeighted(random, profile.states);
  const [city, zipCode] = random.pick<readonly [string, string]>(places[state]);
  return {
    mode,
    street: random.pick(streets),
    number: String(random.int(1, 2400)),
    neighborhood: random.pick(neighborhoods),
    city,
    state,
    zipCode,
    complement: random.chance(0.3) ? `Apto ${random.int(11, 184)}` : null,
    ...(mode === 'me1' ? { trackingNumber: makeTracking(random), plpId: String(random.int(100_000, 999_999)), ...byCarrier(at) } : {}),
    ...byTurns(mode, at),
  };
};

/** Of Correios: two letters, eight digits and the one that checks them, BR. */
const makeTracking = (random: SeededRandom): string => {
  const digits = Array.from({ length: 8 }, () => random.int(0, 9)).join('');
  return `OY${digits}${correiosCheckDigit(digits)}BR`;
};

/** Eleven digits whose last two check. */
const makeCpf = (random: SeededRandom): string => {
  const digits = Array.from({ length: 9 }, () => random.int(0, 9));
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
};
