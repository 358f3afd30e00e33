import { useMemo, useState } from 'react';
import type { RowStore } from './row-store.ts';
import type { RowOrUnreadable } from './unreadable-row.ts';

export interface Shown<Row> {
  readonly rows: readonly RowOrUnreadable<Row>[];
  readonly offset: number;
}

/** The rows of a page; while they are on their way, those that were shown before. Null before there were any. */
export const usePageRows = <Row>(store: RowStore<Row>, offset: number, limit: number): Shown<Row> | null => {
  const revision = store.revision();
  const total = store.total();
  const found = useMemo((): Shown<Row> | null => {
    if (total === null) return null;
    const rows: RowOrUnreadable<Row>[] = [];
    for (let index = offset; index < Math.min(offset + limit, total); index += 1) {
      const row = store.placeAt(index);
      if (row === undefined) return null;
      rows.push(row);
    }
    return { rows, offset };
    // oxlint-disable-next-line react/exhaustive-deps -- the revision says when the store holds other rows
  }, [store, revision, total, offset, limit]);
  const [shown, show] = useState(found);
  if (found !== null && found !== shown) show(found);
  return found ?? shown;
};
