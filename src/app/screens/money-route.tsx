import type { ReactNode } from 'react';
import { ListScreen } from '#entities/list-screen.tsx';
import { mayReadMoney } from '#contract/money.ts';
import { MoneyListScreen } from '#features/money/money-list-screen.tsx';
import { MoneyScreen } from '#features/money/money-screen.tsx';
import { MoneySummaryScreen } from '#features/money/money-summary-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Flags let more people through the gate than the role lets read anything (decision 5): they are told, instead of refused by every call. */
const ForManagers = ({ children }: { readonly children: ReactNode }) => {
  const t = useT();
  return mayReadMoney(useWorkbench().actor()) ? (
    children
  ) : (
    <EmptyState title={t('money.onlyManagers')} hint={t('money.onlyManagersHint')} />
  );
};

export const MoneyRoute = () => (
  <ForManagers>
    <MoneyScreen />
  </ForManagers>
);

export const MoneySummaryRoute = () => (
  <ListScreen title="money.summary">
    {({ place, userId }) => (
      <ForManagers>
        <MoneySummaryScreen place={place} userId={userId} />
      </ForManagers>
    )}
  </ListScreen>
);

export const MoneyListRoute = () => (
  <ListScreen title="money.list" views="money">
    {({ place, userId, views }) => (
      <ForManagers>
        <MoneyListScreen place={place} userId={userId} views={views} />
      </ForManagers>
    )}
  </ListScreen>
);
