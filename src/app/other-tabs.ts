import type { Session } from '#features/session/session.ts';
import { beginAnew, leavePage, reload } from './leave-page.ts';

/**
 * One browser, one user. When another tab signs out this one leaves; when another tab signs in as somebody else this one
 * starts anew, so that nothing of the first user is shown or sent under the second (reliability 11).
 */
export const followOtherTabs = (session: Session): void => {
  addEventListener('storage', ({ key, newValue }) => {
    const isCleared = key === null || (key === 'userToken' && newValue === null);
    if (isCleared && session.state().token) leavePage('/login');
    if (key === 'userId' && newValue !== null && newValue !== session.state().uid) beginAnew(session.state().user);
  });
  // Back after a logout: the browser would show the page it froze, with the data of the person who left (reliability 38).
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload();
  });
};
