/** What the console's import knows of each kind of table: its fields, and how a file tells which kind it is. */
import { fieldOfHead } from './match-columns.ts';
import type { Fields } from './field.ts';
import { attributeFields, listingFields } from './listings/listing-fields.ts';
import { stockFields } from './stock/stock-fields.ts';
import { fipeHead, vehicleFields } from './vehicles/vehicle-fields.ts';

export const importableKinds = ['stock', 'listings', 'vehicles'] as const;
export type ImportableKind = (typeof importableKinds)[number];

/** What a column is read as; null for one that is left out. */
export type ColumnFields = readonly (string | null)[];

/** What a report of ours adds to the columns of a file: who imports it again needs none of it. */
export const reportHeads = ['Linha do arquivo', 'Resultado', 'Motivo'] as const;

const fieldsByKind: Readonly<Record<ImportableKind, Fields>> = { stock: stockFields, listings: listingFields, vehicles: vehicleFields };

/** The fields a file of this kind may have, the attributes its heads name among them. */
export const fieldsOf = (kind: ImportableKind, heads: readonly string[]): Fields =>
  kind === 'listings' ? { ...listingFields, ...attributeFields(heads, []) } : fieldsByKind[kind];

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

/** Which kind of table has such a head: what is exported to be changed says so by its version, and what has titles makes listings. */
export const guessKind = (heads: readonly string[]): ImportableKind => {
  const has = (kind: ImportableKind, ...names: readonly string[]): boolean => {
    const columns = columnsByHead(heads, fieldsByKind[kind]);
    return names.every((name) => columns.includes(name));
  };
  if (has('stock', 'sku', 'version')) return 'stock';
  if (has('vehicles', 'brand', 'model', 'year')) return 'vehicles';
  if (has('listings', 'title')) return 'listings';
  return has('stock', 'sku') || !has('listings', 'sku') ? 'stock' : 'listings';
};

/** FIPE exports its table without a head: nine columns whose fourth is a year. */
export const headOf = (first: readonly string[]): { readonly heads: readonly string[]; readonly isRow: boolean } =>
  first.length === fipeHead.length && /^\s*\d{4,5}\s*$/u.test(first[3] ?? '')
    ? { heads: fipeHead, isRow: true }
    : { heads: first, isRow: false };
