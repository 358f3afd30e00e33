import { z } from 'zod';

/** Longer than all that an enumeration of ours has. */
const longest = 400;

/**
 * One or several of these, asked for as ids are: 'paid,delivered'. Each counts once, in the order they are declared in, so that whoever
 * asks the same asks it in the same words.
 */
export const someOf = <Values extends Readonly<Record<string, string>>>(values: z.ZodEnum<Values>) =>
  z
    .union([
      z.array(values),
      z
        .string()
        .max(longest)
        // What each of them is worth is read next.
        .transform((joined) => joined.split(',') as z.output<typeof values>[]),
    ])
    .pipe(z.array(values).min(1))
    .transform((given) => values.options.filter((each) => given.includes(each)));
