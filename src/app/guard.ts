import { redirect } from '@tanstack/react-router';
import type { Problem } from '#api/client.ts';
import { forgetPerson } from '#features/session/clear-browser.ts';
import { isReplaced } from '#features/session/session-storage.ts';
import type { Session } from '#features/session/session.ts';
import { mayOpen } from './may-open.ts';

/** The server was silent or failed: whether the session is good is not known, so nothing is thrown away. */
export class SessionUnchecked extends Error {
  override readonly name = 'SessionUnchecked';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.type);
    this.problem = problem;
  }
}

/** Another page than the console's, so the browser goes there. */
const toLogout = (here: string) =>
  redirect({ href: `/logout?${new URLSearchParams({ redirect: here }).toString()}`, reloadDocument: true, replace: true });

/**
 * Lets a signed-in person through to `path`, or says where to go instead (rows SES-3, SES-4, SES-6, SES-9); the start
 * says which page is not open.
 * @param here path and search, to come back to after login.
 */
export const requireSession = async (session: Session, path: string, here: string): Promise<void> => {
  if (!session.state().token) throw toLogout(here);
  const user = await session.check();
  if (!user.ok) {
    if (user.error.type === 'Unreachable' || user.error.type === 'Broken') throw new SessionUnchecked(user.error);
    if (isReplaced(session.state().token)) throw redirect({ href: here, reloadDocument: true, replace: true });
    session.end();
    await forgetPerson();
    throw user.error.type === 'SessionEnded' ? toLogout(here) : redirect({ to: '/' });
  }
  if (!mayOpen(session, path)) throw redirect({ to: '/', state: { turnedAwayFrom: path } });
};
