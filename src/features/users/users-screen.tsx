import { Button } from '@radix-ui/themes';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { RecordList } from '#entities/records/record-list.tsx';
import { useCompanyOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useCommandForm, useHandlers } from '#palette/context.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { AccessDialog } from './access-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { userColumns } from './user-columns.tsx';
import { userKind } from './user-kind.ts';

const userLink = (userId: string, label: string): ReactNode => (
  <Link to="/users/$userId" params={{ userId }}>
    {label}
  </Link>
);

interface UsersScreenProps {
  readonly place: SearchPort;
  readonly userId: string;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** /users: who may enter, as whom, and from where they are in now (superusers). */
export const UsersScreen = ({ place, userId, views }: UsersScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { company } = place.search;
  const options = useCompanyOptions(company);
  const columns = useMemo(() => userColumns(t, options), [t, options]);
  const [isInviting, setInviting] = useState(false);
  const open = (id: string): void => void navigate({ to: '/users/$userId', params: { userId: id } });
  useHandlers({ 'user.invite': () => setInviting(true) });
  useCommandForm('user.changeAccess', AccessDialog);
  return (
    <>
      <RecordList
        kind={userKind}
        label={t('shell.title.users')}
        searchLabel={t('users.search')}
        empty={t('users.empty')}
        columns={columns}
        place={place}
        userId={userId}
        link={userLink}
        onOpen={({ _id }) => open(_id)}
        tools={
          <>
            {views}
            <Button size="2" onClick={() => setInviting(true)}>
              {t('user.invite')}
            </Button>
          </>
        }
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onInvited={open} />}
    </>
  );
};
