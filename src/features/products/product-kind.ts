import { products } from '#api/products.ts';
import { type Product, ProductFilter, type ProductRow } from '#contract/product.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';

export const stockStates = ['some', 'none'] as const;
export const listedStates = ['yes', 'no'] as const;

export const productFilterOf = filterFrom(ProductFilter);

export const productKind: RecordKind<ProductRow, Product, ProductFilter> = {
  on: 'product',
  records: products,
  filterOf: productFilterOf,
  batch: ['product.archive', 'product.restore'],
};
