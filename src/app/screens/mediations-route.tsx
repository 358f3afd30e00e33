import { ListScreen } from '#entities/list-screen.tsx';
import { MediationListScreen } from '#features/mediation/list/mediation-list-screen.tsx';

export const MediationsRoute = () => (
  <ListScreen title="shell.title.mediations" views="mediations" accent="purple">
    {(at) => <MediationListScreen {...at} />}
  </ListScreen>
);
