import type { ListingStatus } from '#contract/listing.ts';
import { kinds } from './data/kinds.ts';
import { firstNames, lastNames } from './data/people.ts';
import { demoAccounts } from './demo-accounts.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import { makeCompanies, type Company } from './make-companies.ts';
import { makeGtin } from './make-gtin.ts';
import { makeHistory, type History, type Person } from './make-history.ts';
import { withKits } from './make-kit.ts';
import { makeKits, type KitSeed } from './make-kits.ts';
import { makeMediations, type MediationSeed } from './make-mediations.ts';
import { makeOrders, type OrderSeed } from './make-orders.ts';
import { makeToShip } from './make-to-ship.ts';
import { makeQuestions, type QuestionSeed } from './make-questions.ts';
import { withUnbound } from './make-unbound.ts';
import { makeProduct, type ProductSeed } from './make-product.ts';

/** Pictures that exist, by kind of product. */
export type ImagesByKind = ReadonlyMap<string, readonly { readonly colour: string; readonly names: readonly string[] }[]>;

export interface ListingSeed extends ProductSeed {
  readonly history: History;
}

export interface World {
  readonly companies: readonly Company[];
  readonly listings: readonly ListingSeed[];
  readonly orders: readonly OrderSeed[];
  readonly mediations: readonly MediationSeed[];
  readonly questions: readonly QuestionSeed[];
  readonly kits: readonly KitSeed[];
}

const seed = 20_261_121;
/** How many listings of each status; pending ones enough that a queue feels like one. */
const statuses: readonly (readonly [ListingStatus, number])[] = [
  ['pending', 240],
  ['active', 90],
  ['refused', 40],
  ['paused', 20],
  ['processing', 10],
];
const companyCount = 24;
const orderCount = 120;

/** The companies of the small world. They come first from the seed, so that their ids are the same at any instant. */
export const demoCompanyIds = (): readonly string[] =>
  makeCompanies(createSeededRandom(seed), companyCount, new Date(0)).map((each) => each.seller.id);

/** The small world. The same pictures and the same instant give the same world. */
export const makeWorld = (images: ImagesByKind, now: Date): World => {
  const random = createSeededRandom(seed);
  const companies = makeCompanies(random, companyCount, now);
  const owners = companies.map((company, at) => ownerOf(random, company, at));
  const order = shuffled(
    random,
    statuses.flatMap(([status, count]) => Array.from({ length: count }, () => status)),
  );
  const made = order.map((status, number): ListingSeed => {
    const at = companyAt(random, number);
    const company = companies[at];
    const owner = owners[at];
    const kind = kinds[(at * 5 + random.int(0, 7)) % kinds.length];
    if (!company || !owner || !kind) throw new Error('The demo world is smaller than its plan');
    const { colour, names } = random.pick(images.get(kind.key) ?? []);
    // Every twentieth shares its barcode with the one before: the block of same-EAN products has something to show.
    const gtin = number % 20 === 0 ? { gtin: sharedGtin(number) } : number % 20 === 1 ? { gtin: sharedGtin(number - 1) } : {};
    const product = makeProduct(random, { kind, colour, company, status, images: names, number, ...gtin }, now);
    return { ...product, history: makeHistory(random, product, status, owner, now) };
  });
  const listings = withKits(made);
  const sold = listings.filter(({ listing }) => listing.status === 'active' || listing.status === 'paused');
  const orders = makeOrders(random, sold, orderCount, now);
  const people = new Map(
    companies.map(({ seller }, at) => [seller.id, { ...seller, person: owners[at] ?? { id: seller.id, name: seller.name } }]),
  );
  const shown = companies.slice(0, 2).map(({ seller }) => seller.id);
  return {
    companies,
    listings: withUnbound(listings),
    orders: [...orders, ...makeToShip(sold, shown, now)],
    mediations: makeMediations(orders, people, shown, now),
    questions: makeQuestions(sold, people, shown, now),
    kits: makeKits(made, listings, shown, now),
  };
};

const sharedGtin = (number: number): string => makeGtin(400_000_000 + number);

/** The two companies with demo accounts have the most to show. */
const companyAt = (random: SeededRandom, number: number): number => {
  if (number % 16 === 3) return 0;
  if (number % 24 === 7) return 1;
  return random.int(0, companyCount - 1);
};

const ownerOf = (random: SeededRandom, { seller }: Company, at: number): Person => {
  const known = demoAccounts.find(({ company, hadSellout }) => company === at && (hadSellout || at === 1));
  return known
    ? { id: known.id, name: known.name }
    : { id: `owner-${seller.id}`, name: `${random.pick(firstNames)} ${random.pick(lastNames)}` };
};

const shuffled = <T>(random: SeededRandom, list: readonly T[]): readonly T[] =>
  list
    .map((value) => ({ value, order: random.share() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ value }) => value);
