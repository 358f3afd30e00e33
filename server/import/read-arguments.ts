import { parseArgs } from 'node:util';
import type { ReadingOptions } from '#import/field.ts';
import { listingFields } from '#import/listings/listing-fields.ts';
import { tableFields, tableNames, type TableName } from '#import/orders/order-fields.ts';
import { localTimeOrders } from '#import/read-local-time.ts';
import { vehicleFields } from '#import/vehicles/vehicle-fields.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { readWords } from '../command-line.ts';

/** What a person may say of every import. */
interface Common {
  /** `--map field=Column`, in the order it was typed. */
  readonly mapped: readonly (readonly [field: string, column: string])[];
  readonly options: ReadingOptions;
  readonly report: string | undefined;
}

export interface ImportArguments extends Common {
  readonly what: 'listings';
  readonly file: string;
  readonly folders: readonly string[];
  readonly seller: string | undefined;
  readonly isUpdate: boolean;
}

export interface OrderImportArguments extends Common {
  readonly what: 'orders';
  readonly folder: string;
  /** Files that are called otherwise than Olist calls them. */
  readonly files: ReadonlyMap<TableName, string>;
  readonly seller: string | undefined;
  readonly isUpdate: boolean;
}

export interface VehicleImportArguments extends Common {
  readonly what: 'vehicles';
  readonly folder: string;
}

const commonUsage = '[--map campo=Coluna]… [--decimal ,|.] [--report ARQUIVO.csv]';
const usage = [
  `npm run import -- listings ARQUIVO.csv [--images PASTA]… [--seller NOME] [--update] [--accept-prices] ${commonUsage}`,
  `npm run import -- orders PASTA [--file tabela=ARQUIVO]… [--dates d/m/y|m/d/y] [--seller NOME] [--update] ${commonUsage}`,
  `npm run import -- vehicles PASTA ${commonUsage}`,
  `campos de listings: ${Object.keys(listingFields).join(', ')}, attr:Nome`,
  `tabelas e campos de orders (--map tabela.campo=Coluna): ${tableNames.map((table) => `${table} (${Object.keys(tableFields[table]).join(', ')})`).join(', ')}`,
  `campos de vehicles: ${Object.keys(vehicleFields).join(', ')}`,
].join('\n');

const parse = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      images: { type: 'string', multiple: true, default: [] },
      images2: { type: 'string', multiple: true, default: [] },
      map: { type: 'string', multiple: true, default: [] },
      file: { type: 'string', multiple: true, default: [] },
      seller: { type: 'string' },
      report: { type: 'string' },
      dates: { type: 'string' },
      decimal: { type: 'string' },
      update: { type: 'boolean', default: false },
      'accept-prices': { type: 'boolean', default: false },
    },
  });
type Values = ReturnType<typeof parse>['values'];
type OptionName = keyof Values;

/** What each import may be told; anything else would be heard by nobody. */
const heard: Readonly<Record<string, readonly OptionName[]>> = {
  listings: ['images', 'images2', 'map', 'seller', 'report', 'decimal', 'update', 'accept-prices'],
  orders: ['file', 'map', 'seller', 'report', 'dates', 'decimal', 'update'],
  vehicles: ['map', 'report', 'decimal'],
};

/** 'price=Valor = à vista' as the two sides of its first sign; null where one is missing. */
const readPair = (pair: string): readonly [string, string] | null => {
  const [, name, value] = /^(?<name>[^=]+)=(?<value>.+)$/u.exec(pair) ?? [];
  return name === undefined || value === undefined ? null : [name, value];
};

const readPairs = (option: string, pairs: readonly string[]): Result<readonly (readonly [string, string])[], string> => {
  const read = pairs.map((pair) => ({ pair, sides: readPair(pair) }));
  const wrong = read.find(({ sides }) => sides === null);
  return wrong ? refuse(`--${option} ${wrong.pair}\n${usage}`) : ok(read.flatMap(({ sides }) => (sides ? [sides] : [])));
};

const oneOf = <Word extends string>(
  option: string,
  given: string | undefined,
  words: readonly Word[],
): Result<Word | undefined, string> => {
  const known = words.find((word) => word === given);
  return given !== undefined && known === undefined ? refuse(`--${option} ${given}: esperado ${words.join(' ou ')}\n${usage}`) : ok(known);
};

const readCommon = (values: Values): Result<Common, string> => {
  const mapped = readPairs('map', values.map);
  const dates = oneOf('dates', values.dates, localTimeOrders);
  const decimal = oneOf('decimal', values.decimal, [',', '.']);
  if (!mapped.ok) return mapped;
  if (!dates.ok) return dates;
  if (!decimal.ok) return decimal;
  const options = { dates: dates.value, decimal: decimal.value, acceptPrices: values['accept-prices'] };
  return ok({ mapped: mapped.value, options, report: values.report });
};

const isTable = (name: string): name is TableName => (tableNames as readonly string[]).includes(name);

const readFiles = (pairs: readonly string[]): Result<ReadonlyMap<TableName, string>, string> => {
  const read = readPairs('file', pairs);
  if (!read.ok) return read;
  const unknown = read.value.find(([table]) => !isTable(table));
  return unknown ? refuse(`--file ${unknown.join('=')}\n${usage}`) : ok(new Map(read.value as readonly (readonly [TableName, string])[]));
};

/** The command line, e.g. `listings FILE.csv --images DIR --images2 DIR2 --map title=Titulo`; `--images` may also come several times. */
export const readArguments = (
  words: readonly string[],
): Result<ImportArguments | OrderImportArguments | VehicleImportArguments, string> => {
  const parsed = readWords(() => parse(words), usage);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [what = '', path, ...rest] = positionals;
  const known = heard[what];
  if (!known || path === undefined || rest.length > 0) return refuse(usage);
  const unheard = (Object.keys(values) as OptionName[]).find((name) => !known.includes(name) && isGiven(values[name]));
  if (unheard !== undefined) return refuse(`--${unheard} não é de ${what}\n${usage}`);
  const common = readCommon(values);
  const files = readFiles(values.file);
  if (!common.ok) return common;
  if (!files.ok) return files;
  const { images, images2, seller, update: isUpdate } = values;
  if (what === 'vehicles') return ok({ ...common.value, what, folder: path });
  if (what === 'orders') return ok({ ...common.value, what, folder: path, files: files.value, seller, isUpdate });
  return ok({ ...common.value, what: 'listings', file: path, folders: [...images, ...images2], seller, isUpdate });
};

const isGiven = (value: Values[OptionName]): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false);
