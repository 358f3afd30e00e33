import { ok, refuse, type Result } from '#lib/result.ts';
import { cleanLine } from '../clean-text.ts';
import type { Fields, ReadingOptions, RowOf } from '../field.ts';
import type { Mapping } from '../match-columns.ts';
import type { Reason } from '../reason.ts';
import { readRows, type Cells } from '../read-rows.ts';
import { readTable, type SourceFile } from '../read-table.ts';
import type { FileReading } from '../report.ts';
import { tableFields, tableNames, type TableName, type TableRow } from './order-fields.ts';

/** A line of a table as it can be used, or why it can not. */
export interface Line<Row> {
  readonly line: number;
  /** What the line calls itself: told in the report, read or not. */
  readonly key: string;
  readonly cells: Cells;
  /** Null where it can not be used. */
  readonly row: Row | null;
  /** Why it can not. */
  readonly reasons: readonly Reason[];
}

export type OrderTables = { readonly [Name in TableName]: readonly Line<TableRow<Name>>[] };

export interface ReadOrderTables {
  readonly tables: OrderTables;
  readonly readings: readonly FileReading[];
  readonly fileOf: Readonly<Record<TableName, string>>;
}

/** Products and sellers only lend names: a folder without them is imported too. */
export type SourceFiles = Readonly<Record<'orders' | 'items' | 'customers', SourceFile> & Partial<Record<TableName, SourceFile>>>;

const keys: Readonly<Record<TableName, readonly string[]>> = {
  orders: ['order_id'],
  items: ['order_id', 'order_item_id'],
  customers: ['customer_id'],
  products: ['product_id'],
  sellers: ['seller_id'],
};

/** What was said of one table: `customers.customer_id=Código`, or of every table that has the field: `customer_id=Código`. */
const mappingOf = (table: TableName, mapped: readonly (readonly [field: string, column: string])[]): Mapping =>
  new Map(
    mapped.flatMap(([name, column]): [string, string][] => {
      const [own = '', field] = name.split('.');
      if (field !== undefined) return own === table ? [[field, column]] : [];
      return own in tableFields[table] ? [[own, column]] : [];
    }),
  );

const unknownField = (mapped: readonly (readonly [field: string, column: string])[]): string | undefined =>
  mapped.map(([name]) => name).find((name) => tableNames.every((table) => mappingOf(table, [[name, '']]).size === 0));

const readLines = <Known extends Fields>(
  source: SourceFile | undefined,
  fields: Known,
  key: readonly string[],
  mapping: Mapping,
  options: ReadingOptions,
): Result<{ readonly lines: readonly Line<RowOf<Known>>[]; readonly reading: FileReading | null }, string> => {
  if (!source) return ok({ lines: [], reading: null });
  const table = readTable(source);
  if (!table.ok) return table;
  const keyOf = (cells: Cells): string => key.map((field) => cleanLine(cells(field))).join('/');
  const read = readRows(table.value, fields, mapping, options, keyOf);
  if (!read.ok) return refuse(`${source.name}: ${read.error}`);
  const { rows, refused, matched } = read.value;
  const lines = [
    ...rows.map(({ line, cells, row }) => ({ line, cells, row, key: keyOf(cells), reasons: [] })),
    ...refused.map(({ line, cells, name, reasons }) => ({ line, cells, row: null, key: name, reasons })),
  ];
  return ok({ lines: lines.toSorted((a, b) => a.line - b.line), reading: { table: table.value, matched } });
};

/** The tables of orders, line by line: bytes in, lines and how they were read out. */
export const readOrderTables = (
  files: SourceFiles,
  mapped: readonly (readonly [field: string, column: string])[],
  options: ReadingOptions,
): Result<ReadOrderTables, string> => {
  const unknown = unknownField(mapped);
  if (unknown !== undefined) return refuse(`--map ${unknown}: não há esse campo em nenhuma tabela`);
  const read: Partial<Record<TableName, readonly Line<unknown>[]>> = {};
  const readings: FileReading[] = [];
  for (const table of tableNames) {
    const lines = readLines(files[table], tableFields[table], keys[table], mappingOf(table, mapped), options);
    if (!lines.ok) return lines;
    read[table] = lines.value.lines;
    if (lines.value.reading) readings.push(lines.value.reading);
  }
  const fileOf = Object.fromEntries(tableNames.map((table) => [table, files[table]?.name ?? table])) as Record<TableName, string>;
  return ok({ tables: read as OrderTables, readings, fileOf });
};
