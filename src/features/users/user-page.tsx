import { useQuery } from '@tanstack/react-query';
import { users } from '#api/people.ts';
import { userSubject } from '#commands/user/user-view.ts';
import type { User } from '#contract/user.ts';
import { WhenLoaded } from '#entities/records/when-loaded.tsx';
import '#entities/records/records.css';
import { SessionsTable } from '#entities/user/sessions-table.tsx';
import { useT } from '#locale/locale.tsx';
import { useView, useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useCommandForm, useTargets } from '#palette/context.tsx';
import { OfferedCommands } from '#palette/offered-commands.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { Instant } from '#ui/instant.tsx';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { Line, Section } from '#ui/section.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { nextActsOf } from './next-acts.ts';
import { UserState } from './user-columns.tsx';
import { UserHistory } from './user-history.tsx';
import '#ui/record-frames.css';

/** /users/{id}: one person, where they are in, and what was changed of them. */
export const UserPage = ({ userId }: { readonly userId: string }) => {
  const t = useT();
  const { api } = useWorkbench();
  const query = useQuery(users.query(api, userId));
  return (
    <div className="page record-page record-column">
      <BackButton to="/users" label={t('users.back')} />
      <WhenLoaded query={query}>{(data) => <LoadedUser user={data} />}</WhenLoaded>
    </div>
  );
};

const endAll = leavesFocus(null);

const LoadedUser = ({ user: base }: { readonly user: User }) => {
  const t = useT();
  const user = useView(base, userSubject(base));
  const targets = [{ subject: userSubject(base), label: base.name, base }];
  useTargets('page', targets);
  useCommandForm('user.changeAccess', AccessDialog);
  const yesNo = (is: boolean): string => t(is ? 'records.yes' : 'records.no');
  return (
    <>
      <div className="record-head">
        <div>
          <h2>{user.name}</h2>
          <p className="quiet">{user.mail}</p>
          <UserState user={user} />
        </div>
        <div className="record-actions">
          <OfferedCommands names={nextActsOf(user)} first="solid" />
          <CommandButton name="user.changeAccess" variant="soft" />
          {user.awaitsMail && user.blockedAt === null && <CommandButton name="user.withdrawInvite" variant="soft" color="red" />}
          {user.hubBlockedAt === null && <CommandButton name="user.block" variant="soft" color="red" />}
        </div>
      </div>
      <Section title={t('users.about')}>
        <Line label={t('user.role')}>{t(`user.role.${user.role}`)}</Line>
        <Line label={t('users.column.company')}>{user.sellerId === null ? t('users.noCompany') : user.sellerName}</Line>
        <Line label={t('users.hadSellout')}>{yesNo(user.hadSellout)}</Line>
        <Line label={t('users.hadSell')}>{yesNo(user.hadSell)}</Line>
        <Line label={t('users.column.seenAt')}>{user.seenAt === null ? t('users.never') : <Instant at={user.seenAt} />}</Line>
      </Section>
      <Section
        title={t('users.sessions')}
        action={
          user.openSessions.length > 1 && (
            <CommandButton name="user.revokeSessions" size="1" variant="soft" color="red" buttonRef={endAll}>
              {t('users.endAll')}
            </CommandButton>
          )
        }
      >
        <SessionsTable command="user.revokeSessions" sessions={user.openSessions} targets={targets} />
      </Section>
      <Section title={t('users.history')}>
        <UserHistory history={user.history} />
      </Section>
    </>
  );
};
