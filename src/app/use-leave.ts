import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { countOutbox } from '#commands/outbox-status.ts';
import { clearBrowser } from '#features/session/clear-browser.ts';
import type { LeaveStep } from '#features/session/leave-dialog.tsx';
import { leavePage } from './leave-page.ts';
import { untilSent } from './until-sent.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * The logout command (decision 8): asks about unsent decisions, ends the session on the server, destroys log and key, clears
 * the browser, and leaves the page for good so that its memory goes too. Works without the server.
 */
export const useLeave = ({ workbench, destroyLog }: SignedIn) => {
  const { session } = useRouteContext({ from: '__root__' });
  const [state, setState] = useState<LeaveStep | null>(null);
  /** Counts attempts to send: raised by whoever stays, so that the one under way no longer ends in a logout. */
  const attempts = useRef(0);
  const { ledger, outbox } = workbench;
  const unsent = useCallback(() => countOutbox(ledger.state().outbox).waiting, [ledger]);

  const leaveNow = useCallback(async (): Promise<void> => {
    setState({ step: 'leaving' });
    if (!(await destroyLog())) {
      setState({ step: 'blocked' });
      return;
    }
    await clearBrowser();
    // Last: the other tabs hear of it by a 401, and must find nothing left to park. Without a connection the server is told
    // when it is back: the token for that stays in the memory of this page and nowhere else.
    leavePage('/login', async () => {
      const isTold = await session.revoke();
      if (isTold) session.end();
      return isTold;
    });
  }, [destroyLog, session]);

  const leave = useCallback((): void => {
    const count = unsent();
    if (count > 0) setState({ step: 'asking', unsent: count, hasFailed: false });
    else void leaveNow();
  }, [leaveNow, unsent]);

  const send = async (): Promise<void> => {
    attempts.current += 1;
    const mine = attempts.current;
    setState({ step: 'sending', unsent: unsent() });
    outbox.tryNow();
    const isSent = await untilSent(ledger);
    if (attempts.current !== mine) return;
    if (isSent) await leaveNow();
    else setState({ step: 'asking', unsent: unsent(), hasFailed: true });
  };

  const stay = (): void => {
    attempts.current += 1;
    setState(null);
  };

  return { leave, dialog: { state, onSend: () => void send(), onDiscard: () => void leaveNow(), onStay: stay } };
};
