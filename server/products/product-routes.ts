import { described } from '../http/route.ts';
import { getProductRoute } from './get-product.ts';
import { listProductsRoute } from './list-products.ts';
import { saveProductRoute } from './save-product.ts';

export const productRoutes = described([
  [listProductsRoute, 'Products by title: own ones for sellers, all for superusers'],
  [getProductRoute, 'One product with its SKUs, pictures, listings and products of the same barcode'],
  [saveProductRoute, 'Title and brand of a product; barcode, measures, price and stock of its SKUs'],
]);
