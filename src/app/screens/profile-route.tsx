import { ChangePasswordForm } from '#features/session/change-password-form.tsx';
import { ProfileScreen } from '#features/settings/profile-screen.tsx';
import { useFrame } from '../signed-in.ts';

export const ProfileRoute = () => {
  const { capabilities } = useFrame();
  return <ProfileScreen password={<ChangePasswordForm passwordMax={capabilities.passwordMax} />} />;
};
