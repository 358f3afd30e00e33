import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt, pageAt } from './below-signed-in.ts';

const sales: Crumb = { title: 'shell.title.sales', path: '/general' };
const list = lazy(() => import('../screens/orders-route.tsx'), 'SalesRoute');

/** The list has three addresses (decision 4). */
export const orderRoutes = [
  listAt('/general', [sales], list),
  listAt('/sale/general', [sales], list),
  listAt('/sale', [sales], list),
  pageAt(
    '/detail/$orderId',
    [sales, here('shell.title.sale')],
    lazy(() => import('../screens/order-route.tsx'), 'OrderRoute'),
  ),
  listAt(
    '/expedition',
    [{ title: 'shell.title.expedition', path: '/expedition' }],
    lazy(() => import('../screens/expedition-route.tsx'), 'ExpeditionRoute'),
  ),
] as const;
