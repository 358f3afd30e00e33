import { imageSides, takenImageBytes } from '#contract/image-limits.ts';
import { decodablePixels } from '#lib/image/read-size.ts';

/** Bounds of an acceptable image (domain, 5.3; reliability, inputs 97 ff.). Pixels. */
export const imageLimits = {
  /** Refused from the header, before a pixel is decoded. */
  pixels: decodablePixels,
  /** Both sides at least this … */
  shortSide: imageSides.short,
  /** … and one side over this. */
  longSide: imageSides.long,
  /** Under it on the longer side the marketplace shows it small: a warning. */
  recommended: imageSides.recommended,
  takenBytes: takenImageBytes,
  /** The largest side the marketplace keeps; what we store is no larger. */
  kept: 1920,
} as const;

/** Variance of the Laplacian in the sharpest part; below it the picture looks out of focus. Sharp pictures measured had 201 and more, the same blurred 57 and less. */
export const sharpEnough = 60;

/** Rises when a measure or a limit above changes: answers kept under another revision are then not read. */
export const analysisRevision = 2;

/** Widths that are made when first asked for; any other is not, or strangers could fill the disk. */
const widths = [112, 320, 640];

/** What is made of an image and kept beside it under these names. */
export const derivedNames = (name: string): readonly string[] => {
  const [, hash] = /^(?<hash>[0-9a-f]+)\.jpg$/u.exec(name) ?? [];
  return hash === undefined ? [] : widths.map((width) => `${hash}-${width}.jpg`);
};
