import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt, pageAt } from './below-signed-in.ts';

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
    lazy(() => import('../screens/category-route.tsx'), 'CategoryRoute'),
  ),
  listAt(
    '/compatibilities',
    [vehicles],
    lazy(() => import('#features/compatibilities/compatibilities-screen.tsx'), 'CompatibilitiesScreen'),
  ),
  pageAt(
    '/compatibilities/$vehicleId',
    [vehicles, here('shell.title.vehicle')],
    lazy(() => import('../screens/vehicle-route.tsx'), 'VehicleRoute'),
  ),
] as const;
