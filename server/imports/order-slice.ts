import { asc, sql } from 'drizzle-orm';
import type { Cells } from '#import/read-rows.ts';
import { tableNames, type TableName } from '#import/orders/order-fields.ts';
import { codeOfRow, readTableLines, type Line, type OrderTables } from '#import/orders/read-order-tables.ts';
import { cleanLine } from '#import/clean-text.ts';
import { isOrderTable } from '#import/importable.ts';
import type { Db, Tx } from '../db/open.ts';
import { importLine } from '../db/schema/import-run.ts';
import type { RunRecord } from './import-row.ts';
import type { LineRecord } from './judged.ts';
import { tableOf } from './table-of-lines.ts';

/** Some orders with every line of the other tables that has to do with them. */
export interface OrderSlice {
  readonly tables: OrderTables;
  readonly recordOf: (table: TableName, line: number) => LineRecord | undefined;
}

export const keyOf = (table: TableName, code: string): string | null => (code === '' ? null : `${table}/${code}`);

export const fileOfTable = ({ files }: Pick<RunRecord, 'files'>, table: TableName): number =>
  files.findIndex((file) => file.table === table);

/** Lines of one of the tables, read. */
export const readLinesOf = (run: RunRecord, table: TableName, lines: readonly LineRecord[]): readonly Line<unknown>[] => {
  const given = tableOf(run, fileOfTable(run, table), lines);
  const read = readTableLines(table, given.table, given.mapping, given.options);
  if (!read.ok) throw new Error(read.error);
  return read.value.lines;
};

/** Each key with its import: so they are looked up, whatever the database believes of how many lines one import has. */
const linesByKey = async (db: Db | Tx, run: RunRecord, keys: readonly (string | null)[]): Promise<readonly LineRecord[]> => {
  const asked = [...new Set(keys)].flatMap((key) => (key === null ? [] : [{ run: run.id, key }]));
  if (asked.length === 0) return [];
  const rows = sql`select r.run, r.key from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r(run text, key text)`;
  return db
    .select()
    .from(importLine)
    .where(sql`(${importLine.runId}, ${importLine.key}) in (${rows})`)
    .orderBy(asc(importLine.file), asc(importLine.line));
};

/** The codes in these fields of some lines. */
const codesIn = (lines: readonly { readonly cells: Cells }[], field: string): readonly string[] =>
  lines.map(({ cells }) => cleanLine(cells(field)));

/**
 * What an import of these lines has to read: their orders, other lines with the same order numbers, the items and customers of those, and
 * the products and sellers that the items name.
 */
export const gatherSlice = async (
  db: Db | Tx,
  run: RunRecord,
  table: 'orders' | 'items',
  lines: readonly LineRecord[],
): Promise<OrderSlice> => {
  const given = readLinesOf(run, table, lines);
  const numbers = given.map(({ cells }) => codeOfRow(table, cells));
  const own = await linesByKey(db, run, [
    ...numbers.flatMap((number) => [keyOf('orders', number), keyOf('items', number)]),
    ...codesIn(given, 'customer_id').map((code) => keyOf('customers', code)),
  ]);
  const tableOfFile = ({ file }: LineRecord): TableName | null => {
    const its = run.files[file]?.table ?? null;
    return isOrderTable(its) ? its : null;
  };
  const among = <Name extends TableName>(name: Name, records: readonly LineRecord[]): OrderTables[Name] => {
    const its = records.filter((each) => tableOfFile(each) === name);
    return its.length === 0 ? [] : (readLinesOf(run, name, its) as unknown as OrderTables[Name]);
  };
  const items = among('items', own);
  const named = await linesByKey(db, run, [
    ...codesIn(items, 'product_id').map((code) => keyOf('products', code)),
    ...codesIn(items, 'seller_id').map((code) => keyOf('sellers', code)),
  ]);
  const all = [...own, ...named];
  const records = new Map(all.map((each) => [`${tableOfFile(each)}/${each.line}`, each]));
  return {
    tables: Object.fromEntries(tableNames.map((name) => [name, among(name, all)])) as unknown as OrderTables,
    recordOf: (name, line) => records.get(`${name}/${line}`),
  };
};
