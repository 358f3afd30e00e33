import { users } from '#api/people.ts';
import { subjectOf } from '#commands/subject.ts';
import type { User } from '#contract/user.ts';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { RecordHead } from '#entities/records/record-head.tsx';
import { SessionsTable } from '#entities/user/sessions-table.tsx';
import { useT } from '#locale/locale.tsx';
import { useView } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useCommandForm, useTargets } from '#palette/context.tsx';
import { OfferedCommands } from '#palette/offered-commands.tsx';
import { Instant } from '#ui/instant.tsx';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { Line, Section } from '#ui/section.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { nextActsOf } from './next-acts.ts';
import { UserState } from './user-columns.tsx';
import { UserHistory } from './user-history.tsx';

/** /users/{id}: one person, where they are in, and what was changed of them. */
export const UserPage = ({ userId }: { readonly userId: string }) => (
  <LoadedPage back={{ to: '/users', label: 'users.back' }} of={(api) => users.query(api, userId)}>
    {(data) => <LoadedUser user={data} />}
  </LoadedPage>
);

const endAll = leavesFocus(null);

const LoadedUser = ({ user: base }: { readonly user: User }) => {
  const t = useT();
  const user = useView(base, subjectOf('user', base));
  const targets = [{ subject: subjectOf('user', base), label: base.name, base }];
  useTargets('page', targets);
  useCommandForm('user.changeAccess', AccessDialog);
  const yesNo = (is: boolean): string => t(is ? 'records.yes' : 'records.no');
  return (
    <>
      <RecordHead
        name={user.name}
        actions={
          <>
            <OfferedCommands names={nextActsOf(user)} first="solid" />
            <CommandButton name="user.changeAccess" variant="soft" />
            {user.awaitsMail && user.blockedAt === null && <CommandButton name="user.withdrawInvite" variant="soft" color="red" />}
            {user.hubBlockedAt === null && <CommandButton name="user.block" variant="soft" color="red" />}
          </>
        }
      >
        <p className="quiet">{user.mail}</p>
        <UserState user={user} />
      </RecordHead>
      <Section title={t('users.about')}>
        <Line label={t('user.role')}>{t(`user.role.${user.role}`)}</Line>
        <Line label={t('users.column.company')}>{user.sellerId === null ? t('users.noCompany') : user.sellerName}</Line>
        <Line label={t('users.hadSellout')}>{yesNo(user.hadSellout)}</Line>
        <Line label={t('users.hadSell')}>{yesNo(user.hadSell)}</Line>
        <Line label={t('users.column.seenAt')}>{user.seenAt === null ? t('records.never') : <Instant at={user.seenAt} />}</Line>
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
      <UserHistory history={user.history} />
    </>
  );
};
