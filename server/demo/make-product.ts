import type { ListingStatus } from '#contract/listing.ts';
import { coverOf } from '#contract/shown-images.ts';
import type { PauseReason } from '#machines/lifecycle/reactivation.ts';
import type { listing, listingDetail } from '../db/schema/listing.ts';
import type { product, sku } from '../db/schema/product.ts';
import { wordsOf } from '../listings/search-words.ts';
import { productTexts } from '../products/product-texts.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Kind } from './kind.ts';
import type { Company } from './make-companies.ts';
import { leafOf } from './make-categories.ts';
import { makeDetail } from './make-detail.ts';
import { makeGtin } from './make-gtin.ts';
import { atQuantile, profile } from './profile.ts';

export interface ProductSeed {
  readonly product: typeof product.$inferInsert;
  readonly sku: typeof sku.$inferInsert;
  /** Of its further sizes. */
  readonly moreSkus: readonly (typeof sku.$inferInsert)[];
  /** Its place in the queue and its status come with its history. */
  readonly listing: Omit<typeof listing.$inferInsert, 'version' | 'warning' | 'reasons' | 'queuedAt' | 'dueAt' | 'statusAt'>;
  readonly detail: typeof listingDetail.$inferInsert;
}

export interface ProductPlan {
  readonly kind: Kind;
  readonly colour: string;
  readonly company: Company;
  readonly status: ListingStatus;
  /** File names, the cover first. */
  readonly images: readonly string[];
  /** Given to make two products share a barcode. */
  readonly gtin?: string;
  readonly number: number;
}

/** What the marketplace says of those that are not simply out of stock; null is the seller's own pause. */
const otherPauses: readonly (PauseReason | null)[] = [
  null,
  'paused_by_seller',
  'under_review/waiting_for_patch',
  'moderation_penalty',
  'under_review/held',
  'payment_required',
  null,
  'closed/expired',
];

const subStatusOf = (random: SeededRandom, status: ListingStatus, number: number): string | null => {
  if (status === 'active') return number % 9 === 0 ? 'poor_quality_thumbnail' : null;
  if (status !== 'paused') return null;
  return random.chance(0.6) ? 'out_of_stock' : (otherPauses[number % otherPauses.length] ?? null);
};

/** By number, not by the random numbers: a new fact leaves the rest of the world as it was. */
const stockOf = (number: number, status: ListingStatus, pause: string | null): number =>
  pause === 'out_of_stock' || (status === 'pending' && number % 11 === 4) ? 0 : 1 + ((number * 37) % 180);

const titleLimit = 60;

/** A product with its SKU and its listing, complete or with what reviewers are there to notice. */
export const makeProduct = (random: SeededRandom, plan: ProductPlan, createdAt: Date): ProductSeed => {
  const { kind, colour, company, status, images, gtin, number } = plan;
  const brand = random.pick(kind.brands);
  const model = `${brand.slice(0, 2).toUpperCase()}-${random.int(100, 990)}`;
  const title = makeTitle(random, kind, brand, model, colour);
  const measures = makeMeasures(random, kind);
  const account = random.pick(company.accounts);
  const sellerId = company.seller.id;
  const ids = { product: random.id(), sku: random.id(), listing: random.id() };
  const code = [lettersOf(brand), lettersOf(kind.key), String(number).padStart(4, '0')].join('-');
  const barcode = gtin ?? makeBarcode(random, number);
  const price = random.chance(0.05) ? null : makePrice(random, kind);
  const shown = random.chance(0.015) ? [] : images;
  const pause = subStatusOf(random, status, number);
  const detail = makeDetail(random, plan, {
    brand,
    model,
    title,
    code,
    gtin: barcode,
    price,
    skuId: ids.sku,
    listingId: ids.listing,
    images: shown,
  });
  const stocked = { productId: ids.product, sellerId, ...measures, price };
  return {
    product: { id: ids.product, sellerId, categoryId: leafOf(kind).id, title, brand, createdAt, ...productTexts({ title, brand }) },
    sku: { ...stocked, id: ids.sku, sku: code, gtin: barcode, stock: stockOf(number, status, pause) },
    moreSkus: (detail.variations ?? []).slice(1).map((each, at) => ({
      ...stocked,
      id: `${ids.sku.slice(0, 22)}s${at}`,
      sku: each.sku,
      gtin: each.gtin,
      stock: (number * (at + 3)) % 40,
    })),
    listing: {
      id: ids.listing,
      sellerId,
      accountId: account.id,
      categoryId: leafOf(kind).id,
      skuId: ids.sku,
      status,
      subStatus: pause,
      title,
      sku: code,
      gtin: barcode,
      price,
      ...measures,
      cover: coverOf(shown, detail.variations ?? []),
      search: wordsOf([title, code, barcode, ids.listing]),
    },
    detail,
  };
};

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/gu, '')
    .slice(0, 3);

/** Between the kind's quantiles, ending in 90 cents as prices do. */
const makePrice = (random: SeededRandom, { price: [low, high] }: Kind): number =>
  Math.max(490, Math.round(atQuantile(profile.price, low + random.share() * (high - low)) * 10) * 10 - 10);

/** The way sellers write them: everything in, up to the limit, and now and then beyond it. */
const makeTitle = (random: SeededRandom, kind: Kind, brand: string, model: string, colour: string): string => {
  const words = [
    random.pick(kind.names),
    brand,
    random.pick(kind.specs),
    ...(random.chance(0.4) ? [model] : []),
    random.pick(kind.extras),
    `Cor ${colour}`,
  ];
  const limit = random.chance(0.05) ? 120 : titleLimit;
  return words.reduce((title, word) => (title.length + word.length + 1 > limit ? title : `${title} ${word}`.trim()), '');
};

const makeMeasures = (
  random: SeededRandom,
  { measures: [height, width, depth, weight] }: Kind,
): { height: number; width: number; depth: number; weight: number } => {
  const vary = (value: number): number => Math.max(1, Math.round(value * (0.9 + random.share() * 0.2)));
  const varied = { height: vary(height), width: vary(width), depth: vary(depth), weight: vary(weight) };
  if (random.chance(profile.over70cm / 3)) return { ...varied, height: random.int(72, 110) };
  if (random.chance(0.02)) return { ...varied, weight: 0 };
  return varied;
};

const makeBarcode = (random: SeededRandom, number: number): string | null => {
  if (random.chance(0.06)) return null;
  const valid = makeGtin(number * 7919 + 10_203);
  return random.chance(0.03) ? valid.slice(0, -1) + String((Number(valid.at(-1)) + 3) % 10) : valid;
};
