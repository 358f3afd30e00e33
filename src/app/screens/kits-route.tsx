import { getRouteApi, Navigate } from '@tanstack/react-router';
import { KitPage } from '#features/kits/kit-page.tsx';
import { KitsScreen } from '#features/kits/kits-screen.tsx';
import { NewKitPage } from '#features/kits/new-kit-page.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

const shown = getRouteApi('/signed-in/kit/$kitId');

/** A reviewer follows a listing to one kit, and has no list of them. */
export const KitsRoute = () => {
  const t = useT();
  const { user, role } = useFrame();
  const place = usePageSearch();
  if (role === 'reviewer') return <Navigate to="/" replace />;
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.kits')}</h1>
      <FloatingTheme>
        <KitsScreen
          place={place}
          userId={user._id}
          seesAll={role === 'superuser'}
          views={<ScreenViews screen="kits" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
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
