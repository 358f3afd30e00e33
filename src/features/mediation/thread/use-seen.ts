import { hashKey } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { markRead, mediations } from '#api/mediations.ts';
import { useWorkbench } from '#outbox/workbench.tsx';

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

interface Reading {
  readonly mediationId: string;
  /** How many messages the server has. */
  readonly count: number;
  /** How many of them it knows I have seen. */
  readonly readCount: number;
  /** The newest is in view. */
  readonly isAtEnd: boolean;
}

/** Tells the server once the newest message was seen: on a page somebody looks at. */
export const useSeen = ({ mediationId, count, readCount, isAtEnd }: Reading): void => {
  const { api, queryClient } = useWorkbench();
  const isLookedAt = useSyncExternalStore(onVisibility, () => !document.hidden);
  const isNews = isLookedAt && isAtEnd && count > readCount;
  useEffect(() => {
    if (!isNews) return undefined;
    let isUntold = false;
    const tell = async (): Promise<void> => {
      isUntold = false;
      isUntold = !(await markRead(queryClient, api, mediationId, count));
    };
    void tell();
    const asked = hashKey(mediations.query(api, mediationId).queryKey);
    // A server that answers about the mediation can be told of the reading, too: what could not be told is told then.
    return queryClient.getQueryCache().subscribe((event) => {
      const isAnswer = event.type === 'updated' && event.action.type === 'success';
      if (isUntold && isAnswer && event.query.queryHash === asked) void tell();
    });
  }, [api, count, isNews, mediationId, queryClient]);
};
