import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { RowQuery } from './query.ts';
import { createRowStore, type RowStore } from './row-store.ts';
import type { Source } from './source.ts';

interface RowsInput<Row> {
  readonly source: Source<Row>;
  readonly query: RowQuery;
  readonly blockRows: number;
  /** Another value asks again for what is shown: something changed at the source. */
  readonly revision?: unknown;
}

/** The rows of a source; draws again when any of them came. */
export const useRows = <Row>({ source, query, blockRows, revision }: RowsInput<Row>): RowStore<Row> => {
  const store = useMemo(() => createRowStore(source), [source]);
  useSyncExternalStore(store.subscribe, store.revision);
  useLayoutEffect(() => {
    store.ask(query, blockRows);
    return store.stop;
  }, [store, query, blockRows]);

  const asked = useRef(revision);
  useEffect(() => {
    if (asked.current === revision) return;
    asked.current = revision;
    store.refresh();
  }, [store, revision]);
  return store;
};
