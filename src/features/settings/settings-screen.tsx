import { useId, type ComponentProps, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { Section, Line } from '#ui/section.tsx';
import { Toggle } from '#ui/form/toggle.tsx';
import { quietKinds, setPreferences, usePreferences } from '#ui/preferences.ts';
import { ComputerSection } from './computer-section.tsx';
import { LookSection } from './look-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondLookSection } from './second-look-section.tsx';
import { WorkSection } from './work-section.tsx';

/** Which notifications the bell counts. None is lost: the panel lists them all. */
const NotificationsSection = () => {
  const t = useT();
  const id = useId();
  const { quiet } = usePreferences();
  return (
    <Section title={t('notification.title')} anchor="settings-notifications">
      {quietKinds.map((kind, at) => (
        <Line
          key={kind}
          label={t(`notification.group.${kind}`)}
          {...(at === 0 && { hint: t('settings.bellHint') })}
          htmlFor={`${id}${kind}`}
        >
          <Toggle
            id={`${id}${kind}`}
            checked={!quiet.includes(kind)}
            onChange={({ target }) => setPreferences({ quiet: target.checked ? quiet.filter((each) => each !== kind) : [...quiet, kind] })}
          />
        </Line>
      ))}
    </Section>
  );
};

interface SettingsScreenProps extends ComponentProps<typeof ProfileSection>, ComponentProps<typeof ComputerSection> {
  readonly hotkeys: ReactNode;
  /** The user sets what holds for the whole hub: a superuser, and not at a provider's API. */
  readonly setsHub: boolean;
}

export const SettingsScreen = ({ user, role, hotkeys, setsHub, ...computer }: SettingsScreenProps) => {
  const t = useT();
  return (
    <div className="page settings">
      <ProfileSection user={user} role={role} />
      <LookSection />
      <WorkSection />
      {setsHub && <SecondLookSection />}
      <NotificationsSection />
      <Section title={t('settings.keys')} anchor="settings-keys">
        <div className="panel-inset">{hotkeys}</div>
      </Section>
      <ComputerSection {...computer} />
    </div>
  );
};
