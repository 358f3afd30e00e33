import { replaceEqualDeep, type Query, type QueryClient } from '@tanstack/react-query';

/**
 * The newest answer the server gave for each row outside its list page: of two that were under way at once the higher version, else the one
 * that was asked for later (decision 0186).
 *
 * A list of thousands must not ask the cache for each of its rows on each change, so this listens and keeps them by id.
 * `null` means the server says it is gone.
 */
export interface FreshRows<Row> {
  readonly get: (id: string) => Row | null | undefined;
  readonly ids: () => Iterable<string>;
  /** Changes whenever any row did; what React compares. */
  readonly revision: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The same, and what of it pages said later. */
export interface HeardRows<Row> extends FreshRows<Row> {
  /**
   * A page is being asked for; told what it answered, those of its rows that were heard by themselves before it was asked for are as it
   * says. Without a higher version, too: figures and leases change none. Costs a look-up for each row of the page, however long the list is.
   */
  readonly asking: () => (rows: readonly Row[]) => void;
}

interface Versioned {
  readonly version: number;
}

/** Rows under the query keys `[kind, id]`, for any of `kinds`. */
export const createFreshRows = <Row extends Versioned>(
  queryClient: QueryClient,
  kinds: readonly string[],
  idOf: (row: Row) => string,
): HeardRows<Row> => {
  const isRowKey = (key: readonly unknown[]): key is readonly [string, string] =>
    kinds.some((kind) => kind === key[0]) && typeof key[1] === 'string';
  const rowsById = new Map<string, Row | null>();
  /** Which answer each was heard with, counted from the first. */
  const momentsById = new Map<string, number>();
  /** The same of when each query was last asked for. */
  const askedAt = new WeakMap<Query, number>();
  let moment = 0;
  const listeners = new Set<() => void>();
  let revision = 0;
  const tell = (): void => {
    revision += 1;
    for (const listener of listeners) listener();
  };

  /** True when it is news: another version, or the same version with other facts beside it (a lease, a snooze). */
  const keep = (id: string, row: Row | null): boolean => {
    const known = rowsById.get(id);
    moment += 1;
    momentsById.set(id, moment);
    rowsById.set(id, row);
    return known !== row;
  };

  /** Was what is known of it heard while this was under way? Then either may be the later word. */
  const isCrossed = (id: string, since: number): boolean => (momentsById.get(id) ?? 0) > since;

  /** True when it is news. */
  const take = (query: Query): boolean => {
    const { queryKey, state } = query;
    if (!isRowKey(queryKey) || state.data === undefined) return false;
    const row = state.data as Row | null;
    const known = rowsById.get(queryKey[1]);
    if (known && row && row.version < known.version && isCrossed(queryKey[1], askedAt.get(query) ?? 0)) return false;
    return keep(queryKey[1], row);
  };

  for (const query of queryClient.getQueryCache().getAll()) take(query);

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'fetch') askedAt.set(event.query, moment);
    if (event.action.type === 'success' && take(event.query)) tell();
  });

  const isAsked = (id: string): boolean => kinds.some((kind) => queryClient.getQueryState([kind, id]) !== undefined);

  /** True when it is news. */
  const keepOfPage = (row: Row, since: number): boolean => {
    const id = idOf(row);
    const known = rowsById.get(id);
    // Of one that was never heard of by itself its pages say how it is, but what they say counts beside an answer that is still to come.
    if (known === undefined && !isAsked(id)) return false;
    if (isCrossed(id, since) && row.version <= (known?.version ?? Infinity)) return false;
    return keep(id, replaceEqualDeep(known, row));
  };

  return {
    asking: () => {
      const since = moment;
      return (rows) => {
        let isNews = false;
        for (const row of rows) isNews = keepOfPage(row, since) || isNews;
        if (isNews) tell();
      };
    },
    get: (id) => rowsById.get(id),
    ids: () => rowsById.keys(),
    revision: () => revision,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The row to show: what was heard of it, later pages included, else what its page said; null when it is gone. */
export const newestRow = <Row>(page: Row, fresh: Row | null | undefined): Row | null => (fresh === undefined ? page : fresh);
