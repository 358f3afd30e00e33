import { redirect } from '@tanstack/react-router';
import type { Problem } from '#api/client.ts';
import { isGateOpen } from '#contract/gates.ts';
import { clearBrowser, clearStorage } from '#features/session/clear-browser.ts';
import { visitorOf } from '#features/session/session-state.ts';
import type { Session } from '#features/session/session.ts';
import { leavePage } from './leave-page.ts';

/** The server was silent or failed: whether the session is good is not known, so nothing is thrown away. */
export class SessionUnchecked extends Error {
  override readonly name = 'SessionUnchecked';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.type);
    this.problem = problem;
  }
}

/**
 * Lets a signed-in person through to `path`, or says where to go instead (rows SES-3, SES-4, SES-6, SES-9).
 * @param here path and search, to come back to after login.
 */
export const requireSession = async (session: Session, path: string, here: string): Promise<void> => {
  if (!session.state().token) throw redirect({ to: '/logout', search: { redirect: here } });
  const user = await session.check();
  if (!user.ok) {
    if (user.error.type === 'Unreachable' || user.error.type === 'Broken') throw new SessionUnchecked(user.error);
    session.end();
    await clearBrowser();
    throw user.error.type === 'SessionEnded' ? redirect({ to: '/logout', search: { redirect: here } }) : redirect({ to: '/' });
  }
  if (!isGateOpen(path, visitorOf(session.state()))) throw redirect({ to: '/' });
};

/** /logout: forgets the user and goes on to /login with the same search (row SES-5). */
export const leaveToLogin = async (session: Session, search: Readonly<Record<string, string>>): Promise<void> => {
  const { loggedIn: wasOpen, token } = session.state();
  await session.revoke();
  session.end();
  await (token ? clearBrowser() : clearStorage());
  // A page that showed somebody's data is left for good, so that its memory goes too.
  if (wasOpen) leavePage(`/login${Object.keys(search).length > 0 ? `?${new URLSearchParams(search).toString()}` : ''}`);
  throw redirect({ to: '/login', search, replace: true });
};
