import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { plainSearch } from '../listing-search.ts';
import { signedIn } from './signed-in.ts';

const salesCrumb: Crumb = { title: 'shell.title.sales', path: '/general' };
const loadSales = chunk(() => import('../screens/orders-route.tsx'));
const salesData = { crumbs: () => [salesCrumb], isFilled: true } as const;

/** Three addresses of one screen (decision 4). */
const general = createRoute({
  getParentRoute: () => signedIn,
  path: '/general',
  validateSearch: plainSearch,
  staticData: salesData,
  component: lazyRouteComponent(loadSales, 'GeneralRoute'),
});

const saleGeneral = createRoute({
  getParentRoute: () => signedIn,
  path: '/sale/general',
  validateSearch: plainSearch,
  staticData: salesData,
  component: lazyRouteComponent(loadSales, 'SaleGeneralRoute'),
});

const sale = createRoute({
  getParentRoute: () => signedIn,
  path: '/sale',
  validateSearch: plainSearch,
  staticData: salesData,
  component: lazyRouteComponent(loadSales, 'SaleRoute'),
});

const order = createRoute({
  getParentRoute: () => signedIn,
  path: '/detail/$orderId',
  staticData: { crumbs: () => [salesCrumb, { title: 'shell.title.sale', path: '' }] },
  component: lazyRouteComponent(
    chunk(() => import('../screens/order-route.tsx')),
    'OrderRoute',
  ),
});

const expedition = createRoute({
  getParentRoute: () => signedIn,
  path: '/expedition',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [{ title: 'shell.title.expedition', path: '/expedition' }], isFilled: true },
  component: lazyRouteComponent(
    chunk(() => import('../screens/expedition-route.tsx')),
    'ExpeditionRoute',
  ),
});

export const orderRoutes = [general, saleGeneral, sale, order, expedition] as const;
