import { getProduct, listProducts, type Product, type ProductFilter, type ProductRow } from '#contract/product.ts';
import { unwrap } from './client.ts';
import { pricePreviewKey } from './price-rules.ts';
import { createRecords } from './records.ts';

export const products = createRecords<ProductRow, Product, ProductFilter>({
  kind: 'product',
  list: async (api, query, signal) => unwrap(await api.send(listProducts, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getProduct, { params: { id } }, { signal })),
  // What its pieces cost and are sold for, prices are reckoned from.
  beside: [pricePreviewKey],
});
