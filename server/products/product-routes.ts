import type { Route } from '../http/route.ts';
import { getProductRoute } from './get-product.ts';
import { listProductsRoute } from './list-products.ts';
import { saveProductRoute } from './save-product.ts';

export const productRoutes: readonly Route[] = [listProductsRoute, getProductRoute, saveProductRoute];
