import { z } from 'zod';
import { Instant } from '#contract/call.ts';

/** `undoes`: the intent that is taken back. `since`: since when this had stood before it ended, as this screen saw it; the server goes by its own. */
export const endTakenBack = { undoes: z.string().optional(), since: Instant.nullish() };

/** What is told of that to the server. */
export const takingBack = (undoes: string | undefined) => (undoes === undefined ? {} : { undoes });
