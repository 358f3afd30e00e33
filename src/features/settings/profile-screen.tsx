import { useMemo, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { profileQuery } from '#api/profile.ts';
import { askedDraftKey } from '#commands/asked-draft.ts';
import { subjectOf } from '#commands/subject.ts';
import type { Profile, ProfileText } from '#contract/profile.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { SessionsTable } from '#entities/user/sessions-table.tsx';
import { field } from '#lib/validate/fields.ts';
import { readNameBeside } from '#lib/validate/readers.ts';
import { useT } from '#locale/locale.tsx';
import { useView } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useTargets } from '#palette/context.tsx';
import { useExecute } from '#palette/execute.tsx';
import { Form, notSaved } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { Line, Section } from '#ui/section.tsx';

/** /settings/profile: what people may change of themselves, and where they are signed in. */
export const ProfileScreen = ({ password }: { readonly password: ReactNode }) => (
  <LoadedPage back={{ to: '/settings', label: 'settings.back' }} of={profileQuery}>
    {(data) => <LoadedProfile profile={data} password={password} />}
  </LoadedPage>
);

const endOthers = leavesFocus(null);

const LoadedProfile = ({ profile: base, password }: { readonly profile: Profile; readonly password: ReactNode }) => {
  const t = useT();
  const profile = useView(base, subjectOf('profile', base));
  const targets = useMemo(() => [{ subject: subjectOf('profile', base), label: base.name, base }], [base]);
  useTargets('page', targets);
  const { key: formKey, ...nameForm } = useNameForm(profile);
  return (
    <>
      <Section title={t('settings.profile')}>
        <Line label={t('settings.mail')} hint={t('settings.mailHint')}>
          {profile.mail}
        </Line>
        {profile.company !== null && <Line label={t('records.company')}>{profile.company}</Line>}
        <Line label={t('settings.role')}>{t(`settings.role.${profile.role}`)}</Line>
        <NameForm key={formKey} {...nameForm} />
      </Section>
      <Section title={t('settings.password')}>{password}</Section>
      <Section
        title={t('settings.sessions')}
        action={
          profile.openSessions.length > 1 && (
            <CommandButton name="profile.endSessions" size="1" variant="soft" color="red" buttonRef={endOthers}>
              {t('settings.endOthers')}
            </CommandButton>
          )
        }
      >
        <SessionsTable command="profile.endSessions" sessions={profile.openSessions} targets={targets} />
      </Section>
    </>
  );
};

const textOf = ({ name, nickname }: ProfileText): string => JSON.stringify([name, nickname]);

interface NameFormProps {
  readonly profile: Profile;
  readonly onSend: (typed: ProfileText) => void;
  readonly onSent: (typed: ProfileText) => void;
}

/** Another answer is another form: what was taken back or written elsewhere is what one goes on from. Its own leaves it under the hands. */
const useNameForm = (profile: Profile): NameFormProps & { readonly key: number } => {
  const [form, setForm] = useState({ key: 0, profile, made: textOf(profile) });
  const shown = textOf(profile);
  if (shown !== textOf(form.profile) && shown !== form.made) setForm({ key: form.key + 1, profile, made: shown });
  return {
    key: form.key,
    profile: form.profile,
    onSend: (typed) => setForm((before) => ({ ...before, made: textOf(typed) })),
    onSent: (typed) => setForm((before) => ({ ...before, profile: { ...before.profile, ...typed } })),
  };
};

const schemaOf = (kept: string) => z.object({ name: field(readNameBeside(kept)), nickname: z.string().trim().max(40) });

/** Goes the way of every change: it can be taken back, and waits out a lost connection. */
const NameForm = ({ profile, onSend, onSent }: NameFormProps) => {
  const t = useT();
  const execute = useExecute();
  const { _id, name, nickname } = profile;
  const defaults = useMemo(() => ({ name, nickname: nickname ?? '' }), [name, nickname]);
  const schema = useMemo(() => schemaOf(name), [name]);
  const form = useZodForm(schema, { defaults, draftKey: askedDraftKey('profile.rename', [subjectOf('profile', profile)]) });
  return (
    <Form
      form={form}
      label={t('profile.rename')}
      className="form panel-inset"
      onSubmit={async (typed) => {
        const made = { name: typed.name, nickname: typed.nickname || null };
        onSend(made);
        const recorded = await execute('profile.rename', { args: { _id, ...made, before: { name, nickname } } });
        if (recorded.length === 0) return notSaved;
        onSent(made);
        return null;
      }}
    >
      <TextField name="name" label={t('profile.name')} autoComplete="name" isRequired />
      <TextField name="nickname" label={t('profile.nickname')} autoComplete="nickname" hint={t('settings.nicknameHint')} />
      <FormButtons>{t('settings.saveName')}</FormButtons>
    </Form>
  );
};
