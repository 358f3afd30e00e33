import type { QueryClient } from '@tanstack/react-query';
import type { Change } from '#contract/shell.ts';
import type { Api } from './client.ts';
import { spoilOrderPages } from './order-pages.ts';
import { isInLists, isOpen, refetchOrder } from './orders.ts';

/** Changes that come within this time are asked for together. */
const gatherMs = 200;
/** A marketplace changes orders all day: lists on screen are counted anew at most this often. */
const listsMs = 2000;

interface LiveOrders {
  readonly onChange: (change: Pick<Change, 'subject'>) => void;
  /** After a gap in the stream: whatever is on screen may be old. */
  readonly onGap: () => void;
}

/** Keeps orders on screen as the server says they are. Pushed state is never applied (architecture, 'Live'). */
export const createLiveOrders = (queryClient: QueryClient, api: Api): LiveOrders => {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listsTimer: ReturnType<typeof setTimeout> | undefined;

  const spoilLists = (): void => {
    listsTimer = undefined;
    spoilOrderPages(queryClient);
  };

  const flush = (): void => {
    timer = undefined;
    const ids = [...changed];
    changed.clear();
    for (const id of ids) if (isOpen(queryClient, id) || isInLists(queryClient, id)) void refetchOrder(queryClient, api, id);
    listsTimer ??= setTimeout(spoilLists, listsMs);
  };

  return {
    onChange: ({ subject }) => {
      if (!subject.startsWith('order:')) return;
      changed.add(subject.slice('order:'.length));
      timer ??= setTimeout(flush, gatherMs);
    },
    onGap: () => {
      spoilOrderPages(queryClient);
      void queryClient.invalidateQueries({ queryKey: ['order'] });
      void queryClient.invalidateQueries({ queryKey: ['orderLogs'] });
      for (const [key] of queryClient.getQueriesData({ queryKey: ['orderRow'] })) changed.add(String(key[1]));
      if (changed.size > 0) timer ??= setTimeout(flush, gatherMs);
    },
  };
};
