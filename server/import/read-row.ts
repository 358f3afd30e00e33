import { z } from 'zod';
import { ok, refuse, type Result } from '#lib/result.ts';
import { importFields, type ColumnOf } from './columns.ts';
import { readCents } from './read-cents.ts';

const otherCategory = 'Mais Categorias';

/** Why a value is refused is said beside it, in Portuguese. */
const upTo = (most: number, what: string) => z.string().max(most, `${what} com mais de ${most} caracteres`);
const orNull = (text: string): string | null => text || null;

const price = z.string().transform((text, context) => {
  const cents = readCents(text);
  if (cents === undefined) context.addIssue(`Preço não entendido: ${text}`);
  return cents ?? null;
});

/** Centimetres or grams; zero means not informed (part 2, section 9). */
const measure = z
  .string()
  .regex(/^(?:\d{1,6}(?:[.,]\d{1,3})?)?$/u, 'Medida não entendida')
  .transform((text) => Number(text.replace(',', '.')));

/** A wrong barcode or a missing price is taken: to notice it is what the queue is for. */
const ImportedRow = z.object({
  title: upTo(255, 'Título').min(1, 'Sem título'),
  category: z.string().transform((text) => text || otherCategory),
  /** Cents. */
  price,
  sku: upTo(120, 'SKU').transform(orNull),
  gtin: z
    .string()
    .transform((text) => text.replaceAll(/[\s.-]/gu, ''))
    .pipe(upTo(14, 'EAN / GTIN').transform(orNull)),
  height: measure,
  width: measure,
  depth: measure,
  weight: measure,
  description: upTo(20_000, 'Descrição'),
  /** Name of its image file, when the row says it. */
  image: z.string().transform(orNull),
});
export type ImportedRow = z.output<typeof ImportedRow>;

/** A row of the file as a listing needs it, or why it can not be taken. */
export const readRow = (row: Readonly<Record<string, unknown>>, columnOf: ColumnOf): Result<ImportedRow, string> => {
  const text = (column: string | undefined): string => {
    const value = row[column ?? ''];
    return typeof value === 'string' ? value.normalize('NFC').replaceAll(/\s+/gu, ' ').trim() : '';
  };
  const parsed = ImportedRow.safeParse(Object.fromEntries(importFields.map((field) => [field, text(columnOf.get(field))])));
  return parsed.success ? ok(parsed.data) : refuse(parsed.error.issues.map(({ message }) => message).join('; '));
};
