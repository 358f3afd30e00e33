import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt, page, pageAt } from './below-signed-in.ts';

const categories: Crumb = { title: 'shell.title.categories', path: '/category' };
const vehicles: Crumb = { title: 'shell.title.compatibilities', path: '/compatibilities' };

/** What listings are hung on: the marketplace's categories, and the vehicles that parts fit. */
export const catalogueRoutes = [
  listAt(
    '/category',
    [categories],
    lazy(() => import('#features/categories/categories-screen.tsx'), 'CategoriesScreen'),
  ),
  pageAt(
    '/category/$categoryId',
    [categories, here('shell.title.category')],
    page(() => import('#features/categories/category-page.tsx'), 'CategoryPage'),
  ),
  listAt(
    '/compatibilities',
    [vehicles],
    lazy(() => import('#features/compatibilities/compatibilities-screen.tsx'), 'CompatibilitiesScreen'),
  ),
  pageAt(
    '/compatibilities/$vehicleId',
    [vehicles, here('shell.title.vehicle')],
    page(() => import('#features/compatibilities/vehicle-page.tsx'), 'VehiclePage'),
  ),
] as const;
