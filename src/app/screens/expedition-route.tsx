import { ListScreen } from '#entities/list-screen.tsx';
import { ExpeditionScreen } from '#features/orders/expedition/expedition-screen.tsx';

/** /expedition. */
export const ExpeditionRoute = () => (
  <ListScreen title="shell.title.expedition" views="expedition">
    {(at) => <ExpeditionScreen {...at} />}
  </ListScreen>
);
