import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { MediationListScreen } from '#features/mediation/list/mediation-list-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';

const route = getRouteApi('/signed-in/mediation');

export const MediationsRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const write = useCallback<SearchPort['write']>(
    (next, { replace }) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  const place = useMemo(() => ({ search, write }), [search, write]);
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.mediations')}</h1>
      <FloatingTheme accent="purple">
        <MediationListScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="mediations" search={search} onApply={(next) => write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};
