import { clearStorage, forgetPerson } from '#features/session/clear-browser.ts';
import type { Session } from '#features/session/session.ts';

/** /logout: forgets the user and stands at /login with the same search (row SES-5). */
export const endSession = async (session: Session): Promise<void> => {
  const { token } = session.state();
  await session.revoke();
  session.end();
  await (token ? forgetPerson() : clearStorage());
  history.replaceState(null, '', `/login${location.search}${location.hash}`);
};
