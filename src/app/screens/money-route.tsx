import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo, type ReactNode } from 'react';
import { MoneyListScreen } from '#features/money/money-list-screen.tsx';
import { MoneyScreen } from '#features/money/money-screen.tsx';
import { MoneySummaryScreen } from '#features/money/money-summary-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SearchPort, SharedPort } from '#ui/table/use-table-query.ts';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';

const summary = getRouteApi('/signed-in/money/resume');
const list = getRouteApi('/signed-in/money/list');

/** Flags let more people through the gate than the role lets read anything (decision 5): they are told, instead of refused by every call. */
const ForManagers = ({ children }: { readonly children: ReactNode }) => {
  const t = useT();
  const { workbench } = useFrame();
  const { role, isMoneyManager } = workbench.actor();
  return (
    <FloatingTheme>
      {role === 'superuser' || isMoneyManager ? (
        children
      ) : (
        <EmptyState title={t('money.onlyManagers')} hint={t('money.onlyManagersHint')} />
      )}
    </FloatingTheme>
  );
};

export const MoneyRoute = () => (
  <ForManagers>
    <MoneyScreen />
  </ForManagers>
);

export const MoneySummaryRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const navigate = summary.useNavigate();
  const search = summary.useSearch();
  const write = useCallback<SharedPort['write']>(
    (next, { replace }) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  const place = useMemo(() => ({ search, write }), [search, write]);
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('money.summary')}</h1>
      <ForManagers>
        <MoneySummaryScreen place={place} userId={user._id} />
      </ForManagers>
    </div>
  );
};

export const MoneyListRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const navigate = list.useNavigate();
  const search = list.useSearch();
  const write = useCallback<SearchPort['write']>(
    (next, { replace }) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  const place = useMemo(() => ({ search, write }), [search, write]);
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('money.list')}</h1>
      <ForManagers>
        <MoneyListScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="money" search={search} onApply={(next) => write(next, { replace: false })} />}
        />
      </ForManagers>
    </div>
  );
};
