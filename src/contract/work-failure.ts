import { z } from 'zod';

/**
 * Why the server gave up what it was to do by itself: every try threw (`error`), took longer than it may (`timeout`), or ended with
 * the process that made it (`interrupted`). What the last try did counts.
 */
export const WorkFailure = z.enum(['error', 'timeout', 'interrupted']);
export type WorkFailure = z.infer<typeof WorkFailure>;
