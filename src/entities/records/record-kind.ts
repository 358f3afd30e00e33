import type { z } from 'zod';
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
  readonly batch: readonly string[] | null;
}

/** Columns that are not called like the field of the call they filter by. */
const columnOf: Readonly<Record<string, string>> = {
  sellerId: 'company',
  marketPlaceId: 'account',
  warning: 'warnings',
};

/** A field of several takes all that were chosen, any other the one. */
const partOf = (schema: z.ZodType, chosen: readonly string[]): unknown =>
  [chosen, chosen[0]].map((each) => schema.safeParse(each)).find(({ success }) => success)?.data;

/**
 * What a table asks, in the words of the call: each field of the filter by the column of choices that is called like it. What the address
 * says that nobody knows is left out.
 */
export const filterFrom =
  <Filter extends object>(filter: z.ZodType<Filter> & { readonly shape: Readonly<Record<string, z.ZodType>> }) =>
  ({ search, filters }: Pick<RowQuery, 'search' | 'filters'>): Filter => {
    const parts = Object.entries(filter.shape).flatMap(([field, schema]) => {
      const chosen = filters[columnOf[field] ?? field];
      const part = chosen?.kind === 'options' ? partOf(schema, chosen.chosen) : undefined;
      return part === undefined ? [] : [[field, part] as const];
    });
    return Object.fromEntries([...(search === '' ? [] : [['search', search] as const]), ...parts]) as Filter;
  };
