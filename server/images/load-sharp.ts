import type sharpModule from 'sharp';

type Sharp = typeof sharpModule;

let loaded: Promise<Sharp> | null = null;

/**
 * sharp, when the first picture comes: a start that draws none does not wait for its native library. Without its cache, for no
 * picture is decoded twice in a row; one thread for each, since two are decoded at once already (limiter.ts).
 */
export const loadSharp = (): Promise<Sharp> => {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
};
