import { getReport, getReportLines, listReports, type ReportFilter, type ReportLines, type ReportRow } from '#contract/report.ts';
import { unwrap, type Api } from './client.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

/** Reports I asked for; the server moves them on, and the stream says when. */
export const reports = createRecords<ReportRow, ReportRow, ReportFilter>({ kind: 'report', ...byCalls(listReports, getReport) });

/** One part of the lines, by its place from 0. */
export const reportPart = async (api: Api, id: string, part: number, signal: AbortSignal): Promise<ReportLines> =>
  unwrap(await api.send(getReportLines, { params: { id }, query: { part } }, { signal }));
