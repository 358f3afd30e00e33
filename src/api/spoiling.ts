import type { QueryClient } from '@tanstack/react-query';

export interface Spoiling {
  readonly subscribe: (listener: () => void) => () => void;
  /** Counts how often pages were spoiled. */
  readonly revision: () => number;
}

/** Tells a table, which asks by itself, when the pages under `key` that it shows are no longer what the server would say. */
export const createSpoiling = (queryClient: QueryClient, key: string): Spoiling => {
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
