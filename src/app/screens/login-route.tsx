import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { LoginScreen } from '#features/session/login-screen.tsx';
import { safeRedirect } from '#features/session/safe-redirect.ts';
import { LookToggles } from '#ui/look-toggles.tsx';

const route = getRouteApi('/login');

export const LoginRoute = () => {
  const router = useRouter();
  const { redirect } = route.useSearch();
  const { session, capabilities } = route.useRouteContext();
  const demoAccounts = useCallback(async () => (await capabilities())?.demoAccounts ?? [], [capabilities]);
  return (
    <LoginScreen
      session={session}
      isReturning={redirect !== undefined && redirect !== '/'}
      demoAccounts={demoAccounts}
      onSignedIn={() => router.history.replace(safeRedirect(redirect, location.origin))}
      toolbar={<LookToggles />}
    />
  );
};
