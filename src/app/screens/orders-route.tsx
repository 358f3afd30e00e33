import { SalesListScreen } from '#features/orders/list/sales-list-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { useFrame } from '../signed-in.ts';
import { ScreenViews } from '../screen-views.tsx';
import { usePageSearch } from './use-page-search.ts';

/** The one screen of three addresses (decision 4). */
const Sales = () => {
  const t = useT();
  const { user } = useFrame();
  const place = usePageSearch();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.sales')}</h1>
      <FloatingTheme>
        <SalesListScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="sales" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};

export const GeneralRoute = () => <Sales />;

export const SaleGeneralRoute = () => <Sales />;

export const SaleRoute = () => <Sales />;
