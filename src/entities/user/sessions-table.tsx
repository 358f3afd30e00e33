import type { Target } from '#commands/command.ts';
import type { OpenSession } from '#contract/user.ts';
import { useT } from '#locale/locale.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { codeColumn, instantColumn } from '../records/columns.tsx';
import { RecordTable } from '../records/record-table.tsx';

interface SessionsTableProps {
  /** What ends one of them. */
  readonly command: 'user.revokeSessions' | 'profile.endSessions';
  readonly sessions: readonly OpenSession[];
  readonly targets: readonly Target[];
}

const endedRow = leavesFocus('button');

/** Where somebody is in now. The one that looks is not ended here. */
export const SessionsTable = ({ command, sessions, targets }: SessionsTableProps) => {
  const t = useT();
  return (
    <RecordTable<OpenSession>
      label={t('users.sessions')}
      empty={t('users.noSessions')}
      rows={sessions}
      rowId={({ _id }) => _id}
      rowRef={endedRow}
      columns={[
        { id: 'device', title: t('users.session.device'), cell: ({ device }) => device ?? t('users.unknownDevice') },
        codeColumn({ id: 'address', title: t('users.session.address'), of: ({ address }) => address }),
        instantColumn({ id: 'startedAt', title: t('users.session.startedAt'), of: ({ startedAt }) => startedAt }),
        instantColumn({ id: 'seenAt', title: t('users.session.seenAt'), of: ({ seenAt }) => seenAt }),
        {
          id: 'action',
          title: t('records.action'),
          isTitleHidden: true,
          cell: ({ _id, device, isThis }) =>
            isThis ? (
              <span className="quiet">{t('users.thisSession')}</span>
            ) : (
              <CommandButton name={command} targets={targets} args={{ sessionId: _id }} size="1" variant="soft" color="red">
                <span className="visually-hidden">{t('users.session.endNamed', { device: device ?? t('users.unknownDevice') })}</span>
                <span aria-hidden>{t('users.session.end')}</span>
              </CommandButton>
            ),
        },
      ]}
    />
  );
};
