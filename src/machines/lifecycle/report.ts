import type { ReportStatus } from '#contract/report.ts';

/** What can happen to a report: a person cancels, the server does the rest. */
export type ReportStep = 'start' | 'finish' | 'fail' | 'cancel';

const steps: Readonly<Record<ReportStatus, Readonly<Partial<Record<ReportStep, ReportStatus>>>>> = {
  queued: { start: 'running', fail: 'failed', cancel: 'cancelled' },
  running: { finish: 'done', fail: 'failed', cancel: 'cancelled' },
  done: {},
  failed: {},
  cancelled: {},
};

/** Where the step leads; null when it can not be taken from there. */
export const stepReport = (status: ReportStatus, step: ReportStep): ReportStatus | null => steps[status][step] ?? null;

/** Is the server still to work on it? */
export const isUnderWay = (status: ReportStatus): boolean => stepReport(status, 'cancel') !== null;
