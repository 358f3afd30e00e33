import { getRouteApi } from '@tanstack/react-router';
import { ListScreen } from '#entities/list-screen.tsx';
import { ReputationPage } from '#features/reputation/reputation-page.tsx';
import { ReputationScreen } from '#features/reputation/reputation-screen.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const page = getRouteApi('/signed-in/reputation/$accountId');

export const ReputationsRoute = () => (
  <ListScreen title="shell.title.reputation" views="reputation">
    {(at) => <ReputationScreen {...at} />}
  </ListScreen>
);

export const ReputationRoute = () => {
  const { accountId } = page.useParams();
  return (
    <FloatingTheme>
      <ReputationPage key={accountId} accountId={accountId} />
    </FloatingTheme>
  );
};
