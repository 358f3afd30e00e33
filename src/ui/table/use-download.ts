import { useRef, useState } from 'react';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import type { Translate } from '#locale/translate.ts';
import { usePreferences } from '../preferences.ts';
import { toast } from '../toast.tsx';
import { valueOf, type Column } from './column.ts';
import type { Reader } from './csv.ts';
import { startCsvFile } from './csv-file.ts';
import type { RowQuery } from './query.ts';
import { walk, type Source } from './source.ts';
import { rowsInPlace, UnreadableRow, unreadableText, type RowOrUnreadable } from './unreadable-row.ts';

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

/** In whose words and by whose clock a file is written: those of the screen. */
export const useReader = (): Reader => {
  const { locale } = useLocale();
  return { tag: tagOf[locale], timeZone: usePreferences().timeZone };
};

/** The same columns over rows that could not be read as well: the first tells so, and which it is. */
const withUnreadable = <Row>(columns: readonly Column<Row>[], t: Translate): readonly Column<RowOrUnreadable<Row>>[] => {
  const first = columns.find(({ csv }) => csv !== false);
  return columns.map((column) => ({
    ...column,
    cell: () => null,
    value: () => null,
    csv:
      column.csv !== false &&
      ((row: RowOrUnreadable<Row>) => {
        if (row instanceof UnreadableRow) return column === first ? unreadableText(t, row) : null;
        return column.csv ? column.csv(row) : valueOf(column, row);
      }),
  }));
};

/** All rows that match as a CSV, part after part; given up at any time. Its writer is fetched when first needed. */
export const useDownload = <Row>({ source, query, columns }: DownloadInput<Row>) => {
  const { t } = useLocale();
  const reader = useReader();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);

  const write = async (signal: AbortSignal): Promise<void> => {
    const [{ byteOrderMark, csvFileName }, { csvHead, csvLines }] = await Promise.all([import('#lib/csv.ts'), import('./csv.ts')]);
    const lines = withUnreadable(columns, t);
    const file = startCsvFile();
    file.add(byteOrderMark + csvHead(columns));
    let done = 0;
    let unreadable = 0;
    for await (const answer of walk(source, query, signal)) {
      if (signal.aborted) return;
      const rows = rowsInPlace(answer);
      file.add(csvLines(lines, rows, reader));
      done += rows.length;
      unreadable += answer.broken?.length ?? 0;
      setProgress({ done, of: Math.max(answer.total, done) });
    }
    if (signal.aborted) return;
    file.save(csvFileName);
    if (unreadable > 0) toast.error(t('table.downloadUnreadable', { n: unreadable }));
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
