import { useEffect } from 'react';
import { askGoogle, type GoogleAnswer } from '#features/session/google-login.ts';
import { LoginScreen } from '#features/session/login-screen.tsx';
import { safeRedirect } from '#features/session/safe-redirect.ts';
import { LookToggles } from '#ui/look-toggles.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import type { Services } from '../services.ts';
import { fetchConsoleAhead } from './fetch-console-ahead.ts';
import { forgetHash } from './forget-hash.ts';

interface LoginPageProps {
  readonly services: Services;
  /** Where the person was, or wants to go. */
  readonly redirect: string | undefined;
  readonly google: GoogleAnswer | null;
}

export const LoginPage = ({ services: { session, capabilities }, redirect, google }: LoginPageProps) => {
  useEffect(forgetHash, []);
  useEffect(() => whenIdle(fetchConsoleAhead), []);
  const wanted = google?.type === 'token' ? google.redirect : redirect;
  return (
    <LoginScreen
      session={session}
      isReturning={redirect !== undefined && redirect !== '/'}
      capabilities={capabilities}
      google={google}
      onGoogle={(asked) => location.assign(askGoogle(asked, location.origin, redirect ?? '/'))}
      onSignedIn={() => location.replace(safeRedirect(wanted, location.origin))}
      toolbar={<LookToggles />}
    />
  );
};
