import { ok, refuse, type Result } from '#lib/result.ts';
import type { ReadingOptions } from '../field.ts';
import type { Mapping } from '../match-columns.ts';
import { readRows, type ReadColumns, type RefusedRow } from '../read-rows.ts';
import { readTable, type SourceFile, type Table } from '../read-table.ts';
import { fipeHead, vehicleFields } from './vehicle-fields.ts';

export interface ReadVehicle {
  readonly line: number;
  /** As the table of prices calls it; null of a table that does not say its codes. */
  readonly fipeId: string | null;
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  readonly trim: string;
}

export interface ReadVehicles {
  readonly table: Table;
  readonly matched: ReadColumns;
  readonly vehicles: readonly ReadVehicle[];
  readonly refused: readonly RefusedRow[];
}

/** First words that name no model by themselves. */
const prefixes = new Set('GRAND GRAN SANTA NEW NOVO NOVA RANGE LAND SUPER SERIE SÉRIE CLASSE BESTA TOWN CROWN'.split(' '));

/** 'Grand Siena Attractive 1.4' is a Grand Siena; the rest is its trim. */
const splitName = (name: string): readonly [model: string, trim: string] => {
  const words = name.split(' ');
  const count = words.length > 1 && prefixes.has((words[0] ?? '').toUpperCase()) ? 2 : 1;
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
};

/** Without a head: a row of nine columns whose fourth is a year. */
const isFipe = ({ records: [first] }: Table): boolean =>
  first?.cells.length === fipeHead.length && /^\s*\d{4,5}\s*$/u.test(first.cells[3] ?? '');

/** A table of vehicles, row by row: with a head of its own, or as FIPE exports it without one. */
export const readVehicles = (file: SourceFile, mapping: Mapping, options: ReadingOptions): Result<ReadVehicles, string> => {
  const table = readTable(file);
  if (!table.ok) return table;
  const { records } = table.value;
  const withHead = isFipe(table.value) ? { ...table.value, records: [{ line: 0, cells: fipeHead }, ...records] } : table.value;
  const read = readVehicleRows(withHead, mapping, options);
  return read.ok ? read : refuse(`${file.name}: ${read.error}; sem cabeçalho são nove colunas: ${fipeHead.join(', ')}`);
};

/** The same of rows that were read before, the first of them the head. */
export const readVehicleRows = (table: Table, mapping: Mapping, options: ReadingOptions): Result<ReadVehicles, string> => {
  const read = readRows(table, vehicleFields, mapping, options, (cells) => `${cells('brand')} ${cells('model')}`.trim());
  if (!read.ok) return read;
  const { rows, refused, matched } = read.value;
  const vehicles = rows.map(({ line, row: { brand, model: name, year, fuel, code, letter } }): ReadVehicle => {
    const [model, rest] = splitName(name);
    const fipeId = code === '' ? null : `fipe-${code}-${year}-${letter || fuel}`.slice(0, 64);
    return { line, fipeId, brand, model, year, trim: `${rest} ${fuel}`.trim() };
  });
  return ok({ table, matched, vehicles, refused });
};
