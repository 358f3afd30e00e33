import { numberFormat } from '#lib/formats.ts';
import type { Translate } from '#locale/translate.ts';
import type { UploadEntry } from './entries.ts';
import { shownName } from './file-kind.ts';

type Named = Pick<UploadEntry, 'file' | 'url' | 'name'>;

/** A stored picture is called by the hash of its bytes, which is a name for nobody. */
const isHash = (name: string): boolean => /^[0-9a-f]{64}(?:-\d+)?\.\w+$/u.test(name);

const lastPart = (url: string): string => {
  const part = url.split(/[?#]/u, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part) || url;
  } catch {
    // A lone '%' is part of the name then.
    return part;
  }
};

/** The file's own name, or the last part of its url; empty where that says nothing. */
export const nameOf = ({ file, url, name }: Named): string => {
  const shown = shownName(file?.name ?? name ?? lastPart(url ?? ''));
  return isHash(shown) ? '' : shown;
};

interface Naming {
  /** The order counts: each is called by its number, too. */
  readonly isNumbered: boolean;
  /** The thing they belong to, in words: said of a file that has no name. */
  readonly owner?: string | undefined;
}

/** What an entry is called, for eyes and ears alike. `at` counts from 0. */
export const titleOf = (t: Translate, entry: Named, at: number, { isNumbered, owner = '' }: Naming): string => {
  const name = nameOf(entry);
  if (name !== '' && !isNumbered) return name;
  return [t('upload.nth', { n: at + 1 }), name || owner].filter(Boolean).join(' · ');
};

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** '34 KB', '2,1 MB'; bytes by 1024, as the limits are. */
export const sizeOf = (bytes: number, tag: string): string => {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const number = numberFormat(tag, { maximumFractionDigits: power > 1 ? 1 : 0 });
  return `${number.format(bytes / 1024 ** power)} ${units[power] ?? 'B'}`;
};
