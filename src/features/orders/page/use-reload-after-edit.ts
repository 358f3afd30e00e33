import { useCallback, useEffect, useRef } from 'react';
import { orders } from '#api/orders.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useExecuted } from '#palette/context.tsx';

/** Part 1, section 9: reload after edits. */
const reloadAfterMs = 1000;
const reloading: ReadonlySet<string> = new Set(['order.editZip', 'order.editCancelReason']);

/**
 * One second after a changed ZIP code or cancel reason reached the server, what is shown is asked for again (part 1, section 7).
 * Asked for, not the page reloaded: nobody loses a note they are writing.
 */
export const useReloadAfterEdit = (orderId: string): void => {
  const { api, ledger, queryClient } = useWorkbench();
  const waiting = useRef(new Set<string>());
  useExecuted(({ command, recorded }) => {
    if (reloading.has(command.name)) for (const id of recorded) waiting.current.add(id);
  });
  const reload = useCallback(() => void orders.refetch(queryClient, api, orderId), [api, orderId, queryClient]);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = ledger.subscribe(() => {
      const { entriesById } = ledger.state().outbox;
      for (const id of waiting.current) {
        const stage = entriesById[id]?.stage;
        if (stage === 'recorded' || stage === 'sent') continue;
        waiting.current.delete(id);
        if (stage !== 'rejected') timers.add(setTimeout(reload, reloadAfterMs));
      }
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [ledger, reload]);
};
