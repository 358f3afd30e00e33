import { ListScreen } from '#entities/list-screen.tsx';
import { SalesListScreen } from '#features/orders/list/sales-list-screen.tsx';

export const SalesRoute = () => (
  <ListScreen title="shell.title.sales" views="sales">
    {(at) => <SalesListScreen {...at} />}
  </ListScreen>
);
