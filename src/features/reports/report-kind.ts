import { reports } from '#api/reports.ts';
import { ReportFilter, type ReportRow } from '#contract/report.ts';
import { recordKind } from '#entities/records/record-kind.ts';

export const reportKind = recordKind({ records: reports, filter: ReportFilter, batch: ['report.cancel'] });

/** How much of it is made, from 0 to 1; null while nobody has counted what there is to do. */
export const progressOf = ({ status, done, total }: Pick<ReportRow, 'status' | 'done' | 'total'>): number | null => {
  if (status === 'done') return 1;
  return total === 0 ? null : Math.min(1, done / total);
};
