import { type ReactNode } from 'react';
import { MoneyListScreen } from '#features/money/money-list-screen.tsx';
import { MoneyScreen } from '#features/money/money-screen.tsx';
import { MoneySummaryScreen } from '#features/money/money-summary-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

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
  const place = usePageSearch();
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
  const place = usePageSearch();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('money.list')}</h1>
      <ForManagers>
        <MoneyListScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="money" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
        />
      </ForManagers>
    </div>
  );
};
