import { ChangePasswordForm } from '#features/session/change-password-form.tsx';
import { ProfileScreen } from '#features/settings/profile-screen.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { useFrame } from '../signed-in.ts';

export const ProfileRoute = () => {
  const { capabilities } = useFrame();
  return (
    <FloatingTheme>
      <ProfileScreen password={<ChangePasswordForm passwordMax={capabilities.passwordMax} />} />
    </FloatingTheme>
  );
};
