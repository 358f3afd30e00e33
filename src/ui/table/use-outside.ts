import { useCallback, useMemo, useState } from 'react';
import { isNarrowed } from './query.ts';
import type { TableModel } from './use-data-table.ts';

/** What is chosen and not among the rows that this search and filter showed. */
export interface Outside {
  readonly ids: readonly string[];
  /** From now on they are meant as well, until another search or filter. */
  readonly include: () => void;
}

/**
 * Rows are chosen under one filter and acted on under another, or come with a link: what a person does not see is not acted on unasked.
 * A list that nothing narrows hides none.
 */
export const useOutside = <Row>(
  { query: { selection }, rowQuery, store }: Pick<TableModel<Row>, 'query' | 'rowQuery' | 'store'>,
  rowId: (row: Row) => string,
): Outside => {
  const wanted = JSON.stringify([rowQuery.search, rowQuery.filters]);
  const [included, setIncluded] = useState<{ readonly wanted: string; readonly ids: readonly string[] }>({ wanted, ids: [] });
  const revision = store.revision();
  const ids = useMemo((): readonly string[] => {
    if (selection.kind === 'all' || selection.ids.size === 0 || !isNarrowed(rowQuery)) return [];
    const meant = new Set(store.known().map(rowId));
    for (const id of included.wanted === wanted ? included.ids : []) meant.add(id);
    return [...selection.ids].filter((id) => !meant.has(id));
    // oxlint-disable-next-line react/exhaustive-deps -- the revision says when the rows that are here are others
  }, [selection, rowQuery, store, rowId, included, wanted, revision]);
  const include = useCallback(
    () => setIncluded((before) => ({ wanted, ids: [...(before.wanted === wanted ? before.ids : []), ...ids] })),
    [wanted, ids],
  );
  return { ids, include };
};
