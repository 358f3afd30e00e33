import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { RecordList } from '#entities/records/record-list.tsx';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { linkColumns } from './link-columns.tsx';
import { linkKind } from './link-kind.ts';

const listingLink = (publishId: string, label: string): ReactNode => (
  <Link to="/publish/$publishId" params={{ publishId }}>
    {label}
  </Link>
);

interface LinksScreenProps {
  readonly place: SearchPort;
  readonly userId: string;
  /** Whether listings of several companies are seen. */
  readonly seesAll: boolean;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** /link: which SKU each listing sells; unbound ones first, each with what suits it. */
export const LinksScreen = ({ place, userId, seesAll, views }: LinksScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { companies } = useWhoseOptions({ company: place.search['company'], account: undefined }, seesAll);
  const columns = useMemo(() => linkColumns(t, seesAll ? companies : null), [t, seesAll, companies]);
  return (
    <RecordList
      kind={linkKind}
      label={t('shell.title.links')}
      searchLabel={t('links.search')}
      empty={t('links.empty')}
      columns={columns}
      place={place}
      userId={userId}
      link={listingLink}
      onOpen={({ _id }) => void navigate({ to: '/publish/$publishId', params: { publishId: _id } })}
      tools={views}
    />
  );
};
