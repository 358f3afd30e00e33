import { z } from 'zod';
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
/** What a person wrote: not blank. */
export const writtenText = (most: number) => counted(z.string().trim().min(1), most);
