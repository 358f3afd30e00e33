import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { plainSearch } from '../listing-search.ts';
import { signedIn } from './signed-in.ts';

const productsCrumb: Crumb = { title: 'shell.title.products', path: '/product' };
const load = chunk(() => import('../screens/products-route.tsx'), 'products', 'records', 'tables', 'mediation');

const products = createRoute({
  getParentRoute: () => signedIn,
  path: '/product',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [productsCrumb], isFilled: true },
  component: lazyRouteComponent(load, 'ProductsRoute'),
});

const productPage = createRoute({
  getParentRoute: () => signedIn,
  path: '/product/show/$productId',
  staticData: {
    crumbs: (role) => [...(role === 'reviewer' ? [] : [productsCrumb]), { title: 'shell.title.product', path: '' }],
  },
  component: lazyRouteComponent(load, 'ProductRoute'),
});

const productEdit = createRoute({
  getParentRoute: () => signedIn,
  path: '/product/edit/$productId',
  staticData: { crumbs: () => [productsCrumb, { title: 'shell.title.productEdit', path: '' }] },
  component: lazyRouteComponent(load, 'ProductEditRoute'),
});

/** What is stocked and sold. */
export const productRoutes = [products, productPage, productEdit] as const;
