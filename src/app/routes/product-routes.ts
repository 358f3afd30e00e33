import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { plainSearch } from '../listing-search.ts';
import { signedIn } from './signed-in.ts';

const productsCrumb: Crumb = { title: 'shell.title.products', path: '/product' };
const load = chunk(() => import('../screens/products-route.tsx'));

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

const links = createRoute({
  getParentRoute: () => signedIn,
  path: '/link',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [{ title: 'shell.title.links', path: '/link' }], isFilled: true },
  component: lazyRouteComponent(
    chunk(() => import('../screens/links-route.tsx')),
    'LinksRoute',
  ),
});

/** What is stocked and sold, and the listings that sell it. */
export const productRoutes = [products, productPage, productEdit, links] as const;
