import { useRef, useState } from 'react';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { usePreferences } from '../preferences.ts';
import { toast } from '../toast.tsx';
import type { Column } from './column.ts';
import type { Reader } from './csv.ts';
import type { RowQuery } from './query.ts';
import { walk, type Source } from './source.ts';

interface DownloadInput<Row> {
  readonly source: Source<Row>;
  readonly query: RowQuery;
  readonly columns: readonly Column<Row>[];
}

/** Rows written and rows there are. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Hands a file to the browser, to be kept as it keeps any download. */
export const saveCsv = (parts: readonly string[], name: string): void => {
  const address = URL.createObjectURL(new Blob([...parts], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken the file over once the click's turn is done.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};

/** In whose words and by whose clock a file is written: those of the screen. */
export const useReader = (): Reader => {
  const { locale } = useLocale();
  return { tag: tagOf[locale], timeZone: usePreferences().timeZone };
};

/** All rows that match as a CSV, part after part; given up at any time. Its writer is fetched when first needed. */
export const useDownload = <Row>({ source, query, columns }: DownloadInput<Row>) => {
  const { t } = useLocale();
  const reader = useReader();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);

  const write = async (signal: AbortSignal): Promise<void> => {
    const [{ byteOrderMark, csvFileName }, { csvHead, csvLines }] = await Promise.all([import('#lib/csv.ts'), import('./csv.ts')]);
    const parts = [byteOrderMark, csvHead(columns)];
    let done = 0;
    for await (const { items, total } of walk(source, query, signal)) {
      if (signal.aborted) return;
      parts.push(csvLines(columns, items, reader));
      done += items.length;
      setProgress({ done, of: Math.max(total, done) });
    }
    if (!signal.aborted) saveCsv(parts, csvFileName);
  };

  return {
    progress,
    start: async (): Promise<void> => {
      const controller = new AbortController();
      running.current = controller;
      setProgress({ done: 0, of: 0 });
      try {
        await write(controller.signal);
      } catch {
        if (!controller.signal.aborted) toast.error(t('table.downloadFailed'));
      } finally {
        setProgress(null);
      }
    },
    cancel: (): void => running.current?.abort(),
  };
};
