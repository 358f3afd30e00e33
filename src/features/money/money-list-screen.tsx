import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { RecordList } from '#entities/records/record-list.tsx';
import { useShownRow } from '#entities/use-shown.ts';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { readQuery } from '#ui/table/query-codec.ts';
import { defaultPageSizes } from '#ui/table/query.ts';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { moneyColumns } from './money-columns.tsx';
import { columnIds, moneyKind } from './money-kind.ts';
import { MoneyTotals } from './money-totals.tsx';

const orderLink = (orderId: string, label: string): ReactNode => (
  <Link to="/detail/$orderId" params={{ orderId }} className="figure">
    {label}
  </Link>
);

interface MoneyListScreenProps {
  readonly place: SearchPort;
  readonly userId: string;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** /money/list, 'Detalhamento financeiro': the money of each order, and where statement and order differ. */
export const MoneyListScreen = ({ place, userId, views }: MoneyListScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { role } = useWorkbench().actor();
  const options = useWhoseOptions(
    { company: place.search[columnIds.company], account: place.search[columnIds.account] },
    role !== 'seller',
  );
  const shown = useShownRow(moneyKind);
  const anyDays = useMemo(() => moneyColumns(t, role, options, shown), [t, role, options, shown]);
  const filter = useMemo(
    () => moneyKind.filterOf(readQuery(place.search, { columns: anyDays, pageSizes: defaultPageSizes, defaultSort: [] })),
    [place.search, anyDays],
  );
  const { releaseFrom: from, releaseTo: to } = filter;
  const columns = useMemo(() => moneyColumns(t, role, { ...options, days: { from, to } }, shown), [t, role, options, from, to, shown]);
  return (
    <RecordList
      kind={moneyKind}
      label={t('money.list')}
      searchLabel={t('money.search')}
      empty={{ hint: t('money.empty') }}
      columns={columns}
      place={place}
      userId={userId}
      link={orderLink}
      onOpen={({ _id }) => void navigate({ to: '/detail/$orderId', params: { orderId: _id } })}
      tools={
        <>
          <MoneyTotals filter={filter} />
          {views}
        </>
      }
    />
  );
};
