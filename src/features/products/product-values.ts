import { z } from 'zod';
import { mostCents } from '#contract/order.ts';
import type { Product, ProductEdit } from '#contract/product.ts';
import { longestBrand, longestProductName, mostStock, NoBarcodeReason } from '#contract/product.ts';
import { formatDecimal } from '#lib/decimal.ts';
import { formatCents } from '#lib/money.ts';
import { field, optional } from '#lib/validate/fields.ts';
import { cleanGtin } from '#lib/gtin.ts';
import { fails } from '#lib/validate/fails.ts';
import type { Translate } from '#locale/translate.ts';
import { readBarcode, readInteger, readMoney, readNumber, readText } from '#lib/validate/readers.ts';

/** Zero is what nobody measured: shown as nothing, and nothing is kept as zero (part 2, section 9). */
export const measureText = (value: number): string => (value === 0 ? '' : formatDecimal(value));
const measure = optional(readNumber({ min: 0 })).transform((value) => value ?? 0);

/** A product as its form holds it: numbers and amounts as the text a person sees. */
export const valuesOf = ({ name, brand, category, skus }: Product) => ({
  name,
  brand: brand ?? '',
  categoryId: category.id,
  categoryName: category.name,
  skus: skus.map(({ _id, gtin, noBarcode, dimensions: { height, width, depth, weight }, price, stock, cost }) => ({
    _id,
    gtin: gtin ?? '',
    noBarcode: noBarcode ?? ('' as const),
    height: measureText(height),
    width: measureText(width),
    depth: measureText(depth),
    weight: measureText(weight),
    price: price === null ? '' : formatCents(price),
    stock: formatDecimal(stock),
    cost: cost === null ? '' : formatCents(cost),
  })),
});

const skuValues = z.object({
  _id: z.string(),
  gtin: z.string().trim(),
  noBarcode: z.union([NoBarcodeReason, z.literal('')]),
  height: measure,
  width: measure,
  depth: measure,
  weight: measure,
  price: optional(readMoney({ min: 1 })),
  stock: field(readInteger({ min: 0, max: mostStock })),
  cost: optional(readMoney({ min: 1, max: mostCents })),
});

type Barcode = Pick<z.output<typeof skuValues>, '_id' | 'gtin' | 'noBarcode'>;

/**
 * A barcode that was wrong before and is left alone does not keep anybody from correcting a price, nor does one that never was, with no reason
 * for it; the server judges what changed.
 */
export const productSchema = (t: Translate, before: Product) => {
  const known = new Map(before.skus.map(({ _id, gtin }) => [_id, gtin ?? '']));
  const silent = new Set(before.skus.filter(({ gtin, noBarcode }) => gtin === null && noBarcode === null).map(({ _id }) => _id));
  const isBarcodeRight = ({ _id, gtin }: Barcode): boolean => gtin === '' || gtin === known.get(_id) || readBarcode(gtin).ok;
  const isSaid = ({ _id, gtin, noBarcode }: Barcode): boolean => gtin !== '' || noBarcode !== '' || silent.has(_id);
  // Told with all that is wrong, not once the rest is right.
  const skuSchema = skuValues
    .refine(isBarcodeRight, { ...fails('barcode'), path: ['gtin'], when: () => true })
    .refine(isSaid, { message: t('products.wrong.noReason'), path: ['gtin'], when: () => true });
  return z
    .object({
      name: field(readText({ most: longestProductName })),
      brand: z.string().trim().max(longestBrand),
      categoryId: field(readText()),
      categoryName: z.string(),
      skus: z.array(skuSchema),
    })
    .transform(({ name, brand, categoryId, skus }): ProductEdit => ({
      name,
      brand: brand === '' ? null : brand,
      categoryId,
      skus: skus.map(({ _id, gtin, noBarcode, price, stock, cost, ...dimensions }) => ({
        _id,
        gtin: gtin === '' ? null : cleanGtin(gtin),
        noBarcode: gtin === '' && noBarcode !== '' ? noBarcode : null,
        dimensions,
        price,
        stock,
        cost,
      })),
    }));
};
