import { ok, refuse, type Result } from '#lib/result.ts';
import { cleanLine } from '../clean-text.ts';
import type { Fields, ReadingOptions } from '../field.ts';
import type { Mapping } from '../match-columns.ts';
import type { Reason } from '../reason.ts';
import { readRows, type Cells } from '../read-rows.ts';
import { readTable, type SourceFile, type Table } from '../read-table.ts';
import type { FileReading } from '../report.ts';
import { tableFields, tableNames, type TableName, type TableRow } from './order-fields.ts';

/** A line of a table as it can be used, or why it can not. */
export interface Line<Row> {
  readonly line: number;
  /** What the line calls itself: told in the report, read or not. */
  readonly key: string;
  readonly cells: Cells;
  /** Whether its table has a column for this field: an empty cell says something then. */
  readonly has: (field: string) => boolean;
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

/** The code that rows of other tables know a row by. */
export const codeOfRow = (table: TableName, cells: Cells): string => cleanLine(cells(keys[table][0] ?? ''));

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

interface TableLines<Name extends TableName> {
  readonly lines: readonly Line<TableRow<Name>>[];
  readonly matched: FileReading['matched'];
}

/** The lines of one of the tables, read or not, in their order: rows that were read before, the first of them the head. */
export const readTableLines = <Name extends TableName>(
  name: Name,
  table: Pick<Table, 'records' | 'refused'>,
  mapping: Mapping,
  options: ReadingOptions,
): Result<TableLines<Name>, string> => {
  const keyOf = (cells: Cells): string => keys[name].map((field) => cleanLine(cells(field))).join('/');
  const read = readRows(table, tableFields[name] as Fields, mapping, options, keyOf);
  if (!read.ok) return read;
  const { rows, refused, matched } = read.value;
  const has = (field: string): boolean => (matched.columns.get(field) ?? []).length > 0;
  const lines: Line<unknown>[] = [
    ...rows.map(({ line, cells, row }) => ({ line, cells, has, row, key: keyOf(cells), reasons: [] })),
    ...refused.map(({ line, cells, name: key, reasons }) => ({ line, cells, has, row: null, key, reasons })),
  ];
  return ok({ lines: lines.toSorted((a, b) => a.line - b.line) as readonly Line<TableRow<Name>>[], matched });
};

const readLines = <Name extends TableName>(
  name: Name,
  source: SourceFile | undefined,
  mapping: Mapping,
  options: ReadingOptions,
): Result<{ readonly lines: TableLines<Name>['lines']; readonly reading: FileReading | null }, string> => {
  if (!source) return ok({ lines: [], reading: null });
  const table = readTable(source);
  if (!table.ok) return table;
  const read = readTableLines(name, table.value, mapping, options);
  if (!read.ok) return refuse(`${source.name}: ${read.error}`);
  return ok({ lines: read.value.lines, reading: { table: table.value, matched: read.value.matched } });
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
    const lines = readLines(table, files[table], mappingOf(table, mapped), options);
    if (!lines.ok) return lines;
    read[table] = lines.value.lines;
    if (lines.value.reading) readings.push(lines.value.reading);
  }
  const fileOf = Object.fromEntries(tableNames.map((table) => [table, files[table]?.name ?? table])) as Record<TableName, string>;
  return ok({ tables: read as OrderTables, readings, fileOf });
};
