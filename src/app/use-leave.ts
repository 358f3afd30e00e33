import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import type { ListingRow } from '#contract/listing.ts';
import { overIn } from '#events/projections/drafts.ts';
import { clearBrowser } from '#features/session/clear-browser.ts';
import type { LeaveStep } from '#features/session/leave-dialog.tsx';
import { countOutbox } from '#outbox/outbox-status.ts';
import { unsaved } from '#ui/form/unsaved.ts';
import { leavePage } from './leave-page.ts';
import { waitForOutbox } from './wait-for-outbox.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * The logout command (decision 8): asks about unsent and rejected decisions, unsaved forms and begun reviews, ends the session on the server,
 * destroys log and key, clears the browser, and leaves the page for good so that its memory goes too. Works without the server.
 */
export const useLeave = ({ workbench, destroyLog }: SignedIn) => {
  const { session } = useRouteContext({ from: '__root__' });
  const [state, setState] = useState<LeaveStep | null>(null);
  /** Counts attempts to send: raised by whoever stays, so that the one under way no longer ends in a logout. */
  const attempts = useRef(0);
  const { ledger, outbox, recent, baseOf } = workbench;
  /** What a logout would destroy. */
  const atStake = useCallback(() => {
    const { outbox: waiting, drafts } = ledger.state();
    const { waiting: unsent, rejected } = countOutbox(waiting);
    // `baseOf` answers for things of any kind; of a listing it answers its row.
    const over = overIn(drafts, (id) => baseOf(`listing:${id}`) as ListingRow | null);
    const begun = Object.keys(drafts.warningsByListing).length - over.length;
    // What the disk refused to keep stands in its form and nowhere else.
    const forms = Math.max(Object.keys(drafts.formsByName).length, unsaved.areAllKept() ? 0 : 1);
    return { unsent, rejected, drafts: forms, begun, unreadable: ledger.quarantined() };
  }, [ledger, baseOf]);

  const leaveAnyway = useCallback(async (): Promise<void> => {
    setState({ step: 'leaving' });
    await clearBrowser();
    // Last: the other tabs hear of it by a 401. By then the log is gone or, where the browser failed at that, its key is. Without a
    // connection the server is told when it is back: the token for that stays in the memory of this page and nowhere else.
    leavePage('/login', async () => {
      const isTold = await session.revoke();
      if (isTold) session.end();
      return isTold;
    });
  }, [session]);

  const leaveNow = useCallback(async (): Promise<void> => {
    setState({ step: 'leaving' });
    const destroyed = await destroyLog();
    if (destroyed.ok) await leaveAnyway();
    else setState({ step: destroyed.error.type === 'DestroyBlocked' ? 'blocked' : 'failed' });
  }, [destroyLog, leaveAnyway]);

  const leave = useCallback((): void => {
    const ask = (): void => {
      const stake = atStake();
      if (Object.values(stake).some((count) => count > 0)) setState({ step: 'asking', ...stake, hasFailed: false });
      else void leaveNow();
    };
    // A decision is seen before it is on the disk: asked too early the log would not know it, and take it along.
    void recent.whenRecorded().then(ask);
  }, [atStake, leaveNow, recent]);

  const send = async (): Promise<void> => {
    attempts.current += 1;
    const mine = attempts.current;
    const before = atStake();
    setState({ step: 'sending', ...before });
    outbox.tryNow();
    const isSent = await waitForOutbox(ledger);
    if (attempts.current !== mine) return;
    const after = atStake();
    // What the server said no to just now was sent, and is not done: nobody has agreed to lose it.
    if (isSent && after.rejected <= before.rejected) await leaveNow();
    else setState({ step: 'asking', ...after, hasFailed: !isSent });
  };

  const stay = useCallback((): void => {
    attempts.current += 1;
    setState(null);
  }, []);

  return {
    leave,
    dialog: { state, onSend: () => void send(), onDiscard: () => void leaveNow(), onAnyway: () => void leaveAnyway(), onStay: stay },
  };
};
