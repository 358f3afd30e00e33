import { isValidGtin } from '#lib/gtin.ts';
import { cubicLimits, weightLimits } from '#lib/validate/numeric-limits.ts';
import { listingRuleText } from './listing-rule-text.ts';
import type { NewProduct } from './product.ts';
import { cleanSkuAttributeName, cleanSkuAttributeValue, skuAttributeKey } from './sku-attribute.ts';

/** A rule of a new product that was broken, as data; `path` is that of its field. */
export interface BrokenProductRule {
  readonly rule: 'gtin' | 'noReason' | 'measures' | 'weight' | 'sameSku' | 'sameGtin' | 'notApart' | 'sameVariation';
  readonly path: string;
}

type NewSku = NewProduct['skus'][number];
type Rule = BrokenProductRule['rule'];

const barcodeOf = ({ gtin, noBarcode }: NewSku): Rule | null => {
  if (gtin === null) return noBarcode === null ? 'noReason' : null;
  return isValidGtin(gtin) ? null : 'gtin';
};

const sides = ['height', 'width', 'depth'] as const;

const ofOne = (sku: NewSku, at: number): readonly BrokenProductRule[] => {
  const barcode = barcodeOf(sku);
  const { dimensions } = sku;
  const long = sides.filter((side) => dimensions[side] > (cubicLimits.max ?? Number.POSITIVE_INFINITY));
  return [
    ...(barcode === null ? [] : [{ rule: barcode, path: `skus.${at}.gtin` } as const]),
    ...long.map((side) => ({ rule: 'measures', path: `skus.${at}.${side}` }) as const),
    ...(dimensions.weight > (weightLimits.max ?? Number.POSITIVE_INFINITY) ? [{ rule: 'weight', path: `skus.${at}.weight` } as const] : []),
  ];
};

/** What a variation is: two with one are one variation. Order, case and look-alike letters aside. */
const apartBy = ({ attributes }: NewSku): string =>
  JSON.stringify(
    attributes.map(({ attId, attValue }) => [skuAttributeKey(attId), cleanSkuAttributeValue(attValue).toLowerCase()].join('=')).toSorted(),
  );

/** The first has it, each later one is told. */
const repeated = (skus: readonly NewSku[], keyOf: (sku: NewSku) => string | null, rule: Rule, field: string) => {
  const keys = skus.map(keyOf);
  return keys.flatMap((key, at): readonly BrokenProductRule[] =>
    key !== null && keys.indexOf(key) < at ? [{ rule, path: `skus.${at}.${field}` }] : [],
  );
};

/** An attribute of which nothing is left once it is cleaned says nothing, and one that is told twice says two things. */
const saysNothing = ({ attributes }: NewSku): boolean =>
  attributes.some(({ attId, attValue }) => cleanSkuAttributeName(attId) === '' || cleanSkuAttributeValue(attValue) === '') ||
  new Set(attributes.map(({ attId }) => skuAttributeKey(attId))).size < attributes.length;

const variations = (skus: readonly NewSku[]): readonly BrokenProductRule[] => {
  const untold = skus.flatMap((sku, at): readonly BrokenProductRule[] =>
    saysNothing(sku) || (skus.length > 1 && sku.attributes.length === 0) ? [{ rule: 'notApart', path: `skus.${at}.attributes` }] : [],
  );
  return untold.length > 0 || skus.length === 1 ? untold : repeated(skus, apartBy, 'sameVariation', 'attributes');
};

/** Every rule that a new product breaks beside those of its fields. Console and server ask alike. */
export const brokenByNewProduct = ({ skus }: Pick<NewProduct, 'skus'>): readonly BrokenProductRule[] => [
  ...skus.flatMap(ofOne),
  ...repeated(skus, ({ sku }) => sku, 'sameSku', 'sku'),
  ...repeated(skus, ({ gtin }) => gtin, 'sameGtin', 'gtin'),
  ...variations(skus),
];

/** In the words of the server; the console's stand in `src/locale/product-screens.ts`. */
export const newProductRuleText = {
  gtin: listingRuleText.gtin,
  noReason: 'Informe o EAN / GTIN, ou por que não há um',
  measures: listingRuleText.measures,
  weight: listingRuleText.weight,
  sameSku: listingRuleText.sameSku,
  sameGtin: 'Outra variação já tem este EAN / GTIN',
  notApart: 'Informe o que distingue esta variação',
  sameVariation: 'Outra variação já é assim',
} as const satisfies Record<Rule, string>;
