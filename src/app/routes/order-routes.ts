import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt, page, pageAt } from './below-signed-in.ts';

const sales: Crumb = { title: 'shell.title.sales', path: '/general' };
const list = lazy(() => import('#features/orders/list/sales-list-screen.tsx'), 'SalesListScreen');

/** The list has three addresses (decision 4). */
export const orderRoutes = [
  listAt('/general', [sales], list),
  listAt('/sale/general', [sales], list),
  listAt('/sale', [sales], list),
  pageAt(
    '/detail/$orderId',
    [sales, here('shell.title.sale')],
    page(() => import('#features/orders/page/order-page.tsx'), 'OrderPage'),
  ),
  listAt(
    '/expedition',
    [{ title: 'shell.title.expedition', path: '/expedition' }],
    lazy(() => import('#features/orders/expedition/expedition-screen.tsx'), 'ExpeditionScreen'),
  ),
] as const;
