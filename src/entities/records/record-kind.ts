import type { z } from 'zod';
import type { Versioned } from '#api/record-calls.ts';
import type { createRecordsBy } from '#api/records.ts';
import type { Target } from '#commands/command.ts';
import type { KindName } from '#contract/kinds.ts';
import type { FilterValue } from '#ui/table/filter-value.ts';
import type { RowQuery } from '#ui/table/query.ts';

/** What a list can hold; most are known by a name. */
export interface Listed extends Versioned {
  readonly name?: string;
}

export interface Recorded extends Listed {
  readonly _id: string;
  readonly name: string;
}

/** Records of one kind as a list shows them and acts on them. Make it once: its identity is the list's. */
export interface RecordKind<Row extends Listed, Whole extends Listed | null, Filter extends object> {
  readonly on: KindName;
  /** A page of some tells more than their rows do: a caller that asks for that has it from the records themselves. */
  readonly records: Omit<ReturnType<typeof createRecordsBy<Row, Whole, Filter>>, 'pageQuery' | 'cursorQuery'>;
  /** What the table asks, in the words of the call. */
  readonly filterOf: (query: Pick<RowQuery, 'search' | 'filters'>) => Filter;
  /** Commands over the chosen ones, the palette offers the rest; null where nothing is done to several at once. */
  readonly batch: readonly string[] | null;
  /** What one that has no name is called. */
  readonly labelOf?: (view: Row | NonNullable<Whole>) => string;
  /** What the arrangement of its columns is remembered under, where that is not the name of the kind. */
  readonly table?: string;
}

/** One of them as commands act on it; a whole one is known by what its row is known by. */
export const targetOf = <Row extends Listed, Whole extends Listed | null, Filter extends object>(
  { on, records, labelOf }: RecordKind<Row, Whole, Filter>,
  view: Row | NonNullable<Whole>,
): Target => {
  const id = records.idOf(view as Row);
  return { subject: `${on}:${id}`, label: labelOf?.(view) ?? view.name ?? id, base: view };
};

/** Columns that are not called like the field of the call they filter by. */
const columnOf: Readonly<Record<string, string>> = {
  sellerId: 'company',
  marketPlaceId: 'account',
  warning: 'warnings',
};

/** A field of several takes all that were chosen, any other the one. */
const partOf = (schema: z.ZodType, chosen: readonly string[]): unknown =>
  [chosen, chosen[0]].map((each) => schema.safeParse(each)).find(({ success }) => success)?.data;

const cents = (reais: number | null): number | null => (reais === null ? null : Math.round(reais * 100));

/** Days as they are; amounts are typed in reais and asked for in cents. */
const endsOf = (chosen: FilterValue | undefined): readonly (string | number | null)[] => {
  if (chosen?.kind === 'date') return [chosen.from, chosen.to];
  return chosen?.kind === 'number' ? [cents(chosen.from), cents(chosen.to)] : [];
};

type FilterSchema<Filter> = z.ZodType<Filter> & { readonly shape: Readonly<Record<string, z.ZodType>> };

/** Columns of days or amounts: the fields of the call that their first and their last are asked by. */
type Ranges<Filter> = Readonly<Record<string, readonly [from: keyof Filter & string, to: keyof Filter & string]>>;

/**
 * What a table asks, in the words of the call: each field of the filter by the column of choices that is called like it. What the address
 * says that nobody knows is left out.
 */
export const filterFrom =
  <Filter extends object>(filter: FilterSchema<Filter>, ranges: Ranges<Filter> = {}) =>
  ({ search, filters }: Pick<RowQuery, 'search' | 'filters'>): Filter => {
    const parts = Object.entries(filter.shape).flatMap(([field, schema]) => {
      const chosen = filters[columnOf[field] ?? field];
      const part = chosen?.kind === 'options' ? partOf(schema, chosen.chosen) : undefined;
      return part === undefined ? [] : [[field, part] as const];
    });
    const ends = Object.entries(ranges).flatMap(([column, fields]) =>
      endsOf(filters[column]).flatMap((end, at) => (end === null ? [] : [[fields[at], end] as const])),
    );
    return Object.fromEntries([...(search === '' ? [] : [['search', search] as const]), ...parts, ...ends]) as Filter;
  };

interface KindOf<Row extends Listed, Whole extends Listed | null, Filter extends object> extends Omit<
  RecordKind<Row, Whole, Filter>,
  'on' | 'filterOf'
> {
  readonly filter: FilterSchema<Filter>;
  readonly ranges?: Ranges<Filter>;
}

export const recordKind = <Row extends Listed, Whole extends Listed | null, Filter extends object>({
  filter,
  ranges,
  ...kind
}: KindOf<Row, Whole, Filter>): RecordKind<Row, Whole, Filter> => ({
  ...kind,
  on: kind.records.kind,
  filterOf: filterFrom(filter, ranges),
});
