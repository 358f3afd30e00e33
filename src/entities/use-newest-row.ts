import { useSyncExternalStore } from 'react';
import { newestRow, type FreshRows } from '#api/fresh-rows.ts';

interface Versioned {
  readonly version: number;
}

/** The newest answer about a row of a page; one that is gone stays as it was until its page is asked again. */
export const useNewestRow = <Row extends Versioned, Shown extends Row | null>(
  fresh: FreshRows<Row>,
  row: Shown,
  idOf: (row: Row) => string,
): Shown => {
  const heard = useSyncExternalStore(fresh.subscribe, () => (row === null ? undefined : fresh.get(idOf(row))));
  return row === null ? row : ((newestRow<Row>(row, heard) ?? row) as Shown);
};
