import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { SalesListScreen } from '#features/orders/list/sales-list-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { useFrame } from '../signed-in.ts';
import { ScreenViews } from '../screen-views.tsx';

const general = getRouteApi('/signed-in/general');
const saleGeneral = getRouteApi('/signed-in/sale/general');
const sale = getRouteApi('/signed-in/sale');

/** The one screen of three addresses (decision 4). */
const Sales = ({ search, write }: SearchPort) => {
  const t = useT();
  const { user } = useFrame();
  const place = useMemo(() => ({ search, write }), [search, write]);
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.sales')}</h1>
      <FloatingTheme>
        <SalesListScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="sales" search={search} onApply={(next) => write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};

export const GeneralRoute = () => {
  const navigate = general.useNavigate();
  const write = useCallback<SearchPort['write']>(
    (search, { replace }) => void navigate({ search, replace, resetScroll: false }),
    [navigate],
  );
  return <Sales search={general.useSearch()} write={write} />;
};

export const SaleGeneralRoute = () => {
  const navigate = saleGeneral.useNavigate();
  const write = useCallback<SearchPort['write']>(
    (search, { replace }) => void navigate({ search, replace, resetScroll: false }),
    [navigate],
  );
  return <Sales search={saleGeneral.useSearch()} write={write} />;
};

export const SaleRoute = () => {
  const navigate = sale.useNavigate();
  const write = useCallback<SearchPort['write']>(
    (search, { replace }) => void navigate({ search, replace, resetScroll: false }),
    [navigate],
  );
  return <Sales search={sale.useSearch()} write={write} />;
};
