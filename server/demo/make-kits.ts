import type { kit, kitPart } from '../db/schema/kit.ts';
import type { product, sku } from '../db/schema/product.ts';
import { kitTexts } from '../kits/kit-texts.ts';
import { productTexts } from '../products/product-texts.ts';
import type { ListingSeed } from './make-world.ts';

export interface KitSeed {
  readonly kit: typeof kit.$inferInsert;
  readonly parts: readonly (typeof kitPart.$inferInsert)[];
  /** The product by the piece, where nothing else sells it. */
  readonly single: { readonly product: typeof product.$inferInsert; readonly sku: typeof sku.$inferInsert } | null;
}

/** How many kits of unlike products each company with demo accounts has, beside those that are listed. */
const mixedEach = 6;
const day = 86_400_000;
/** The discounts of the demo, in hundredths of a percent. */
const discounts = [500, 0, 1000, 750] as const;
const discountOf = (number: number): number => discounts[number % discounts.length] ?? 0;

/** A half of what two are: `asKit` tells the two. */
const half = (value: number): number => Math.max(1, Math.round(value / 2));

/** The kit that a kit listing sells: two of its product, which is kept by the piece. */
const listedKit = (piece: ListingSeed, sold: ListingSeed, number: number, now: Date): KitSeed => {
  const { product: whole, sku: both } = sold;
  const stem = both.id.slice(0, 22);
  const title = piece.product.title;
  const named = { title: sold.listing.title, code: both.sku };
  const id = `${stem}k1`;
  return {
    single: {
      product: { ...whole, id: `${stem}k2`, title, ...productTexts({ title, brand: whole.brand ?? null }) },
      sku: {
        ...both,
        id: `${stem}k3`,
        productId: `${stem}k2`,
        sku: `${both.sku}-UN`,
        gtin: piece.sku.gtin ?? null,
        height: half(both.height),
        weight: both.weight === 0 ? 0 : half(both.weight),
        price: both.price == null ? null : half(both.price),
        stock: (number * 23) % 41,
      },
    },
    kit: {
      id,
      sellerId: both.sellerId,
      discount: discountOf(number),
      createdAt: new Date(now.getTime() - (number + 2) * day),
      ...named,
      ...kitTexts(named),
    },
    parts: [{ kitId: id, skuId: `${stem}k3`, quantity: 2, position: 0 }],
  };
};

/** Two or three unlike products of one company; some are out of stock, and so is then the kit. */
const mixedKit = (own: readonly ListingSeed[], number: number, now: Date): KitSeed | null => {
  const chosen = [0, 1, 2].slice(0, 2 + (number % 2)).flatMap((at) => own[number * 3 + at] ?? []);
  const [first] = chosen;
  if (!first || chosen.length < 2) return null;
  const id = `${first.sku.id.slice(0, 22)}k4`;
  const title = `Kit ${chosen.map(({ product: { title: each } }) => each.split(' ').slice(0, 2).join(' ')).join(' + ')}`;
  const named = { title, code: `KIT-${String(number + 1).padStart(3, '0')}` };
  return {
    single: null,
    kit: {
      id,
      sellerId: first.sku.sellerId,
      discount: discountOf(number + 2),
      createdAt: new Date(now.getTime() - (number + 20) * day),
      ...named,
      ...kitTexts(named),
    },
    parts: chosen.map(({ sku: { id: skuId } }, position) => ({ kitId: id, skuId, quantity: 1 + ((number + position) % 2), position })),
  };
};

/**
 * Kits of the small world: one behind each kit listing, and some of unlike products that nobody has listed yet.
 * @param made the same listings before some of them became kits: what a kit's product is called by the piece.
 */
export const makeKits = (
  made: readonly ListingSeed[],
  listings: readonly ListingSeed[],
  shown: readonly string[],
  now: Date,
): readonly KitSeed[] => {
  const listed = listings.flatMap((sold, number) => {
    const piece = made[number];
    return sold.listing.kit === true && piece ? [listedKit(piece, sold, number, now)] : [];
  });
  const mixed = shown.flatMap((company) => {
    const own = listings.filter(({ listing }) => listing.sellerId === company && listing.kit !== true);
    return Array.from({ length: mixedEach }, (_, number) => mixedKit(own, number, now)).filter((each) => each !== null);
  });
  return [...listed, ...mixed];
};
