import { getRouteApi } from '@tanstack/react-router';
import { MediationPage } from '#features/mediation/page/mediation-page.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const route = getRouteApi('/signed-in/mediationdetail/$id');

export const MediationRoute = () => {
  const { id } = route.useParams();
  const { externalId = null } = route.useSearch();
  return (
    <FloatingTheme accent="purple">
      <MediationPage key={id} mediationId={id} externalId={externalId} />
    </FloatingTheme>
  );
};
