import sharp, { type Sharp } from 'sharp';
import { imageLimits } from './image-limits.ts';

/** The picture as people see it: upright, on white where it is transparent, in sRGB, without metadata. Fails on damaged pixels. */
export const decodeImage = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
