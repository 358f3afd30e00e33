import { createLimiter } from '#lib/limiter.ts';

/** Decoding is the dearest thing the server does; two at once leave room for everybody else. */
export const limitDecoding = createLimiter(2);
