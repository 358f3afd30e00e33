import { numberFormat } from '#lib/formats.ts';
import type { UploadEntry } from './entries.ts';
import { shownName } from './file-kind.ts';

/** The file's own name, or the last part of its url. */
export const nameOf = ({ file, url }: Pick<UploadEntry, 'file' | 'url'>): string => shownName(file?.name ?? lastPart(url ?? ''));

const lastPart = (url: string): string => {
  const part = url.split(/[?#]/u, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part) || url;
  } catch {
    // A lone '%' is part of the name then.
    return part;
  }
};

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** '34 KB', '2,1 MB'; bytes by 1024, as the limits are. */
export const sizeOf = (bytes: number, tag: string): string => {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const number = numberFormat(tag, { maximumFractionDigits: power > 1 ? 1 : 0 });
  return `${number.format(bytes / 1024 ** power)} ${units[power] ?? 'B'}`;
};
