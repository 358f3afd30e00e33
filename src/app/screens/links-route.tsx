import { LinksScreen } from '#features/links/links-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

export const LinksRoute = () => {
  const t = useT();
  const { user, role } = useFrame();
  const place = usePageSearch();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.links')}</h1>
      <FloatingTheme>
        <LinksScreen
          place={place}
          userId={user._id}
          seesAll={role === 'superuser'}
          views={<ScreenViews screen="links" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};
