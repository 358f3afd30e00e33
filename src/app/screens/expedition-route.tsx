import { ExpeditionScreen } from '#features/orders/expedition/expedition-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

/** /expedition. */
export const ExpeditionRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const place = usePageSearch();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.expedition')}</h1>
      <FloatingTheme>
        <ExpeditionScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="expedition" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};
