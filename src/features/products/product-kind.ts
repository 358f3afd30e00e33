import { products } from '#api/products.ts';
import type { Product, ProductFilter, ProductRow } from '#contract/product.ts';
import { chosenIn, type RecordKind } from '#entities/records/record-kind.ts';
import type { RowQuery } from '#ui/table/query.ts';

export const stockStates = ['some', 'none'] as const;
export const listedStates = ['yes', 'no'] as const;

/** What the table asks, in the words of the call; what the address says that nobody knows is left out. */
export const productFilterOf = (query: Pick<RowQuery, 'search' | 'filters'>): ProductFilter => {
  const sellerId = chosenIn(query, 'company');
  const stock = stockStates.find((each) => each === chosenIn(query, 'stock'));
  const listed = listedStates.find((each) => each === chosenIn(query, 'listed'));
  return {
    ...(query.search === '' ? {} : { search: query.search }),
    ...(sellerId === undefined ? {} : { sellerId }),
    ...(stock === undefined ? {} : { stock }),
    ...(listed === undefined ? {} : { listed }),
    ...(chosenIn(query, 'barcode') === 'missing' ? { barcode: 'missing' } : {}),
  };
};

/** Nothing is done to several at once: a product is changed by its form. */
export const productKind: RecordKind<ProductRow, Product, ProductFilter> = {
  on: 'product',
  records: products,
  filterOf: productFilterOf,
  batch: null,
};
