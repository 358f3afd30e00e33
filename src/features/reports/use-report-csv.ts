import { useEffect, useRef, useState } from 'react';
import { reportPart } from '#api/reports.ts';
import type { ReportRow } from '#contract/report.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { startCsvFile } from '#ui/table/csv-file.ts';
import { useReader } from '#ui/table/use-download.ts';
import { toast } from '#ui/toast.tsx';
import { lineColumns } from './line-columns.tsx';

/** All lines of a report as a CSV, part after part; given up when the page is left. Its writer is the tables' own, fetched when needed. */
export const useReportCsv = (report: Pick<ReportRow, '_id' | 'kind' | 'status' | 'from' | 'to' | 'parts' | 'lines'>) => {
  const t = useT();
  const { api } = useWorkbench();
  const reader = useReader();
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const write = async (signal: AbortSignal): Promise<void> => {
    const [{ byteOrderMark }, { csvHead, csvLines }] = await Promise.all([import('#lib/csv.ts'), import('#ui/table/csv.ts')]);
    const columns = lineColumns(t, report.kind);
    const file = startCsvFile();
    file.add(byteOrderMark + csvHead(columns));
    let written = 0;
    for (let part = 0; part < report.parts; part += 1) {
      const { lines } = await reportPart(api, report._id, part, signal);
      file.add(csvLines(columns, lines, reader));
      written += lines.length;
      setDone(written);
    }
    const extent = report.status === 'done' ? '' : ` (${t('reports.partial')})`;
    if (!signal.aborted) file.save(`${t(`reports.kind.${report.kind}`)} ${report.from} ${report.to}${extent}.csv`);
  };

  return {
    /** Lines fetched so far; null while nothing is downloaded. */
    done,
    start: async (): Promise<void> => {
      if (running.current && done !== null) return;
      const controller = new AbortController();
      running.current = controller;
      setDone(0);
      try {
        await write(controller.signal);
      } catch {
        if (!controller.signal.aborted) toast.error(t('reports.downloadFailed'));
      } finally {
        setDone(null);
      }
    },
  };
};
