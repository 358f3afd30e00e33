/** As written in the file: an orientation is not applied. Pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Larger pictures are refused from the header, before a pixel is decoded (reliability, inputs 97 ff.). */
export const decodablePixels = 50_000_000;

/**
 * Width and height of a JPEG or PNG from its first bytes, nothing decoded; null when they are not there. Own code on purpose:
 * forty lines that only move forward, where libraries for thirty formats have had endless loops on crafted files.
 */
export const readSize = (bytes: Uint8Array): ImageSize | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength >= 24 && view.getUint32(0) === 0x89_50_4e_47) return sized(view.getUint32(16), view.getUint32(20));
  if (view.byteLength >= 4 && view.getUint16(0) === 0xff_d8) return readJpegSize(view);
  return null;
};

const sized = (width: number, height: number): ImageSize | null => (width > 0 && height > 0 ? { width, height } : null);

/** Start-of-frame markers carry the size; C4, C8 and CC share their range and are something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const readJpegSize = (view: DataView): ImageSize | null => {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return sized(view.getUint16(at + 7), view.getUint16(at + 5));
    const length = view.getUint16(at + 2);
    // Pixels begin before any size was given, or the segment claims less than its own length field.
    if (marker === 0xda || length < 2) return null;
    at += 2 + length;
  }
  return null;
};
