import { getProduct, listProducts, type Product, type ProductFilter, type ProductRow } from '#contract/product.ts';
import { pricePreviewKey } from './price-rules.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

export const products = createRecords<ProductRow, Product, ProductFilter>({
  kind: 'product',
  ...byCalls(listProducts, getProduct),
  // What its pieces cost and are sold for, prices are reckoned from.
  beside: [pricePreviewKey],
});
