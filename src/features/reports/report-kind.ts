import { reports } from '#api/reports.ts';
import { ReportFilter, type ReportRow } from '#contract/report.ts';
import { chosenIn, type RecordKind } from '#entities/records/record-kind.ts';
import type { RowQuery } from '#ui/table/query.ts';

/** What the table asks, in the words of the call; what the address says that nobody knows is left out. */
export const reportFilterOf = (query: Pick<RowQuery, 'search' | 'filters'>): ReportFilter => {
  const kind = ReportFilter.shape.kind.safeParse(chosenIn(query, 'kind')).data;
  const status = ReportFilter.shape.status.safeParse(chosenIn(query, 'status')).data;
  return {
    ...(query.search === '' ? {} : { search: query.search }),
    ...(kind === undefined ? {} : { kind }),
    ...(status === undefined ? {} : { status }),
  };
};

export const reportKind: RecordKind<ReportRow, ReportRow, ReportFilter> = {
  on: 'report',
  records: reports,
  filterOf: reportFilterOf,
  batch: { on: 'report', names: ['report.cancel'] },
};

/** How much of it is made, from 0 to 1; null while nobody has counted what there is to do. */
export const progressOf = ({ status, done, total }: Pick<ReportRow, 'status' | 'done' | 'total'>): number | null => {
  if (status === 'done') return 1;
  return total === 0 ? null : Math.min(1, done / total);
};
