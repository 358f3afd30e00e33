import { getRouteApi } from '@tanstack/react-router';
import { LeadScreen } from '#features/lead/lead-screen.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const page = getRouteApi('/signed-in/lead');

export const LeadRoute = () => {
  const search: Readonly<Record<string, unknown>> = page.useSearch();
  const navigate = page.useNavigate();
  const reviewer = typeof search['reviewer'] === 'string' ? search['reviewer'] : undefined;
  return (
    <FloatingTheme>
      <LeadScreen
        days={Number(search['days'])}
        reviewerId={reviewer}
        onReviewer={(next) => {
          const { reviewer: _before, ...rest } = search;
          void navigate({ search: next === undefined ? rest : { ...rest, reviewer: next }, replace: true, resetScroll: false });
        }}
      />
    </FloatingTheme>
  );
};
