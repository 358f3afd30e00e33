import { useEffect, useState } from 'react';
import { orders } from '#api/orders.ts';
import { subjectOf } from '#commands/subject.ts';
import { useAnswered } from '#outbox/use-answered.ts';
import { useWorkbench } from '#outbox/workbench.tsx';

/** Part 1, section 9: reload after edits. */
const reloadAfterMs = 1000;
const reloading: ReadonlySet<string> = new Set(['order.editZip', 'order.editCancelReason']);

/**
 * One second after a changed ZIP code or cancel reason reached the server, what is shown is asked for again (part 1, section 7).
 * Asked for, not the page reloaded: nobody loses a note they are writing.
 */
export const useReloadAfterEdit = (orderId: string): void => {
  const { api, queryClient } = useWorkbench();
  const [timers] = useState(() => new Set<ReturnType<typeof setTimeout>>());
  useAnswered(({ intent }) => {
    if (!reloading.has(intent.command) || intent.subject !== subjectOf('order', { _id: orderId })) return;
    timers.add(setTimeout(() => void orders.refetch(queryClient, api, orderId), reloadAfterMs));
  });
  useEffect(
    () => () => {
      for (const timer of timers) clearTimeout(timer);
    },
    [timers],
  );
};
