import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { sellersQuery } from '#api/sellers.ts';
import { RecordList } from '#commands/records/record-list.tsx';
import { useWorkbench } from '#commands/workbench.tsx';
import { useT } from '#locale/locale.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { accountColumns } from './account-columns.tsx';
import { accountKind } from './account-kind.ts';

const accountLink = (accountId: string, label: string): ReactNode => (
  <Link to="/marketplace/$accountId" params={{ accountId }}>
    {label}
  </Link>
);

interface AccountsScreenProps {
  readonly place: SearchPort;
  readonly userId: string;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** /marketplace, 'Contas': every account on the marketplace, how it is connected, renewed and paused (superusers). */
export const AccountsScreen = ({ place, userId, views }: AccountsScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { api } = useWorkbench();
  const { data: sellers } = useQuery(sellersQuery(api));
  const { company } = place.search;
  const options = useMemo(
    // Until the names are here the address is taken at its word.
    () =>
      sellers?.map(({ _id, name }) => ({ value: _id, label: name })) ?? (company === undefined ? [] : [{ value: company, label: company }]),
    [sellers, company],
  );
  const columns = useMemo(() => accountColumns(t, options), [t, options]);
  return (
    <RecordList
      kind={accountKind}
      label={t('shell.title.accounts')}
      searchLabel={t('marketplace.search')}
      empty={t('marketplace.empty')}
      columns={columns}
      place={place}
      userId={userId}
      link={accountLink}
      onOpen={({ _id }) => void navigate({ to: '/marketplace/$accountId', params: { accountId: _id } })}
      tools={views}
    />
  );
};
