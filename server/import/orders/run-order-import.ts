import { basename, resolve } from 'node:path';
import type { TableName } from '#import/orders/order-fields.ts';
import { readOrderTables, type SourceFiles } from '#import/orders/read-order-tables.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Settings } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { findSeller } from '../find-seller.ts';
import type { OrderImportArguments } from '../read-arguments.ts';
import { listFiles, readSource } from '../read-source.ts';
import { writeReport } from '../write-report.ts';
import { importOrders } from './import-orders.ts';

/** What Olist calls its files. */
const fileNames: Readonly<Record<TableName, string>> = {
  orders: 'olist_orders_dataset.csv',
  items: 'olist_order_items_dataset.csv',
  customers: 'olist_customers_dataset.csv',
  products: 'olist_products_dataset.csv',
  sellers: 'olist_sellers_dataset.csv',
};

const mayBeAbsent: ReadonlySet<TableName> = new Set(['products', 'sellers']);

/** The files of a folder, by their names or as `--file` calls them, or every one that is missing. */
export const readFolder = async (folder: string, files: ReadonlyMap<TableName, string>): Promise<Result<SourceFiles, string>> => {
  const listed = await listFiles(folder);
  if (!listed.ok) return listed;
  const read = await Promise.all(
    (Object.keys(fileNames) as TableName[]).map(async (table) => {
      const name = files.get(table) ?? fileNames[table];
      return { table, name, source: await readSource(resolve(folder, name)) };
    }),
  );
  const missing = read.filter(({ table, source }) => !source.ok && (files.has(table) || !mayBeAbsent.has(table)));
  if (missing.length === 0)
    return ok(
      Object.fromEntries(read.flatMap(({ table, source }) => (source.ok ? [[table, source.value]] : []))) as unknown as SourceFiles,
    );
  const found = listed.value.map((path) => basename(path)).filter((name) => /\.(?:csv|tsv|txt)$/iu.test(name));
  const said = [
    `Em ${folder} não há ${missing.map(({ name }) => name).join(', ')}.`,
    `Há ${found.join(', ') || 'nenhum CSV'}.`,
    `Diga qual é qual: ${missing.map(({ table }) => `--file ${table}=ARQUIVO`).join(' ')}`,
  ];
  return refuse(said.join('\n'));
};

/** One import from folder to sales list; answers the summary to print, or why nothing came of it. Line by line it is in the report. */
export const runOrderImport = async (
  { folder, files, mapped, options, seller, isUpdate, report }: OrderImportArguments,
  { DATA_DIR }: Pick<Settings, 'DATA_DIR'>,
  { db }: Pick<Database, 'db'>,
): Promise<Result<string, string>> => {
  const sources = await readFolder(folder, files);
  if (!sources.ok) return sources;
  const read = readOrderTables(sources.value, mapped, options);
  if (!read.ok) return read;
  // Of which no order can be read, a folder leaves nothing here, not even a company.
  const isAny = read.value.tables.orders.some(({ row }) => row !== null);
  const owner = isAny ? await findSeller(db, seller) : ok({ sellerId: '', accountId: '' });
  if (!owner.ok) return owner;
  const lines = await importOrders(db, { read: read.value, owner: owner.value, isForAll: seller !== undefined, isUpdate, now: new Date() });
  return writeReport({ report, DATA_DIR }, read.value.readings, lines);
};
