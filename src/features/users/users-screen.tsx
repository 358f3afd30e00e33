import { Button } from '@radix-ui/themes';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { listPage } from '#entities/records/list-page.tsx';
import { useCompanyOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useCommandForm, useHandlers } from '#palette/context.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { userColumns } from './user-columns.tsx';
import { userKind } from './user-kind.ts';

const opens = (userId: string) => linkOptions({ to: '/users/$userId', params: { userId } });

/** /users: who may enter, as whom, and from where they are in now (superusers). */
export const UsersScreen = listPage({
  kind: userKind,
  title: 'shell.title.users',
  searchLabel: 'users.search',
  empty: 'users.empty',
  views: 'users',
  useColumns: (t, { search }, _seesAll, shown) => {
    const companies = useCompanyOptions(search['company']);
    return useMemo(() => userColumns(t, companies, shown), [t, companies, shown]);
  },
  opens,
  useTools: () => {
    const t = useT();
    const navigate = useNavigate();
    const [isInviting, setInviting] = useState(false);
    useHandlers({ 'user.invite': () => setInviting(true) });
    useCommandForm('user.changeAccess', AccessDialog);
    return {
      tools: (
        <Button size="2" onClick={() => setInviting(true)}>
          {t('user.invite')}
        </Button>
      ),
      opened: isInviting && <InviteDialog onClose={() => setInviting(false)} onInvited={(id) => void navigate(opens(id))} />,
    };
  },
});
