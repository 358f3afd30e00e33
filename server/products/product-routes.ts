import { described } from '../http/route.ts';
import { addProductRoute } from './add-product.ts';
import { archiveProductRoute } from './archive-product.ts';
import { getProductRoute } from './get-product.ts';
import { listProductRoute } from './list-product.ts';
import { listProductsRoute } from './list-products.ts';
import { saveProductRoute } from './save-product.ts';

export const productRoutes = described([
  [listProductsRoute, 'Products by title: own ones for sellers, all for superusers'],
  [getProductRoute, 'One product with its SKUs, pictures, listings and products of the same barcode'],
  [saveProductRoute, 'Title, brand and category of a product; barcode, measures, price and stock of its SKUs'],
  [addProductRoute, 'Makes a product with its SKUs, of the own company or of one that a superuser names'],
  [archiveProductRoute, 'Puts a product away, or takes it back; its listings stay as they are'],
  [listProductRoute, 'Makes a listing of each SKU in each account, for review; tells those that are there already'],
]);
