import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { RecordList } from '#entities/records/record-list.tsx';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useHandlers } from '#palette/context.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { kitColumns } from './kit-columns.tsx';
import { kitKind } from './kit-kind.ts';

const kitLink = (kitId: string, label: string): ReactNode => (
  <Link to="/kit/$kitId" params={{ kitId }}>
    {label}
  </Link>
);

interface KitsScreenProps {
  readonly place: SearchPort;
  readonly userId: string;
  /** Whether kits of several companies are seen. */
  readonly seesAll: boolean;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** /kit: what is sold as one of several, found by title or SKU. */
export const KitsScreen = ({ place, userId, seesAll, views }: KitsScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { companies } = useWhoseOptions({ company: place.search['company'], account: undefined }, seesAll);
  const columns = useMemo(() => kitColumns(t, seesAll ? companies : null), [t, seesAll, companies]);
  useHandlers({ 'kit.add': () => void navigate({ to: '/kit/new' }) });
  return (
    <RecordList
      kind={kitKind}
      label={t('shell.title.kits')}
      searchLabel={t('kits.search')}
      empty={t('kits.empty')}
      columns={columns}
      place={place}
      userId={userId}
      link={kitLink}
      onOpen={({ _id }) => void navigate({ to: '/kit/$kitId', params: { kitId: _id } })}
      tools={
        <>
          {views}
          <CommandButton name="kit.add" size="2" />
        </>
      }
    />
  );
};
