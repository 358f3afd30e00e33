import { setImmediate as turn } from 'node:timers/promises';
import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { reportKeptDays } from '#contract/report.ts';
import { addDays, countDays } from '#lib/day.ts';
import { stepReport, type ReportStep } from '#machines/lifecycle/report.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/open.ts';
import { report, reportPart } from '../db/schema/report.ts';
import { appendEvent, tellStream } from '../stream/append-event.ts';
import { countOrdersOf, nextOrderLines } from './order-lines.ts';
import { subjectOf, type ReportRecord } from './report-row.ts';
import { throughputOf } from './throughput-lines.ts';

/** Orders looked at in one transaction: short enough that whoever else asks something hardly waits. */
const ordersPerStep = 1000;
const tickMs = 500;
const dayMs = 24 * 60 * 60_000;

const author = { id: 'reports', name: 'Relatórios' };

/** The report changes its status, and its owner's console hears of it. */
const become = async (tx: Tx, record: ReportRecord, step: ReportStep, now: Date, more: Partial<ReportRecord> = {}): Promise<void> => {
  const status = stepReport(record.status, step);
  if (status === null) return;
  const version = record.version + 1;
  const finishedAt = status === 'running' ? null : now;
  await tx
    .update(report)
    .set({ ...more, status, version, finishedAt, steppedAt: now })
    .where(eq(report.id, record.id));
  await appendEvent(tx, author, now, null, { subject: subjectOf(record.id), type: status, version, data: {}, sellerId: record.companyId });
};

/** The next lines, what of the report they move on, and whether they were the last. */
const nextLines = async (tx: Tx, record: ReportRecord) => {
  if (record.kind !== 'throughput') {
    const { looked, lines, after } = await nextOrderLines(tx, record, ordersPerStep);
    return { lines, isLast: after === null, moved: { done: record.done + looked, ...after } };
  }
  const lines = await throughputOf(tx, addDays(record.from, record.done), record.createdAt);
  const done = record.done + 1;
  return { lines, isLast: done >= record.total, moved: { done } };
};

/**
 * One step of the report that waited longest, in one transaction that holds its row: several processes never take the same step, and a
 * process that dies leaves the report where its last step ended. Answers false when nothing waits.
 */
const stepOne = async (tx: Tx, now: Date, onTaken: (id: string) => void): Promise<boolean> => {
  const [record] = await tx
    .select()
    .from(report)
    .where(inArray(report.status, ['queued', 'running']))
    .orderBy(sql`${report.steppedAt} nulls first`, asc(report.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!record) return false;
  onTaken(record.id);
  if (record.status === 'queued') {
    const total = record.kind === 'throughput' ? countDays(record.from, record.to) : await countOrdersOf(tx, record);
    await become(tx, record, 'start', now, { total });
    return true;
  }
  const { lines, isLast, moved } = await nextLines(tx, record);
  if (lines.length > 0) await tx.insert(reportPart).values({ reportId: record.id, part: record.parts, lines });
  const written = { ...moved, lines: record.lines + lines.length, parts: record.parts + Number(lines.length > 0) };
  if (isLast) await become(tx, record, 'finish', now, { ...written, total: moved.done });
  else {
    await tx
      .update(report)
      .set({ ...written, failures: 0, steppedAt: now })
      .where(eq(report.id, record.id));
    // Progress is no event: nobody's history shows it, and a cancellation decided on meanwhile holds.
    await tellStream(tx, { subject: subjectOf(record.id), version: record.version, sellerId: record.companyId });
  }
  return true;
};

/** The database may have been away for a moment: a step is tried so often before its report is given up. */
const mostTries = 5;

/** A report whose step throws comes last in line, and the others go on; when it threw too often it is told to have failed. */
const fail = (db: Db, id: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [record] = await tx.select().from(report).where(eq(report.id, id)).for('update');
    if (!record) return;
    const failures = record.failures + 1;
    if (failures >= mostTries) await become(tx, record, 'fail', now, { failures });
    else await tx.update(report).set({ failures, steppedAt: now }).where(eq(report.id, id));
  });

/** Works until nothing waits, or it is told to stop. */
export const runReports = async (db: Db, clock: Clock, log: Pick<FastifyBaseLogger, 'error'>, signal?: AbortSignal): Promise<void> => {
  for (;;) {
    if (signal?.aborted === true) return;
    let taken: string | null = null;
    try {
      const isMore = await db.transaction((tx) => stepOne(tx, clock(), (id) => void (taken = id)));
      if (!isMore) return;
    } catch (error) {
      log.error({ err: error, report: taken }, 'a report failed');
      if (taken === null) return;
      await fail(db, taken, clock());
    }
    // Whoever asked something meanwhile comes first.
    await turn();
  }
};

/** Makes what is asked for, as long as the server runs; goes on with what the last process left. Answers how to stop it. */
export const keepReporting = (db: Db, clock: Clock, log: Pick<FastifyBaseLogger, 'error'>): (() => Promise<void>) => {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= runReports(db, clock, log, stopping.signal)
      .catch((error: unknown) => log.error({ err: error }, 'reports stand still'))
      .finally(() => {
        running = null;
      });
  }, tickMs).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
};

/** Reports older than they are kept for, with their lines. */
export const pruneReports = async (db: Db, now: Date): Promise<void> => {
  await db.delete(report).where(lt(report.createdAt, new Date(now.getTime() - reportKeptDays * dayMs)));
};
