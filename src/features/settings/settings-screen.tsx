import type { ComponentProps, ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { Section } from '#ui/section.tsx';
import { ComputerSection } from './computer-section.tsx';
import { LookSection } from './look-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondLookSection } from './second-look-section.tsx';
import { WorkSection } from './work-section.tsx';

interface SettingsScreenProps extends ComponentProps<typeof ProfileSection>, ComponentProps<typeof ComputerSection> {
  readonly hotkeys: ReactNode;
  /** Whoever sets what holds for the whole hub. */
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
