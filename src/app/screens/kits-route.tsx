import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { KitPage } from '#features/kits/kit-page.tsx';
import { KitsScreen } from '#features/kits/kits-screen.tsx';
import { NewKitPage } from '#features/kits/new-kit-page.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';

const list = getRouteApi('/signed-in/kit');
const shown = getRouteApi('/signed-in/kit/$kitId');

/** A reviewer follows a listing to one kit, and has no list of them. */
export const KitsRoute = () => {
  const t = useT();
  const { user, role } = useFrame();
  const navigate = list.useNavigate();
  const search = list.useSearch();
  const write = useCallback<SearchPort['write']>(
    (next, { replace }) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  const place = useMemo(() => ({ search, write }), [search, write]);
  if (role === 'reviewer') return <Navigate to="/" replace />;
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.kits')}</h1>
      <FloatingTheme>
        <KitsScreen
          place={place}
          userId={user._id}
          seesAll={role === 'superuser'}
          views={<ScreenViews screen="kits" search={search} onApply={(next) => write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};

/** Who only looks composes none. */
export const NewKitRoute = () => {
  const { role } = useFrame();
  if (role === 'reviewer') return <Navigate to="/" replace />;
  return (
    <FloatingTheme>
      <NewKitPage />
    </FloatingTheme>
  );
};

export const KitRoute = () => {
  const { kitId } = shown.useParams();
  return (
    <FloatingTheme>
      <KitPage key={kitId} kitId={kitId} />
    </FloatingTheme>
  );
};
