import { products } from '#api/products.ts';
import { ProductFilter } from '#contract/product.ts';
import { recordKind } from '#entities/records/record-kind.ts';

export const stockStates = ['some', 'none'] as const;
export const listedStates = ['yes', 'no'] as const;

export const productKind = recordKind({ records: products, filter: ProductFilter, batch: ['product.archive', 'product.restore'] });
