const names: ReadonlyMap<string, string> = new Map([
  ['image/heic', 'HEIC'],
  ['image/heif', 'HEIC'],
  ['image/heic-sequence', 'HEIC'],
  ['image/heif-sequence', 'HEIC'],
  ['image/avif', 'AVIF'],
  ['image/webp', 'WEBP'],
  ['image/gif', 'GIF'],
  ['image/bmp', 'BMP'],
  ['image/tiff', 'TIFF'],
  ['image/apng', 'APNG'],
  ['image/jxl', 'JPEG XL'],
]);

/** What people call a format of pictures that no door takes, by what its bytes say it is (MIME); null of anything else. */
export const pictureFormat = (mime: string | null | undefined): string | null => names.get(mime ?? '') ?? null;
