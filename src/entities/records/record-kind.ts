import type { createRecords } from '#api/records.ts';
import type { RowQuery } from '#ui/table/query.ts';
import type { KindName } from '#contract/kinds.ts';

export interface Recorded {
  readonly _id: string;
  readonly version: number;
  readonly name: string;
}

/** Records of one kind as a list shows them and acts on them. Make it once: its identity is the list's. */
export interface RecordKind<Row extends Recorded, Whole extends Row, Filter extends object> {
  readonly on: KindName;
  readonly records: ReturnType<typeof createRecords<Row, Whole, Filter>>;
  /** What the table asks, in the words of the call. */
  readonly filterOf: (query: Pick<RowQuery, 'search' | 'filters'>) => Filter;
  /** Commands over the chosen ones, the palette offers the rest; null where nothing is done to several at once. */
  readonly batch: { readonly on: KindName; readonly names: readonly string[] } | null;
}

/** The one that a column of single choice is filtered by. */
export const chosenIn = ({ filters }: Pick<RowQuery, 'filters'>, column: string): string | undefined => {
  const filter = filters[column];
  return filter?.kind === 'options' ? filter.chosen[0] : undefined;
};
