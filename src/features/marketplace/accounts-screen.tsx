import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { RecordList } from '#entities/records/record-list.tsx';
import { useCompanyOptions } from '#entities/use-whose-options.ts';
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
  const { company } = place.search;
  const options = useCompanyOptions(company);
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
