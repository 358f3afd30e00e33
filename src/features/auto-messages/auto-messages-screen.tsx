import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { RecordList } from '#entities/records/record-list.tsx';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { autoMessageColumns } from './auto-message-columns.tsx';
import { autoMessageKind } from './auto-message-kind.ts';

const messageLink = (messageId: string, label: string): ReactNode => (
  <Link to="/automessage/$messageId" params={{ messageId }}>
    {label}
  </Link>
);

interface AutoMessagesScreenProps {
  readonly place: SearchPort;
  readonly userId: string;
  /** Whether messages of several companies are seen. */
  readonly seesAll: boolean;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** /automessage: what buyers are told by itself, by event, and the way to a new one. */
export const AutoMessagesScreen = ({ place, userId, seesAll, views }: AutoMessagesScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { company, account } = place.search;
  const whose = useWhoseOptions({ company, account }, seesAll);
  const columns = useMemo(() => autoMessageColumns(t, whose, seesAll), [t, whose, seesAll]);
  return (
    <RecordList
      kind={autoMessageKind}
      label={t('shell.title.autoMessages')}
      searchLabel={t('autoMessages.search')}
      empty={t('autoMessages.empty')}
      columns={columns}
      place={place}
      userId={userId}
      link={messageLink}
      onOpen={({ _id }) => void navigate({ to: '/automessage/$messageId', params: { messageId: _id } })}
      tools={
        <>
          {views}
          <CommandButton name="automessage.new" size="2" />
        </>
      }
    />
  );
};
