import { wordsOf } from '../listings/search-words.ts';
import type { ListingSeed } from './make-world.ts';

/** Every fourth listing that is on sale, but no kit. */
const every = 4;

const isOnSale = ({ listing }: ListingSeed): boolean =>
  (listing.status === 'active' || listing.status === 'paused') && listing.kit !== true;

/** Published on the marketplace itself: the code is another, and every second has no barcode either, so that only its title tells. */
const asUnbound = (seed: ListingSeed, number: number): ListingSeed => {
  const { listing, detail } = seed;
  const sku = `ML-${String(number).padStart(4, '0')}`;
  const gtin = number % 2 === 0 ? (listing.gtin ?? null) : null;
  const [first, ...others] = detail.variations;
  return {
    ...seed,
    listing: { ...listing, skuId: null, sku, gtin, search: wordsOf([listing.title, sku, gtin, listing.id]) },
    detail: { ...detail, variations: first && others.length === 0 ? [{ ...first, sku, gtin }] : detail.variations },
  };
};

/** Last of all: what was sold and asked about went under the codes that the SKUs have. */
export const withUnbound = (listings: readonly ListingSeed[]): readonly ListingSeed[] => {
  const onSale = listings.filter(isOnSale);
  return listings.map((seed) => {
    const at = onSale.indexOf(seed);
    return at >= 0 && at % every === 1 ? asUnbound(seed, (at - 1) / every) : seed;
  });
};
