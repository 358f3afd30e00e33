import { CancelledError, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * The server's answer to a request that begins now: one under way may have been answered before what is to be heard of.
 *
 * A caller that waits for that older one gets this newer answer too. The cache's own `cancelQueries` would give it what stood there
 * before, as if the server had said it just now.
 */
export const refetchNow = async <Answer, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> => {
  const asked = queryClient.defaultQueryOptions<Answer, Error, Answer, Answer, Key>({ ...options, staleTime: 0 });
  const query = queryClient.getQueryCache().build(queryClient, asked);
  // With nothing in the cache yet the older request would be joined instead of replaced.
  if (query.state.data === undefined) await query.cancel({ revert: true });
  const { dataUpdateCount } = query.state;
  try {
    const answer = await query.fetch(asked, { cancelRefetch: true });
    // Called off by the last screen that showed it, when it went: what that gives is not the server's answer either.
    if (query.state.dataUpdateCount > dataUpdateCount) return answer;
  } catch (error) {
    if (!(error instanceof CancelledError)) throw error;
  }
  return queryClient.fetchQuery({ ...options, staleTime: 0 });
};
