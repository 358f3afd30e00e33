import { letGoMs } from '#events/park-log.ts';
import { leavePage, left } from './leave-page.ts';

/** Longer than the tab that signs out waits for the others to let go. */
export const clearedMs = letGoMs + 2000;

/**
 * Another tab signs out: it destroys the log and then clears the session, on which this one leaves (`followOtherTabs`). A page that went
 * to the login before that would find the session still there, and open everything anew under the hands of who erases it. One whose turn
 * never comes begins anew: that tab was closed, or waits for a third, and then this one does too.
 */
export const leaveOnceCleared = (): void => {
  setTimeout(() => {
    if (!left.isLeft()) leavePage('/login');
  }, clearedMs);
};
