import { useEffect, useSyncExternalStore } from 'react';
import { markRead } from '#api/mediations.ts';
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
    if (isNews) void markRead(queryClient, api, mediationId, count);
  }, [api, count, isNews, mediationId, queryClient]);
};
