import { finderOf, searchableText } from '#lib/fold-text.ts';
import { valueOf, type CellValue, type Column } from './column.ts';
import type { FilterValue } from './filter-value.ts';
import type { RowQuery, Sort } from './query.ts';
import type { Source } from './source.ts';

/** A day is compared as text: the value begins with 'yyyy-mm-dd'. */
const isInRange = <Value extends string | number>(value: Value | null, from: Value | null, to: Value | null): boolean =>
  value !== null && (from === null || value >= from) && (to === null || value <= to);

const passes = (filter: FilterValue, value: CellValue): boolean => {
  if (filter.kind === 'text') return finderOf(filter.text)?.(searchableText(`${value ?? ''}`)) ?? true;
  if (filter.kind === 'options') return filter.chosen.includes(`${value ?? ''}`);
  if (filter.kind === 'number') return isInRange(typeof value === 'number' ? value : null, filter.from, filter.to);
  return isInRange(typeof value === 'string' ? value.slice(0, 10) : null, filter.from, filter.to);
};

const words = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });
const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : words.compare(`${one}`, `${other}`);

const isMissing = (value: CellValue): value is null | '' => value === null || value === '';

/** What is not there comes last, whichever way the rest goes. */
const inOrder = (one: CellValue, other: CellValue, desc: boolean): number => {
  if (isMissing(one) || isMissing(other)) return Number(isMissing(one)) - Number(isMissing(other));
  return desc ? compare(other, one) : compare(one, other);
};

const sorted = <Row>(rows: readonly Row[], sort: readonly { readonly column: Column<Row>; readonly desc: boolean }[]): readonly Row[] =>
  sort.length === 0
    ? rows
    : rows.toSorted((one, other) => {
        for (const { column, desc } of sort) {
          const order = inOrder(valueOf(column, one), valueOf(column, other), desc);
          if (order !== 0) return order;
        }
        return 0;
      });

/** The rows that `query` finds, in its order; equals keep the order they came in. Accents, case and signs do not matter; every word has to be somewhere. */
export const findRows = <Row>(rows: readonly Row[], columns: readonly Column<Row>[], query: RowQuery): readonly Row[] => {
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  const searched = columns.filter(({ isSearchable }) => isSearchable !== false);
  const finds = finderOf(query.search);
  const filters = Object.entries(query.filters).flatMap(([id, filter]) => {
    const column = columnOf.get(id);
    return column ? [{ column, filter }] : [];
  });
  const isFound = (row: Row): boolean => {
    if (!filters.every(({ column, filter }) => passes(filter, valueOf(column, row)))) return false;
    return finds === null || finds(searchableText(searched.map((column) => valueOf(column, row) ?? '').join(' ')));
  };
  const sort = query.sort.flatMap(({ id, desc }: Sort) => {
    const column = columnOf.get(id);
    return column ? [{ column, desc }] : [];
  });
  return sorted(rows.filter(isFound), sort);
};

/** Rows that are all here already. Make it once per array. */
export const arraySource = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Source<Row> => {
  let last: { readonly query: RowQuery; readonly found: readonly Row[] } | null = null;
  const find = (query: RowQuery): readonly Row[] => {
    if (last?.query !== query) last = { query, found: findRows(rows, columns, query) };
    return last.found;
  };
  return {
    fetch: ({ query, offset, limit }) => {
      const found = find(query);
      return { items: found.slice(offset, offset + limit), total: found.length };
    },
  };
};
