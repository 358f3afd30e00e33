/**
 * Looks into files off the main thread: type by magic bytes, size from the header before anything is decoded, and only then
 * the pixels. One file at a time, so that a batch of photographs holds one bitmap.
 */
import { fileTypeFromBlob } from 'file-type/core';
import { decodablePixels, readSize } from '#lib/image/read-size.ts';
import { measuredSide, whiteBorderOf } from '#lib/image/white-border.ts';
import type { FileFacts } from './file-kind.ts';

/** A header further in than this is nobody's photograph. Bytes. */
const headerBytes = 4 * 1024 * 1024;

const kinds: ReadonlyMap<string, 'jpeg' | 'png' | 'pdf' | 'xlsx'> = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['application/pdf', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
]);

const lookInto = async (file: Blob): Promise<FileFacts> => {
  const mime = (await fileTypeFromBlob(file))?.mime ?? null;
  const kind = kinds.get(mime ?? '');
  if (!kind) return { kind: 'other', mime };
  if (kind === 'pdf' || kind === 'xlsx') return { kind };
  const size = readSize(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
  if (!size) return { kind, state: 'corrupt' };
  if (size.width * size.height > decodablePixels) return { kind, state: 'tooManyPixels' };
  const whiteBorder = await measureWhite(file);
  return whiteBorder === null ? { kind, state: 'corrupt' } : { kind, state: 'whole', whiteBorder };
};

/** Upright and on white, as the server measures it; null when the pixels are damaged. */
const measureWhite = async (file: Blob): Promise<number | null> => {
  const bitmap = await decode(file);
  if (!bitmap) return null;
  const scale = Math.min(1, measuredSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('This browser draws no 2d canvas off screen');
  canvas.fillStyle = '#ffffff';
  canvas.fillRect(0, 0, width, height);
  canvas.imageSmoothingQuality = 'high';
  canvas.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return whiteBorderOf({ data: canvas.getImageData(0, 0, width, height).data, width, height, channels: 4 });
};

const decode = async (file: Blob): Promise<ImageBitmap | null> => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // The browser has one error for every damage.
    return null;
  }
};

const answer = async (file: Blob): Promise<FileFacts> => {
  try {
    return await lookInto(file);
  } catch {
    // A folder dropped as a file, a file gone since it was chosen, a stream that ends too early.
    return { kind: 'unreadable' };
  }
};

addEventListener('message', ({ data }: MessageEvent<Blob>) => void answer(data).then((facts) => postMessage(facts)));
