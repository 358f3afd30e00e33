import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import type { z } from 'zod';
import { ok, refuse, type Result } from '#lib/result.ts';
import { CustomerColumns, ItemColumns, OrderColumns, ProductColumns, SellerColumns } from './order-columns.ts';

export const tableNames = ['orders', 'items', 'customers', 'products', 'sellers'] as const;
export type TableName = (typeof tableNames)[number];

/** A line of a table as it can be used, or why it can not; lines count from 2, below the head. */
export interface Line<Row> {
  readonly line: number;
  /** What the line calls itself: told in the report, read or not. */
  readonly key: string;
  readonly row: Result<Row, string>;
}

export interface OrderTables {
  readonly orders: readonly Line<OrderColumns>[];
  readonly items: readonly Line<ItemColumns>[];
  readonly customers: readonly Line<CustomerColumns>[];
  readonly products: readonly Line<ProductColumns>[];
  readonly sellers: readonly Line<SellerColumns>[];
}

export type TableTexts = Readonly<Record<TableName, string>>;

/** What Olist calls its files. */
const fileNames: TableTexts = {
  orders: 'olist_orders_dataset.csv',
  items: 'olist_order_items_dataset.csv',
  customers: 'olist_customers_dataset.csv',
  products: 'olist_products_dataset.csv',
  sellers: 'olist_sellers_dataset.csv',
};

const readLines = <Row>(text: string, schema: z.ZodType<Row>, keys: readonly string[]): readonly Line<Row>[] => {
  const { data } = Papa.parse<Readonly<Record<string, string | undefined>>>(text.replace(/^\uFEFF/u, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transform: (value) => value.normalize('NFC').trim(),
  });
  return data.map((raw, at) => {
    // A database keeps no NUL: refused here, not there.
    const isText = Object.values(raw).every((value) => typeof value !== 'string' || !value.includes('\u0000'));
    const parsed = schema.safeParse(raw);
    const row = parsed.success ? ok(parsed.data) : refuse([...new Set(parsed.error.issues.map(({ message }) => message))].join('; '));
    return { line: at + 2, key: keys.map((key) => raw[key] ?? '').join('/'), row: isText ? row : refuse('Caracteres inválidos') };
  });
};

export const readTables = (texts: TableTexts): OrderTables => ({
  orders: readLines(texts.orders, OrderColumns, ['order_id']),
  items: readLines(texts.items, ItemColumns, ['order_id', 'order_item_id']),
  customers: readLines(texts.customers, CustomerColumns, ['customer_id']),
  products: readLines(texts.products, ProductColumns, ['product_id']),
  sellers: readLines(texts.sellers, SellerColumns, ['seller_id']),
});

/** Products and sellers only lend names: a folder without them is imported too. */
const mayBeAbsent: ReadonlySet<TableName> = new Set(['products', 'sellers']);

/** The tables of a folder, or which is missing. */
export const readFolder = async (folder: string): Promise<Result<OrderTables, string>> => {
  const texts: Partial<Record<TableName, string>> = {};
  for (const table of tableNames) {
    const file = join(folder, fileNames[table]);
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null && !mayBeAbsent.has(table)) return refuse(`No such file: ${file}`);
    texts[table] = text ?? '';
  }
  return ok(readTables({ orders: '', items: '', customers: '', products: '', sellers: '', ...texts }));
};
