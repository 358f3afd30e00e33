import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { newestRow, type FreshRows } from '#api/fresh-rows.ts';
import type { Subject } from '#events/record.ts';
import { viewOf } from '#commands/view.ts';
import { useView, useWorkbench } from '#outbox/workbench.tsx';

export interface Versioned {
  readonly version: number;
}

/** A kind of rows: what their subjects begin with, and where the newest answers about them are. */
export interface ShownKind<Row> {
  readonly on: Subject extends `${infer Kind}:${string}` ? Kind : never;
  readonly records: { readonly fresh: (queryClient: QueryClient) => FreshRows<Row>; readonly idOf: (row: Row) => string };
}

/** The newest answer about a row of a list; one that is gone stays as it was until its page is asked again. */
export const useNewest = <Row extends Versioned, Shown extends Row | null>({ records }: ShownKind<Row>, row: Shown): Shown => {
  const fresh = records.fresh(useWorkbench().queryClient);
  const heard = useSyncExternalStore(fresh.subscribe, () => (row === null ? undefined : fresh.get(records.idOf(row))));
  return row === null ? row : ((newestRow<Row>(row, heard) ?? row) as Shown);
};

/** A row as it now is, with what waits to be sent over it; and without, as `base` of what acts on it. */
export const useShown = <Row extends Versioned>(
  kind: ShownKind<Row>,
  row: Row,
): { readonly record: Row; readonly base: Row; readonly isUnsent: boolean } => {
  const base = useNewest<Row, Row>(kind, row);
  const record = useView(base, `${kind.on}:${kind.records.idOf(row)}`);
  return { record, base, isUnsent: record !== base };
};

/** The same of rows that are in no cell, as those of a CSV that were just answered. */
export const useShownRow = <Row extends Versioned>({ on, records }: ShownKind<Row>): ((row: Row) => Row) => {
  const { ledger, index, actor } = useWorkbench();
  return useCallback(
    (row) => viewOf(row, `${on}:${records.idOf(row)}`, ledger.state().outbox, index, actor()),
    [on, records, ledger, index, actor],
  );
};
