import { z } from 'zod';
import { brokenByNewProduct } from '#contract/new-product-rules.ts';
import { mostCents } from '#contract/order.ts';
import {
  longestBrand,
  longestProductName,
  longestSkuAttribute,
  longestSkuCode,
  mostSkus,
  mostStock,
  NoBarcodeReason,
  type NewProduct,
  type Product,
} from '#contract/product.ts';
import { skuAttributeKey } from '#contract/sku-attribute.ts';
import { cleanGtin } from '#lib/gtin.ts';
import { formatCents } from '#lib/money.ts';
import { field, optional } from '#lib/validate/fields.ts';
import { readBarcode, readInteger, readMoney, readNumber, readSkuCode, readText } from '#lib/validate/readers.ts';
import { fails } from '#lib/validate/fails.ts';
import type { Translate } from '#locale/translate.ts';
import { measureText } from './product-values.ts';

/** The most that is asked at once of what sets variations apart; more is added on the product's page. */
export const apartFields = ['first', 'second'] as const;

export const blankSku = {
  sku: '',
  gtin: '',
  noBarcode: '',
  price: '',
  stock: '',
  cost: '',
  height: '',
  width: '',
  depth: '',
  weight: '',
  first: '',
  second: '',
};
export type SkuValues = typeof blankSku & {
  /** What it has beside the first two, where it began as another; a draft of before has none. */
  readonly rest?: { attId: string; attValue: string }[] | undefined;
};

export const blankProduct = {
  sellerId: '',
  name: '',
  brand: '',
  categoryId: '',
  categoryName: '',
  first: '',
  second: '',
  skus: [blankSku],
};
export type NewProductValues = Omit<typeof blankProduct, 'skus'> & {
  /** Its only form has attributes too, as that of the product it began as. */
  readonly tellsOne?: boolean | undefined;
  readonly skus: SkuValues[];
};

/** Begun as another one: what is its own alone, codes and pieces at hand, is left open. */
export const valuesLike = ({ sellerId, name, brand, category, skus }: Product): NewProductValues => {
  const names = new Map(skus.flatMap(({ attributes }) => attributes.map(({ attId }) => [skuAttributeKey(attId), attId] as const)));
  const [first = '', second = '', ...others] = names.values();
  return {
    sellerId,
    name,
    brand: brand ?? '',
    categoryId: category.id,
    categoryName: category.name,
    first,
    second,
    tellsOne: first !== '',
    skus: skus.map(({ noBarcode, dimensions, price, cost, attributes }) => {
      const valueOf = (wanted: string): string =>
        attributes.find(({ attId }) => skuAttributeKey(attId) === skuAttributeKey(wanted))?.attValue ?? '';
      return {
        ...blankSku,
        noBarcode: noBarcode ?? '',
        price: price === null ? '' : formatCents(price),
        cost: cost === null ? '' : formatCents(cost),
        height: measureText(dimensions.height),
        width: measureText(dimensions.width),
        depth: measureText(dimensions.depth),
        weight: measureText(dimensions.weight),
        first: first === '' ? '' : valueOf(first),
        second: second === '' ? '' : valueOf(second),
        rest: others.map((attId) => ({ attId, attValue: valueOf(attId) })),
      };
    }),
  };
};

/** What a SKU carries over to the next variation: they are mostly as large and as dear. */
export const nextSku = (last: SkuValues | undefined): SkuValues => ({
  ...(last ?? blankSku),
  sku: '',
  gtin: '',
  stock: '',
  first: '',
  second: '',
  ...(last?.rest && { rest: last.rest.map(({ attId }) => ({ attId, attValue: '' })) }),
});

const measure = optional(readNumber({ min: 0 })).transform((value) => value ?? 0);
const apart = z.string().trim().max(longestSkuAttribute);

const skuIn = (t: Translate) =>
  z
    .object({
      sku: field(readSkuCode(longestSkuCode)),
      gtin: z.string().trim(),
      noBarcode: z.union([NoBarcodeReason, z.literal('')]),
      price: field(readMoney({ min: 1 })),
      stock: field(readInteger({ min: 0, max: mostStock })),
      cost: optional(readMoney({ min: 1, max: mostCents })),
      height: measure,
      width: measure,
      depth: measure,
      weight: measure,
      first: apart,
      second: apart,
      rest: z.array(z.object({ attId: z.string(), attValue: apart })).optional(),
    })
    // Told with all that is wrong, not once the rest is right.
    .refine(({ gtin }) => gtin === '' || readBarcode(gtin).ok, { ...fails('barcode'), path: ['gtin'], when: () => true })
    .refine(({ gtin, noBarcode }) => gtin !== '' || noBarcode !== '', {
      message: t('products.wrong.noReason'),
      path: ['gtin'],
      when: () => true,
    });

type Typed = z.output<ReturnType<typeof skuIn>>;

const attributesOf = (sku: Typed, names: Pick<NewProductValues, 'first' | 'second'>) =>
  [...apartFields.map((each) => ({ attId: names[each], attValue: sku[each] })), ...(sku.rest ?? [])].filter(
    ({ attId, attValue }) => attId !== '' && attValue !== '',
  );

/** Rules of several fields at once stand at the box that mends them. */
const fieldOf = (path: string): (string | number)[] =>
  path
    .replace(/attributes$/u, 'first')
    .split('.')
    .map((part) => (/^\d+$/u.test(part) ? Number(part) : part));

/** What is made of the form; `names`: whoever sees several companies says whose product it is. */
export const newProductSchema = (t: Translate, names: boolean): z.ZodType<NewProduct, NewProductValues> =>
  z
    .object({
      sellerId: names ? field(readText()) : z.string().transform(() => null),
      name: field(readText({ most: longestProductName })),
      brand: z.string().trim().max(longestBrand),
      categoryId: field(readText()),
      categoryName: z.string(),
      first: apart,
      second: apart,
      tellsOne: z.boolean().optional(),
      skus: z.array(skuIn(t)).min(1).max(mostSkus),
    })
    .superRefine(({ first, skus }, context) => {
      if (skus.length > 1 && first === '')
        context.addIssue({ code: 'custom', input: first, path: ['first'], message: t('products.firstApartMissing') });
    })
    .transform(({ sellerId, name, brand, categoryId, tellsOne, skus, ...apartNames }): NewProduct => ({
      sellerId,
      name,
      brand: brand === '' ? null : brand,
      categoryId,
      skus: skus.map((each) => {
        const { sku, gtin, noBarcode, price, stock, cost, height, width, depth, weight } = each;
        return {
          sku,
          gtin: gtin === '' ? null : cleanGtin(gtin),
          noBarcode: gtin === '' && noBarcode !== '' ? noBarcode : null,
          price,
          stock,
          cost,
          dimensions: { height, width, depth, weight },
          // Attributes begun for several variations are not sent for a single one.
          attributes: skus.length > 1 || tellsOne === true ? attributesOf(each, apartNames) : [],
        };
      }),
    }))
    .superRefine((product, context) => {
      for (const { rule, path } of brokenByNewProduct(product))
        context.addIssue({ code: 'custom', input: product, path: fieldOf(path), message: t(`products.wrong.${rule}`) });
    });
