import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { ExpeditionScreen } from '#features/orders/expedition/expedition-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SharedPort } from '#ui/table/use-table-query.ts';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';

const route = getRouteApi('/signed-in/expedition');

/** /expedition. */
export const ExpeditionRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const write = useCallback<SharedPort['write']>(
    (next, { replace }) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  const place = useMemo(() => ({ search, write }), [search, write]);
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.expedition')}</h1>
      <FloatingTheme>
        <ExpeditionScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="expedition" search={search} onApply={(next) => write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};
