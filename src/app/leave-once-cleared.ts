import { letGoMs } from '#events/open-log.ts';
import { leavePage } from './leave-page.ts';

/** Longer than the tab that signs out waits for the others to let go. */
const CLEARED_MS = letGoMs + 2000;

/**
 * Another tab signs out: it destroys the log and then clears the session, on which this one leaves (`followOtherTabs`). A page that went
 * to the login before that would find the session still there, and open everything anew under the hands of who erases it. One whose turn
 * never comes, as that tab was closed or is blocked by a third, begins anew as whoever is signed in then.
 */
export const leaveOnceCleared = (): void => {
  setTimeout(() => leavePage('/login'), CLEARED_MS);
};
