import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query';

/**
 * The newest answer the server gave for each row outside its list page.
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
   * says. Without a new version, too: figures and leases change none. Costs a look-up for each row of the page, however long the list is.
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
  let moment = 0;
  const listeners = new Set<() => void>();
  let revision = 0;
  const tell = (): void => {
    revision += 1;
    for (const listener of listeners) listener();
  };

  /** True when it is news: a higher version, or the same version with other facts beside it (a lease, a snooze). */
  const keep = (id: string, row: Row | null): boolean => {
    const known = rowsById.get(id);
    if (known && row && row.version < known.version) return false;
    moment += 1;
    momentsById.set(id, moment);
    rowsById.set(id, row);
    return known !== row;
  };

  const take = (key: readonly unknown[], data: unknown): boolean => isRowKey(key) && data !== undefined && keep(key[1], data as Row | null);

  for (const query of queryClient.getQueryCache().getAll()) take(query.queryKey, query.state.data);

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (!take(event.query.queryKey, event.query.state.data)) return;
    tell();
  });

  /** True when it is news. */
  const keepOfPage = (row: Row, askedAt: number): boolean => {
    const id = idOf(row);
    const known = rowsById.get(id);
    if (!known || known.version !== row.version || (momentsById.get(id) ?? 0) > askedAt) return false;
    return keep(id, replaceEqualDeep(known, row));
  };

  return {
    asking: () => {
      const askedAt = moment;
      return (rows) => {
        let isNews = false;
        for (const row of rows) isNews = keepOfPage(row, askedAt) || isNews;
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

/** The row to show: the newest of what its page said and what was heard, where later pages are heard as well; null when it is gone. */
export const newestRow = <Row extends Versioned>(page: Row, fresh: Row | null | undefined): Row | null => {
  if (fresh === undefined) return page;
  return fresh === null || fresh.version >= page.version ? fresh : page;
};
