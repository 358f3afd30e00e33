import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { plainSearch } from '../listing-search.ts';
import { signedIn } from './signed-in.ts';

const categoriesCrumb: Crumb = { title: 'shell.title.categories', path: '/category' };
const loadCategories = chunk(() => import('../screens/categories-route.tsx'));

const categories = createRoute({
  getParentRoute: () => signedIn,
  path: '/category',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [categoriesCrumb], isFilled: true },
  component: lazyRouteComponent(loadCategories, 'CategoriesRoute'),
});

const categoryPage = createRoute({
  getParentRoute: () => signedIn,
  path: '/category/$categoryId',
  staticData: { crumbs: () => [categoriesCrumb, { title: 'shell.title.category', path: '' }] },
  component: lazyRouteComponent(loadCategories, 'CategoryRoute'),
});

const compatibilitiesCrumb: Crumb = { title: 'shell.title.compatibilities', path: '/compatibilities' };
const loadCompatibilities = chunk(() => import('../screens/compatibilities-route.tsx'));

const compatibilities = createRoute({
  getParentRoute: () => signedIn,
  path: '/compatibilities',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [compatibilitiesCrumb], isFilled: true },
  component: lazyRouteComponent(loadCompatibilities, 'CompatibilitiesRoute'),
});

const vehiclePage = createRoute({
  getParentRoute: () => signedIn,
  path: '/compatibilities/$vehicleId',
  staticData: { crumbs: () => [compatibilitiesCrumb, { title: 'shell.title.vehicle', path: '' }] },
  component: lazyRouteComponent(loadCompatibilities, 'VehicleRoute'),
});

/** What listings are hung on: the marketplace's categories, and the vehicles that parts fit. */
export const catalogueRoutes = [categories, categoryPage, compatibilities, vehiclePage] as const;
