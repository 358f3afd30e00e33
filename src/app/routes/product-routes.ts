import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt, page, pageAt } from './below-signed-in.ts';

const products: Crumb = { title: 'shell.title.products', path: '/product' };
const pages = () => import('../screens/products-route.tsx');
const newPages = () => import('../screens/new-product-route.tsx');

/** What is stocked and sold, and the listings that sell it. A reviewer has no list of products. */
export const productRoutes = [
  listAt(
    '/product',
    [products],
    lazy(() => import('#features/products/products-screen.tsx'), 'ProductsScreen'),
  ),
  pageAt('/product/new', [products, here('shell.title.productNew')], page(newPages, 'NewProductRoute')),
  pageAt('/product/copy/$productId', [products, here('shell.title.productNew')], page(newPages, 'CopyProductRoute')),
  pageAt(
    '/product/show/$productId',
    (role) => [...(role === 'reviewer' ? [] : [products]), here('shell.title.product')],
    page(pages, 'ProductRoute'),
  ),
  pageAt('/product/edit/$productId', [products, here('shell.title.productEdit')], page(newPages, 'ProductEditRoute')),
  listAt(
    '/link',
    [{ title: 'shell.title.links', path: '/link' }],
    lazy(() => import('#features/links/links-screen.tsx'), 'LinksScreen'),
  ),
] as const;
