import { readSize as readBareSize } from '#lib/image/read-size.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { imageLimits } from './image-limits.ts';
import { imageTexts, type ImageText } from './image-texts.ts';
import { loadSharp } from './load-sharp.ts';

export interface ImageHeader {
  readonly format: 'jpeg' | 'png';
  /** As seen, that is after the orientation is applied. */
  readonly width: number;
  readonly height: number;
}

const formatsByType: ReadonlyMap<string, ImageHeader['format']> = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
]);

/** What the first bytes say, nothing decoded: a bomb of 20,000 × 20,000 in 48 KB is refused in a millisecond. */
export const readBareHeader = async (bytes: Uint8Array): Promise<Result<ImageHeader, ImageText>> => {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  const format = formatsByType.get(type?.mime ?? '');
  if (!format) return refuse(imageTexts.notAllowed);
  const size = await readSize(bytes, format);
  if (!size) return refuse(imageTexts.corrupt);
  if (size.width * size.height > imageLimits.pixels) return refuse(imageTexts.tooManyPixels);
  return ok({ format, ...size });
};

/** The same, of a picture that is to be an image of a listing. */
export const readHeader = async (bytes: Uint8Array): Promise<Result<ImageHeader, ImageText>> => {
  const header = await readBareHeader(bytes);
  if (!header.ok) return header;
  const { width, height } = header.value;
  const isSmall = Math.min(width, height) < imageLimits.shortSide || Math.max(width, height) <= imageLimits.longSide;
  return isSmall ? refuse(imageTexts.tooSmall) : header;
};

/** An orientation would be in it, which only the decoder reads. Anywhere in the file: what is no such segment costs a question too many. */
const mayBeTurned = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('Exif', 0, 'latin1');

/** Of a JPEG that is as it is seen its first bytes say it, as they do of all that we keep: opening the decoder twice is a tenth of what it costs. */
const readSize = async (bytes: Uint8Array, format: ImageHeader['format']): ReturnType<typeof askSize> =>
  (format === 'jpeg' && !mayBeTurned(bytes) ? readBareSize(bytes) : null) ?? (await askSize(bytes));

const askSize = async (bytes: Uint8Array): Promise<{ readonly width: number; readonly height: number } | null> => {
  const sharp = await loadSharp();
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    // sharp has one kind of error for a header it can not read; all of them mean this.
    return null;
  }
};
