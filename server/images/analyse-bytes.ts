import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ImageRole, ImageVerdict } from '#contract/sku.ts';
import { measuredSide, whiteBorderOf, whiteBorderShare, type Pixels } from '#lib/image/white-border.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { decodeImage } from './decode-image.ts';
import { imageLimits, sharpEnough } from './image-limits.ts';
import { loadSharp } from './load-sharp.ts';
import { imageTexts, type ImageText } from './image-texts.ts';
import { printOf, sharpnessOf } from './measure-image.ts';
import { readHeader } from './read-header.ts';

export type Verdict = z.output<typeof ImageVerdict>;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Measures an image, or says in Portuguese what is wrong with it. Only measures: nothing is stored. */
export const analyseBytes = async (bytes: Uint8Array, role: ImageRole): Promise<Result<Verdict, ImageText>> => {
  const seen = await lookAt(bytes, role);
  return seen.ok ? ok(seen.value.verdict) : seen;
};

/** The same, with the print by which copies of it are known. */
export const lookAt = async (
  bytes: Uint8Array,
  role: ImageRole,
): Promise<Result<{ readonly verdict: Verdict; readonly print: string }, ImageText>> => {
  const header = await readHeader(bytes);
  if (!header.ok) return header;
  const measured = await measure(bytes);
  if (!measured) return refuse(imageTexts.corrupt);
  const { format, width, height } = header.value;
  const { whiteBorder, sharpness, print } = measured;
  const warnings: Verdict['warnings'] = [
    ...(Math.max(width, height) < imageLimits.recommended ? (['under-1200'] as const) : []),
    ...(bytes.length > imageLimits.takenBytes ? (['over-10mb'] as const) : []),
    ...(sharpness < sharpEnough ? (['blurred'] as const) : []),
    // Only the cover has to be on white (domain, 5.3).
    ...(role === 'cover' && whiteBorder < whiteBorderShare ? (['not-white'] as const) : []),
  ];
  return ok({ verdict: { valid: true, hash: hashOf(bytes), format, width, height, whiteBorder, sharpness, warnings }, print });
};

interface Measures {
  readonly whiteBorder: number;
  readonly sharpness: number;
  readonly print: string;
}

const measure = async (bytes: Uint8Array): Promise<Measures | null> => {
  // Before the catch: a library that is not there is no damaged picture.
  await loadSharp();
  try {
    const small = (await decodeImage(bytes)).resize({ width: measuredSide, height: measuredSide, fit: 'inside', withoutEnlargement: true });
    const colour = await small.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const grey = greyOf({ data: colour.data, ...sizeOf(colour.info) });
    const whiteBorder = round(whiteBorderOf({ data: colour.data, ...sizeOf(colour.info) }));
    return { whiteBorder, sharpness: round(sharpnessOf(grey)), print: printOf(grey) };
  } catch {
    // Whatever the decoder stumbles over, the picture can not be shown whole.
    return null;
  }
};

const sizeOf = ({ width, height, channels }: { width: number; height: number; channels: number }): Omit<Pixels, 'data'> => ({
  width,
  height,
  channels,
});

/** Written anew for each picture, and read before the next: one of a quarter of a megabyte each was a good part of what the collector did. */
const scratch = new Uint8Array(measuredSide ** 2);

/** As bright as it looks. By index into what is there: a list made for each of 260,000 pixels took as long as all that is measured of them. */
const greyOf = ({ data, width, height, channels }: Pixels): Pixels => {
  const grey = scratch.subarray(0, width * height);
  const [green, blue] = channels >= 3 ? [1, 2] : [0, 0];
  for (let at = 0, from = 0; at < grey.length; at += 1, from += channels)
    grey[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + green] ?? 0) + 0.114 * (data[from + blue] ?? 0);
  return { data: grey, width, height, channels: 1 };
};

const round = (value: number): number => Math.round(value * 1000) / 1000;
