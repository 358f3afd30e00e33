import type { ReactNode } from 'react';

/** What a cell holds for sorting, searching and the CSV; an instant is its ISO text. */
export type CellValue = string | number | null;

export interface Option {
  readonly value: string;
  readonly label: string;
  /** What the server told of it has no id: shown, never chosen. */
  readonly isUnreadable?: true;
}

/** How a column is filtered. Dates are days, 'yyyy-mm-dd'. */
export type FilterKind =
  | { readonly kind: 'text' }
  | { readonly kind: 'options'; readonly options: readonly Option[]; /** One at a time. */ readonly isSingle?: boolean }
  | { readonly kind: 'number' }
  | { readonly kind: 'date' };

/**
 * How a value that is no plain text or number is written in the CSV: an instant to the day or to the minute, a day, reais, a part of
 * one as a percentage, a barcode.
 */
export type ValueForm = 'date' | 'dateTime' | 'day' | 'money' | 'share' | 'code';

/** One column (row CTL-1; part 2, section 3, 'Table column options', whose names stand in brackets). Keep the array's identity between renders. */
export interface Column<Row> {
  /** [name] Also the key of its filter in the URL. */
  readonly id: string;
  /** [label] */
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the cell is worth without its looks; rows in memory are sorted, searched and filtered by it. */
  readonly value?: (row: Row) => CellValue;
  /** As the cell shows it; a plain text or number says none. */
  readonly form?: ValueForm;
  readonly align?: 'start' | 'end';
  /** Pixels, 160 by default; a column nobody resized also takes its share of what is left over. */
  readonly width?: number;
  /** [sort] */
  readonly isSortable?: boolean;
  /** [searchable] Rows in memory only; yes by default. */
  readonly isSearchable?: boolean;
  /** [filter] */
  readonly filter?: FilterKind;
  /** [display] Hidden until somebody shows it. */
  readonly isHidden?: boolean;
  /** [viewColumns] `false`: always shown. */
  readonly canHide?: boolean;
  /** [download] What the CSV says instead of `value`; `false` leaves the column out. Money is given in reais. */
  readonly csv?: ((row: Row) => CellValue) | false;
  /** [print] `false` leaves it out of the paper. */
  readonly isPrinted?: boolean;
  readonly pinned?: 'start' | 'end';
  /** On a narrow screen's card, where two values share a line: a line of its own, or the last one, for what is pressed. */
  readonly inCard?: 'line' | 'foot';
}

const usualWidth = 160;

/** The number of an order or of a pack: rows are told apart by its last digits. */
export const orderNumberWidth = 162;

/** What is read whole or not at all: a date without its end is another date. */
const leastWidth: Readonly<Partial<Record<ValueForm, number>>> = { dateTime: 146, date: 96, day: 96, code: 140, money: 104 };

/** Pixels of a column nobody resized, where no more are left over. */
export const widthOf = ({ width = usualWidth, form }: Pick<Column<never>, 'width' | 'form'>): number =>
  Math.max(width, (form && leastWidth[form]) ?? 0);

export const valueOf = <Row>(column: Column<Row>, row: Row): CellValue => column.value?.(row) ?? null;
