import { useCallback, useMemo, useState } from 'react';
import { isNarrowed } from './query.ts';
import type { TableModel } from './use-data-table.ts';

const none: ReadonlySet<string> = new Set();

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
  /** Of those chosen: what this search and filter have shown, wherever it was since sorted or scrolled to, and what was included. */
  const [seen, setSeen] = useState<{ readonly wanted: string; readonly ids: ReadonlySet<string> }>({ wanted, ids: none });
  const revision = store.revision();
  const away = useMemo((): readonly string[] => {
    if (selection.kind === 'all' || selection.ids.size === 0 || !isNarrowed(rowQuery)) return [];
    const here = new Set(store.known(rowQuery).map(rowId));
    return [...selection.ids].filter((id) => !here.has(id));
    // oxlint-disable-next-line react/exhaustive-deps -- the revision says when the rows that are here are others
  }, [selection, rowQuery, store, rowId, revision]);
  const met = seen.wanted === wanted ? seen.ids : none;
  const ids = useMemo(() => away.filter((id) => !met.has(id)), [away, met]);
  const isNews = selection.kind === 'some' && [...selection.ids].some((id) => !met.has(id) && !ids.includes(id));
  if (seen.wanted !== wanted || isNews) {
    const shown = selection.kind === 'some' ? [...selection.ids].filter((id) => !ids.includes(id)) : [];
    setSeen({ wanted, ids: new Set([...met, ...shown]) });
  }
  const include = useCallback(() => setSeen({ wanted, ids: new Set([...met, ...ids]) }), [wanted, met, ids]);
  return { ids, include };
};
