import { parseArgs } from 'node:util';
import { ok, refuse, type Result } from '#lib/result.ts';
import { readWords } from '../command-line.ts';
import { importFields, isImportField, type ColumnOf, type ImportField } from './columns.ts';

export interface ImportArguments {
  readonly what: 'listings';
  readonly file: string;
  readonly folders: readonly string[];
  readonly mapped: ColumnOf;
  readonly seller: string | undefined;
  readonly report: string | undefined;
}

export interface OrderImportArguments {
  readonly what: 'orders';
  readonly folder: string;
  readonly seller: string | undefined;
  readonly report: string | undefined;
}

export interface VehicleImportArguments {
  readonly what: 'vehicles';
  readonly folder: string;
  readonly report: string | undefined;
}

const usage =
  'npm run import -- listings FILE.csv [--images DIR]… [--map field=Column]… [--seller NAME] [--report FILE.csv]\n' +
  'npm run import -- orders DIR [--seller NAME] [--report FILE.csv]\n' +
  'npm run import -- vehicles DIR [--report FILE.csv]\n' +
  `fields: ${importFields.join(', ')}`;

const parse = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      images: { type: 'string', multiple: true, default: [] },
      images2: { type: 'string', multiple: true, default: [] },
      map: { type: 'string', multiple: true, default: [] },
      seller: { type: 'string' },
      report: { type: 'string' },
    },
  });

const readMap = (pairs: readonly string[]): Result<ColumnOf, string> => {
  const mapped = new Map<ImportField, string>();
  for (const pair of pairs) {
    const [field = '', ...column] = pair.split('=');
    if (!isImportField(field) || column.length === 0) return refuse(`--map ${pair}\n${usage}`);
    mapped.set(field, column.join('='));
  }
  return ok(mapped);
};

/**
 * The command line, e.g. `listings FILE.csv --images DIR --images2 DIR2 --map title=Titulo`, `orders DIR` or `vehicles DIR`; `--images` may also come
 * several times.
 */
export const readArguments = (
  words: readonly string[],
): Result<ImportArguments | OrderImportArguments | VehicleImportArguments, string> => {
  const parsed = readWords(() => parse(words), usage);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [what, file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) return refuse(usage);
  const { images, images2, map, seller, report } = values;
  const isPlain = images.length + images2.length + map.length === 0;
  if (isPlain && what === 'orders') return ok({ what, folder: file, seller, report });
  if (isPlain && what === 'vehicles' && seller === undefined) return ok({ what, folder: file, report });
  if (what !== 'listings') return refuse(usage);
  const mapped = readMap(map);
  if (!mapped.ok) return mapped;
  return ok({ what, file, folders: [...images, ...images2], mapped: mapped.value, seller, report });
};
