import type { Column } from './column.ts';
import type { FilterValue } from './filter-value.ts';
import type { Selection } from './selection.ts';

export interface Sort {
  readonly id: string;
  readonly desc: boolean;
}

/** What is asked of the rows, wherever they are. */
export interface RowQuery {
  readonly search: string;
  readonly filters: Readonly<Record<string, FilterValue>>;
  /** The first decides; the next only among its equals. */
  readonly sort: readonly Sort[];
}

/** Where a person is in a table: everything of it that a link carries. */
export interface TableQuery extends RowQuery {
  /** From 1. */
  readonly page: number;
  readonly rows: number;
  readonly hidden: ReadonlySet<string>;
  readonly selection: Selection;
}

/** What a table allows to be asked. Keep its identity between renders. */
export interface QueryRules<Row> {
  readonly columns: readonly Column<Row>[];
  /** Rows per page to choose from; the first is taken by default (part 2, section 9). */
  readonly pageSizes: readonly number[];
  readonly defaultSort: readonly Sort[];
}

export const defaultPageSizes: readonly number[] = [10, 15, 100];

export const hiddenByDefault = <Row>(columns: readonly Column<Row>[]): ReadonlySet<string> =>
  new Set(columns.filter(({ isHidden, canHide }) => isHidden === true && canHide !== false).map(({ id }) => id));

/** Search or filters: is the list shorter than all there is? */
export const isNarrowed = ({ search, filters }: RowQuery): boolean => search !== '' || Object.keys(filters).length > 0;
