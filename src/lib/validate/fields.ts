import { z } from 'zod';
import { ok } from '../result.ts';
import type { Read } from './readers.ts';
import { fails } from './fails.ts';

/**
 * A reader of the catalogue as a schema: text in, what is kept out. The same schema stands in a form, where the text is what the
 * mask shows, and in a contract.
 */
export const field = <Value>(read: Read<Value>) =>
  z.string().transform((text, context): Value => {
    const value = read(text);
    if (value.ok) return value.value;
    context.addIssue({ code: 'custom', input: text, params: value.error });
    return z.NEVER;
  });

/** The same, where nothing typed is an answer too: null. */
export const optional = <Value>(read: Read<Value>) => field<Value | null>((text) => (text.trim() === '' ? ok(null) : read(text)));

/** At least one file. */
export const chosenFiles = <File extends z.ZodType>(file: File) => z.array(file).refine((files) => files.length > 0, fails('file'));

/** Images none of which was found wrong; `error` is what is wrong with one (row IMG-3). */
export const soundImages = <Image extends z.ZodType<{ readonly error: string | null }>>(image: Image) =>
  z.array(image).refine((images) => images.every(({ error }) => error === null), fails('images'));
