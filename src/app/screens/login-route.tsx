import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { askGoogle, readGoogleAnswer } from '#features/session/google-login.ts';
import { LoginScreen } from '#features/session/login-screen.tsx';
import { safeRedirect } from '#features/session/safe-redirect.ts';
import { LookToggles } from '#ui/look-toggles.tsx';

const route = getRouteApi('/login');

export const LoginRoute = () => {
  const router = useRouter();
  const { redirect } = route.useSearch();
  const { session, capabilities } = route.useRouteContext();
  useEffect(() => {
    const answer = readGoogleAnswer(location.hash);
    if (answer === null) return;
    // Out of the address at once: it would lie in the history of this browser.
    history.replaceState(history.state, '', location.pathname + location.search);
    if (answer.type !== 'token') {
      session.fail({ key: answer.type === 'refused' ? 'session.googleRefused' : 'session.googleUnasked' });
      return;
    }
    void session.signInByGoogle(answer.idToken).then((user) => {
      if (user.ok) router.history.replace(safeRedirect(answer.redirect, location.origin));
    });
  }, [router, session]);
  return (
    <LoginScreen
      session={session}
      isReturning={redirect !== undefined && redirect !== '/'}
      capabilities={capabilities}
      onGoogle={(door) => location.assign(askGoogle(door, location.origin, redirect ?? '/'))}
      onSignedIn={() => router.history.replace(safeRedirect(redirect, location.origin))}
      toolbar={<LookToggles />}
    />
  );
};
