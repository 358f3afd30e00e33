import { z } from 'zod';
import { cleanGtin } from '#lib/gtin.ts';
import { oneLine } from '#lib/one-line.ts';
import { isPlainName } from '#lib/validate/plain-name.ts';
import { fails } from '#lib/validate/fails.ts';
import { lengthOf } from '#lib/validate/text.ts';

/**
 * A text of at most so many code points, as forms count them (decision 16). `max` of zod counts UTF-16 units: twelve hundred smiles
 * would pass a form, wait in the outbox and be refused.
 */
const counted = (text: z.ZodString, most: number): z.ZodString =>
  text
    .check(({ value, issues }) => {
      if (lengthOf(value) > most) issues.push({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input: value });
    })
    .meta({ maxLength: most });

export const textUpTo = (most: number) => counted(z.string(), most);
/** A code of a SKU or a kit. */
export const skuCodeUpTo = (most: number) => z.string().overwrite(oneLine).min(1).max(most);
/** A barcode, also as it is printed; whether it is one is the form's and the server's to judge. */
export const barcodeText = z.string().overwrite(cleanGtin).max(14);
/** What a person wrote: not blank. */
export const writtenText = (most: number) => counted(z.string().trim().min(1), most);
/** What a person goes on being called; one that was written before may be any text. */
export const keptName = z.string().trim().min(2).max(120);
/** What mails call a person, as it is written. */
export const personName = keptName.refine(isPlainName, fails('plainName'));
