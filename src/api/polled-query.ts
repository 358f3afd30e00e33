import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { refetchNow } from './refetch-now.ts';
import type { Polled } from './poll.ts';

/** A query that `startPoll` asks for and other tabs may answer; its state in the cache is what screens show. */
export const polledQuery = <Answer, Key extends QueryKey>(
  queryClient: QueryClient,
  name: string,
  everyMs: number,
  query: Pick<FetchQueryOptions<Answer, Error, Answer, Key>, 'queryKey' | 'queryFn'>,
): Polled => {
  const queryKey: QueryKey = query.queryKey;
  return {
    name,
    everyMs,
    ask: () => refetchNow(queryClient, query),
    keep: (answer) => {
      // An answer still on its way here was asked for earlier: it must not replace this one.
      void queryClient.cancelQueries({ queryKey, exact: true });
      // oxlint-disable-next-line eslint/no-restricted-properties -- a server's answer like any other, fetched by another tab
      queryClient.setQueryData(queryKey, answer);
    },
    held: () => queryClient.getQueryData(queryKey),
  };
};
