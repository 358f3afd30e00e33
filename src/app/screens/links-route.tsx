import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { LinksScreen } from '#features/links/links-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';

const list = getRouteApi('/signed-in/link');

export const LinksRoute = () => {
  const t = useT();
  const { user, role } = useFrame();
  const navigate = list.useNavigate();
  const search = list.useSearch();
  const write = useCallback<SearchPort['write']>(
    (next, { replace }) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  const place = useMemo(() => ({ search, write }), [search, write]);
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.links')}</h1>
      <FloatingTheme>
        <LinksScreen
          place={place}
          userId={user._id}
          seesAll={role === 'superuser'}
          views={<ScreenViews screen="links" search={search} onApply={(next) => write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};
