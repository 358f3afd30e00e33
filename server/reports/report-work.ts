import { eq, lt } from 'drizzle-orm';
import { addDays, addTo, countDays } from '#lib/dates.ts';
import { stepReport, type ReportStep } from '#machines/lifecycle/report.ts';
import { deleteWithParts } from '../db/delete-in-portions.ts';
import type { Db, Tx } from '../db/open.ts';
import { report, reportPart } from '../db/schema/report.ts';
import { keptDays } from '../kept-days.ts';
import { appendEvent, publishChange } from '../stream/append-event.ts';
import { queueOf } from '../worker/queue.ts';
import type { Work } from '../worker/worker.ts';
import { countOrdersOf, nextOrderLines } from './order-lines.ts';
import { subjectOf, type ReportRecord } from './report-row.ts';
import { throughputOf } from './throughput-lines.ts';

/** Orders looked at in one step: short enough that whoever else asks something hardly waits. */
const ordersPerStep = 1000;
/** As long as PostgreSQL lets one statement take. */
const timeoutMs = 30_000;

const author = { id: 'reports', name: 'Relatórios' };

/** The report changes its status, and its owner's console hears of it. */
const become = async (tx: Tx, record: ReportRecord, step: ReportStep, now: Date, more: Partial<ReportRecord> = {}): Promise<void> => {
  const status = stepReport(record.status, step);
  if (status === null) return;
  const version = record.version + 1;
  const finishedAt = status === 'running' ? null : now;
  await tx
    .update(report)
    .set({ ...more, status, version, finishedAt })
    .where(eq(report.id, record.id));
  await appendEvent(tx, author, now, null, { subject: subjectOf(record.id), type: status, version, data: {}, sellerId: record.companyId });
};

/** What one step found: how much there is to look at, or the next lines and what of the report they move on. */
type Found =
  | { readonly total: number }
  | { readonly lines: readonly unknown[]; readonly isLast: boolean; readonly moved: Partial<ReportRecord> & Pick<ReportRecord, 'done'> };

const find = async (db: Db, record: ReportRecord): Promise<Found> => {
  const isOfDays = record.kind === 'throughput';
  if (record.status === 'queued') return { total: isOfDays ? countDays(record.from, record.to) : await countOrdersOf(db, record) };
  if (!isOfDays) {
    const { looked, lines, after } = await nextOrderLines(db, record, ordersPerStep);
    return { lines, isLast: after === null, moved: { done: record.done + looked, ...after } };
  }
  const done = record.done + 1;
  return {
    lines: await throughputOf(db, addDays(record.from, record.done), record.createdAt),
    isLast: done >= record.total,
    moved: { done },
  };
};

/** Makes reports. Lines and cursor are written together: a step that is repeated writes none twice. */
export const reportWork: Work<ReportRecord, Found> = {
  name: 'reports',
  queue: queueOf(report, 'id'),
  timeoutMs,
  concurrency: 2,
  work: find,
  settle: async (tx, record, found, now) => {
    if ('total' in found) {
      await become(tx, record, 'start', now, found);
      return 'more';
    }
    const { lines, isLast, moved } = found;
    if (lines.length > 0) await tx.insert(reportPart).values({ reportId: record.id, part: record.parts, lines });
    const written = { ...moved, lines: record.lines + lines.length, parts: record.parts + Number(lines.length > 0) };
    if (isLast) {
      await become(tx, record, 'finish', now, { ...written, total: moved.done });
      return 'over';
    }
    await tx.update(report).set(written).where(eq(report.id, record.id));
    // Progress is no event: nobody's history shows it, and a cancellation decided on meanwhile holds.
    await publishChange(tx, { subject: subjectOf(record.id), version: record.version, sellerId: record.companyId });
    return 'more';
  },
  onFailed: (tx, record, { now }) => become(tx, record, 'fail', now),
};

/** Reports older than they are kept for, with their lines. */
export const pruneReports = async (db: Db, now: Date): Promise<void> => {
  const parts = [reportPart.reportId];
  await deleteWithParts(db, { table: report, id: report.id, parts }, lt(report.createdAt, addTo(now, -keptDays.reports, 'day')));
};
