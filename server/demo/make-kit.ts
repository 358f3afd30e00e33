import { wordsOf } from '../listings/search-words.ts';
import { productTexts } from '../products/product-texts.ts';
import type { ListingSeed } from './make-world.ts';

/**
 * Which of the small world's listings are kits: own ones of the demo seller (three pending, two active, one refused) and some of others,
 * none of them among the first of the queue.
 */
const kitNumbers: ReadonlySet<number> = new Set([67, 115, 163, 190, 203, 239, 262, 296, 308, 331]);

const titleLimit = 60;

const titleOf = (title: string): string =>
  title.split(' ').reduce((words, word) => (words.length + word.length + 1 > titleLimit ? words : `${words} ${word}`), 'Kit Com 2');

/** Two of the product sold as one, without a barcode of their own. */
const asKit = (seed: ListingSeed): ListingSeed => {
  const title = titleOf(seed.product.title);
  return {
    ...seed,
    product: { ...seed.product, title, ...productTexts({ title, brand: seed.product.brand ?? null }) },
    sku: { ...seed.sku, gtin: null },
    moreSkus: [],
    listing: { ...seed.listing, title, gtin: null, kit: true, search: wordsOf([title, seed.listing.sku, null, seed.listing.id]) },
    detail: {
      ...seed.detail,
      complete: seed.listing.price !== null,
      variations: seed.detail.variations.map((each) => ({ ...each, gtin: null })),
    },
  };
};

export const withKits = (listings: readonly ListingSeed[]): readonly ListingSeed[] =>
  listings.map((seed, number) => (kitNumbers.has(number) ? asKit(seed) : seed));
