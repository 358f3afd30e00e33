import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { createLiveRows, type LiveRows } from './live-rows.ts';
import { invalidateMediationPages } from './mediation-pages.ts';
import { isInLists, isOpen, refetchMediation } from './mediations.ts';
import { presenceKey } from './presence.ts';

const presencePrefix = `${presenceKey}:`;

/** Keeps mediations on screen up to date, and who else is looking at them. */
export const createLiveMediations = (queryClient: QueryClient, api: Api): LiveRows => {
  const mediations = createLiveRows(queryClient, {
    kind: 'mediation',
    isHere: (id) => isOpen(queryClient, id) || isInLists(queryClient, id),
    refetch: (id) => void refetchMediation(queryClient, api, id),
    invalidateLists: () => invalidateMediationPages(queryClient),
    rowKey: 'mediationRow',
    otherKeys: ['mediation', presenceKey],
  });
  return {
    onChange: (change) => {
      mediations.onChange(change);
      if (change.subject.startsWith(presencePrefix))
        void queryClient.invalidateQueries({ queryKey: [presenceKey, change.subject.slice(presencePrefix.length)] });
    },
    onGap: mediations.onGap,
  };
};
