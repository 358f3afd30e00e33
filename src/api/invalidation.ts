import type { QueryClient } from '@tanstack/react-query';

export interface Invalidation {
  readonly subscribe: (listener: () => void) => () => void;
  /** Counts how often pages were invalidated. */
  readonly revision: () => number;
}

/** Tells a table, which asks by itself, when the pages under `key` that it shows are no longer what the server would say. */
export const createInvalidation = (queryClient: QueryClient, key: string): Invalidation => {
  let revision = 0;
  return {
    revision: () => revision,
    subscribe: (listener) =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'invalidate' || event.query.queryKey[0] !== key) return;
        revision += 1;
        listener();
      }),
  };
};
