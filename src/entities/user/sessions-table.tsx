import type { Target } from '#commands/command.ts';
import type { OpenSession } from '#contract/user.ts';
import { useT } from '#locale/locale.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { Instant } from '#ui/instant.tsx';
import { leavesFocus } from '#ui/leaves-focus.ts';
import '../records/records.css';
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
  if (sessions.length === 0) return <p className="panel-inset quiet">{t('users.noSessions')}</p>;
  return (
    <RecordTable label={t('users.sessions')}>
      <thead>
        <tr>
          <th scope="col">{t('users.session.device')}</th>
          <th scope="col">{t('users.session.address')}</th>
          <th scope="col">{t('users.session.startedAt')}</th>
          <th scope="col">{t('users.session.seenAt')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('users.session.action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ _id, device, address, startedAt, seenAt, isThis }) => (
          <tr key={_id} ref={endedRow}>
            <td>{device ?? t('users.unknownDevice')}</td>
            <td className="figure">{address}</td>
            <td>
              <Instant at={startedAt} />
            </td>
            <td>
              <Instant at={seenAt} />
            </td>
            <td>
              {isThis ? (
                <span className="quiet">{t('users.thisSession')}</span>
              ) : (
                <CommandButton name={command} targets={targets} args={{ sessionId: _id }} size="1" variant="soft" color="red">
                  <span className="visually-hidden">{t('users.session.endNamed', { device: device ?? t('users.unknownDevice') })}</span>
                  <span aria-hidden>{t('users.session.end')}</span>
                </CommandButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
};
