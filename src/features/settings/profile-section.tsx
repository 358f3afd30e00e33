import { Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import type { Role } from '#contract/call.ts';
import type { UserData } from '#contract/session.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Line, Section } from '#ui/section.tsx';

/** The user's own data in short; the rest stands on a page of its own. */
export const ProfileSection = ({ user, role }: { readonly user: UserData; readonly role: Role }) => {
  const t = useT();
  const { actor } = useWorkbench();
  // Not at a provider's API: it knows one company of a person (decision 0127).
  const hasOwn = actor().hasSpecifiedOnly !== true;
  const absent = t('common.notInformed');
  return (
    <Section
      title={t('settings.profile')}
      action={
        <Button asChild size="1" variant="soft">
          <Link to="/settings/profile">{t('settings.editProfile')}</Link>
        </Button>
      }
    >
      <Line label={t('records.name')}>{user.name}</Line>
      <Line label={t('settings.nickname')}>{user.nickname ?? absent}</Line>
      <Line label={t('settings.mail')}>{user.mail}</Line>
      {role === 'seller' && (
        <Line label={t('records.company')}>
          {hasOwn ? user.company : (user.company ?? absent)}
          {hasOwn && user.company !== null && ' · '}
          {hasOwn && (
            <Link to="/settings/companies" className="link">
              {t('shell.title.ownCompanies')}
            </Link>
          )}
        </Line>
      )}
      <Line label={t('settings.role')}>{t(`settings.role.${role}`)}</Line>
    </Section>
  );
};
