import type { QueryClient } from '@tanstack/react-query';
import type { FreshRows } from '#api/fresh-rows.ts';
import type { Subject } from '#events/record.ts';
import { useView, useWorkbench } from '#outbox/workbench.tsx';
import { useNewestRow } from './use-newest-row.ts';

interface Versioned {
  readonly _id: string;
  readonly version: number;
}

/** A kind of rows: what their subjects begin with, and where the newest answers about them are. */
interface ShownKind<Row> {
  readonly on: Subject extends `${infer Kind}:${string}` ? Kind : never;
  readonly records: { readonly fresh: (queryClient: QueryClient) => FreshRows<Row> };
}

const idOf = ({ _id }: Versioned): string => _id;

/** The newest answer about a row of a list. */
export const useNewest = <Row extends Versioned, Shown extends Row | null>({ records }: ShownKind<Row>, row: Shown): Shown =>
  useNewestRow<Row, Shown>(records.fresh(useWorkbench().queryClient), row, idOf);

/** A row as it now is, with what waits to be sent over it; and without, as `base` of what acts on it. */
export const useShown = <Row extends Versioned>(
  kind: ShownKind<Row>,
  row: Row,
): { readonly record: Row; readonly base: Row; readonly isUnsent: boolean } => {
  const base = useNewest<Row, Row>(kind, row);
  const record = useView(base, `${kind.on}:${row._id}`);
  return { record, base, isUnsent: record !== base };
};
