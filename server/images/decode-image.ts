import type { Sharp } from 'sharp';
import { imageLimits } from './image-limits.ts';
import { loadSharp } from './load-sharp.ts';

/** The picture as people see it: upright, on white where it is transparent, in sRGB, without metadata. Fails on damaged pixels. */
export const decodeImage = async (bytes: Uint8Array): Promise<Sharp> => {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
};
