/** What the console's import knows of each kind of table: its fields, and how a file tells which kind it is. */
import type { ImportKind, ImportTable } from '#contract/import-run.ts';
import { foldText } from '#lib/fold-text.ts';
import { fieldOfHead } from './match-columns.ts';
import type { Fields } from './field.ts';
import { attributeFields, listingFields } from './listings/listing-fields.ts';
import { tableFields, tableNames, type TableName } from './orders/order-fields.ts';
import { stockFields } from './stock/stock-fields.ts';
import { fipeHead, vehicleFields } from './vehicles/vehicle-fields.ts';

/** What a column is read as; null for one that is left out. */
export type ColumnFields = readonly (string | null)[];

/** Columns that a report of ours adds to those of a file: an import of the report needs none of them. */
export const reportHeads = ['Linha do arquivo', 'Resultado', 'Motivo'] as const;

const fieldsByTable: Readonly<Record<ImportTable, Fields>> = {
  stock: stockFields,
  listings: listingFields,
  vehicles: vehicleFields,
  ...tableFields,
};

export const isOrderTable = (table: ImportTable | null): table is TableName => (tableNames as readonly (string | null)[]).includes(table);

export const kindOfTable = (table: ImportTable): ImportKind => (isOrderTable(table) ? 'orders' : table);

/** The fields a file of this table may have, the attributes its heads name among them. */
export const fieldsOf = (table: ImportTable, heads: readonly string[]): Fields =>
  table === 'listings' ? { ...listingFields, ...attributeFields(heads, []) } : fieldsByTable[table];

const isOfReport = (head: string): boolean => (reportHeads as readonly string[]).includes(head.trim());

/** What each column is by its head, each field once but for those several columns may say. */
export const columnsByHead = (heads: readonly string[], fields: Fields): ColumnFields => {
  const given = new Set<string>();
  return heads.map((head) => {
    const name = isOfReport(head) ? null : fieldOfHead(head, fields);
    if (name === null || (given.has(name) && fields[name]?.isMany === undefined)) return null;
    given.add(name);
    return name;
  });
};

const has = (heads: readonly string[], table: ImportTable, ...names: readonly string[]): boolean => {
  const columns = columnsByHead(heads, fieldsByTable[table]);
  return names.every((name) => columns.includes(name));
};

/** Which table of orders has such a head: of those whose needed columns are there, the one that knows most of them; null where none is. */
export const guessOrderTable = (heads: readonly string[]): TableName | null => {
  const known = tableNames.flatMap((table) => {
    const fields: Fields = tableFields[table];
    const columns = columnsByHead(heads, fields);
    const isWhole = Object.entries(fields).every(([name, { isNeeded }]) => !isNeeded || columns.includes(name));
    return isWhole ? [{ table, count: columns.filter((field) => field !== null).length }] : [];
  });
  return known.toSorted((a, b) => b.count - a.count)[0]?.table ?? null;
};

/** Of what no order can be made without; products and sellers know theirs by a code that other files have too. */
const ownHeads: ReadonlySet<TableName | null> = new Set(['orders', 'items', 'customers'] as const);

const ofListings: readonly (keyof typeof listingFields)[] = [
  'category',
  'gtin',
  'height',
  'width',
  'depth',
  'weight',
  'description',
  'condition',
  'listingType',
  'image',
];

/** What counts pieces of named products and says nothing else that a listing needs; a 'título' is of a listing. */
const isStockSheet = (heads: readonly string[]): boolean =>
  has(heads, 'stock', 'sku', 'stock', 'name') &&
  !ofListings.some((field) => has(heads, 'listings', field)) &&
  Object.keys(attributeFields(heads, [])).length === 0 &&
  !heads.some((head) => /titulo|title|anuncio/u.test(foldText(head)));

/** Which table has such a head: what is exported to be changed says so by its version, and what has titles makes listings unless it only counts. */
export const guessTable = (heads: readonly string[]): ImportTable => {
  if (has(heads, 'stock', 'sku', 'version')) return 'stock';
  if (has(heads, 'vehicles', 'brand', 'model', 'year')) return 'vehicles';
  const ofOrders = guessOrderTable(heads);
  if (ofOrders !== null && ownHeads.has(ofOrders)) return ofOrders;
  if (has(heads, 'listings', 'title')) return isStockSheet(heads) ? 'stock' : 'listings';
  return has(heads, 'stock', 'sku') || !has(heads, 'listings', 'sku') ? 'stock' : 'listings';
};

/** FIPE exports its table without a head: nine columns whose fourth is a year. */
export const headOf = (first: readonly string[]): { readonly heads: readonly string[]; readonly isRow: boolean } =>
  first.length === fipeHead.length && /^\s*\d{4,5}\s*$/u.test(first[3] ?? '')
    ? { heads: fipeHead, isRow: true }
    : { heads: first, isRow: false };
