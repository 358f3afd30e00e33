import { useQueries, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { newestRow, type FreshRows } from '#api/fresh-rows.ts';
import type { RowQuery } from '#ui/table/query.ts';
import type { Chosen } from '#ui/table/use-delete.ts';

/** What one request of the contract may name, and a person can still look over. */
export const mostChosen = 200;

interface Versioned {
  readonly version: number;
}
interface PageOf<Row> {
  readonly items: readonly Row[];
}

interface SomeSource<View, Row extends View & Versioned, RowKey extends QueryKey> {
  readonly fresh: FreshRows<Row>;
  /** The newest answer about one that the cache holds anywhere. */
  readonly newest: (id: string) => View | null;
  readonly rowQuery: (id: string) => UseQueryOptions<Row | null, Error, Row | null, RowKey>;
}

/** How rows of one kind are known and asked for. `View` is what their commands decide on: a row, or the whole thing. */
interface ChosenSource<
  View,
  Row extends View & Versioned,
  Found extends PageOf<Row>,
  RowKey extends QueryKey,
  FoundKey extends QueryKey,
> extends SomeSource<View, Row, RowKey> {
  readonly idOf: (row: Row) => string;
  /** All that a table's query finds, at most so many. */
  readonly foundQuery: (query: RowQuery, most: number) => UseQueryOptions<Found, Error, Found, FoundKey>;
}

export type ChosenViews<View> =
  | { readonly kind: 'ready'; readonly views: readonly View[] }
  | { readonly kind: 'loading' }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'failed'; readonly retry: () => void };

const none: readonly string[] = [];
const noIds: ReadonlySet<string> = new Set();

/** Chosen one by one: those a link or another page brought are asked for, the others are here. */
const useSome = <View, Row extends View & Versioned, RowKey extends QueryKey>(
  { fresh, newest, rowQuery }: SomeSource<View, Row, RowKey>,
  ids: readonly string[],
): ChosenViews<View> => {
  useSyncExternalStore(fresh.subscribe, fresh.revision);
  const known = ids.map(newest);
  const asked = useQueries({ queries: ids.map((id, at) => ({ ...rowQuery(id), enabled: known[at] === null })) });
  const missing = asked.filter((_, at) => known[at] === null);
  const failed = missing.filter(({ isError }) => isError);
  if (failed.length > 0) return { kind: 'failed', retry: () => failed.forEach(({ refetch }) => void refetch()) };
  // What is gone, or was never ours to see, is answered by null.
  if (missing.some(({ isSuccess }) => !isSuccess)) return { kind: 'loading' };
  return { kind: 'ready', views: known.flatMap((view) => view ?? []) };
};

/** The chosen ones themselves: commands decide on them, and a selection knows only their ids. */
export const useChosen = <
  View,
  Row extends View & Versioned,
  Found extends PageOf<Row>,
  RowKey extends QueryKey,
  FoundKey extends QueryKey,
>(
  source: ChosenSource<View, Row, Found, RowKey, FoundKey>,
  { selection, query, count }: Chosen,
): ChosenViews<View> => {
  const isTooMany = count > mostChosen;
  const isAll = selection.kind === 'all' && !isTooMany;
  const some = useSome(source, selection.kind === 'some' && !isTooMany ? [...selection.ids] : none);
  const except = selection.kind === 'all' ? selection.except : noIds;
  // Those taken out are among those found.
  const found = useQuery({ ...source.foundQuery(query, mostChosen + except.size), enabled: isAll });
  if (isTooMany) return { kind: 'tooMany' };
  if (!isAll) return some;
  if (found.isError && !found.data) return { kind: 'failed', retry: () => void found.refetch() };
  if (!found.data) return { kind: 'loading' };
  const rows = found.data.items.map((row) => [source.idOf(row), row] as const).filter(([id]) => !except.has(id));
  return { kind: 'ready', views: rows.flatMap(([id, row]) => newestRow(row, source.fresh.get(id)) ?? []) };
};
