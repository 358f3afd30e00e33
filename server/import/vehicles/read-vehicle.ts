import { z } from 'zod';
import { zeroKm } from '#contract/compatibility.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

export interface ReadVehicle {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  readonly trim: string;
}

/** First words that name no model by themselves. */
const prefixes = new Set([
  'GRAND',
  'GRAN',
  'SANTA',
  'NEW',
  'NOVO',
  'NOVA',
  'RANGE',
  'LAND',
  'SUPER',
  'SERIE',
  'SÉRIE',
  'CLASSE',
  'BESTA',
  'TOWN',
  'CROWN',
]);

/** 'Grand Siena Attractive 1.4' is a Grand Siena; the rest is its trim. */
const splitName = (name: string): readonly [model: string, trim: string] => {
  const words = name.split(' ');
  const count = words.length > 1 && prefixes.has((words[0] ?? '').toUpperCase()) ? 2 : 1;
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
};

const isYear = (text: string): boolean => Number(text) === zeroKm || (Number(text) >= 1900 && Number(text) <= 2100);
const needed = z.string().min(1, 'Sem marca ou sem modelo');

/** price, brand, model with trim, year, fuel, code, month, kind, letter of the fuel: the columns of a FIPE export. */
const Cells = z.tuple(
  [
    z.string(),
    needed,
    needed,
    z.string().refine((text) => /^\d{4,5}$/u.test(text) && isYear(text), { error: ({ input }) => `Ano não entendido: ${String(input)}` }),
    z.string(),
    z.string().regex(/^\d{6}-\d$/u, { error: ({ input }) => `Código não entendido: ${String(input)}` }),
    z.string(),
    z.string(),
    z.string(),
  ],
  { error: 'Não tem 9 colunas' },
);

/** A line as a vehicle, or why it can not be taken. */
export const readVehicle = (cells: readonly string[]): Result<ReadVehicle, string> => {
  const read = Cells.safeParse(cells.map((cell) => cell.replaceAll(/\s+/gu, ' ').trim()));
  if (!read.success) return refuse([...new Set(read.error.issues.map(({ message }) => message))].join('; '));
  const [, brand, name, year, fuel, code, , , letter] = read.data;
  const [model, rest] = splitName(name);
  return ok({
    id: `fipe-${code}-${year}-${letter || fuel}`.slice(0, 64),
    brand,
    model,
    year: Number(year),
    trim: `${rest} ${fuel}`.trim(),
  });
};
