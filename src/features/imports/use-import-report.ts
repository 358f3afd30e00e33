import { useEffect, useRef, useState } from 'react';
import { importLines } from '#api/imports.ts';
import type { ImportRun } from '#contract/import-run.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { startCsvFile } from '#ui/table/csv-file.ts';
import { toast } from '#ui/toast.tsx';
import { accountName } from './account-name.ts';

/** Few enough that the page, which reads and writes them, does not stand still meanwhile. */
const atOnce = 200;

/** Every line of one of the files with what became of it, as a CSV. */
export const useImportReport = (run: ImportRun, file: number) => {
  const { _id, files } = run;
  const t = useT();
  const { api } = useWorkbench();
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const write = async (signal: AbortSignal): Promise<void> => {
    const { reportHead, reportRows } = await import('./report-rows.ts');
    const { name, columns } = files[file] ?? { name: '', columns: [] };
    const report = startCsvFile();
    report.add(reportHead(columns));
    let written = 0;
    let after: number | null = 0;
    while (after !== null) {
      const page: Awaited<ReturnType<typeof importLines>> = await importLines(api, _id, { file, after, limit: atOnce }, signal);
      report.add(reportRows(t, columns, page.lines, accountName(run)));
      after = page.next;
      written += page.lines.length;
      setDone(written);
    }
    if (!signal.aborted) report.save(`${name.replace(/\.\w+$/u, '')} ${t('imports.reportName')}.csv`);
  };

  return {
    /** Lines fetched so far; null while nothing is downloaded. */
    done,
    start: async (): Promise<void> => {
      if (done !== null) return;
      const controller = new AbortController();
      running.current = controller;
      setDone(0);
      try {
        await write(controller.signal);
      } catch {
        if (!controller.signal.aborted) toast.error(t('imports.downloadFailed'));
      } finally {
        setDone(null);
      }
    },
  };
};
