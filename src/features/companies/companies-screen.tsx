import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { RecordList } from '#entities/records/record-list.tsx';
import { useT } from '#locale/locale.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { companyColumns } from './company-columns.tsx';
import { companyKind } from './company-kind.ts';

const companyLink = (sellerId: string, label: string): ReactNode => (
  <Link to="/seller/$sellerId" params={{ sellerId }}>
    {label}
  </Link>
);

interface CompaniesScreenProps {
  readonly place: SearchPort;
  readonly userId: string;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** /seller for superusers: every company, found, opened, blocked. */
export const CompaniesScreen = ({ place, userId, views }: CompaniesScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const columns = useMemo(() => companyColumns(t), [t]);
  return (
    <RecordList
      kind={companyKind}
      label={t('shell.title.companies')}
      searchLabel={t('companies.search')}
      empty={t('companies.empty')}
      columns={columns}
      place={place}
      userId={userId}
      link={companyLink}
      onOpen={({ _id }) => void navigate({ to: '/seller/$sellerId', params: { sellerId: _id } })}
      tools={views}
    />
  );
};
