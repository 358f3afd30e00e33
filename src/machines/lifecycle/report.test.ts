import { expect, test } from 'vitest';
import { ReportStatus } from '#contract/report.ts';
import { isUnderWay, stepReport } from './report.ts';

test('a report is made from queued to done, may fail or be cancelled on the way, and stays what it became', () => {
  const told = ReportStatus.options.map((status) =>
    [status, ...(['start', 'finish', 'fail', 'cancel'] as const).map((step) => stepReport(status, step) ?? '-')].join(' '),
  );
  expect(told).toEqual([
    'queued running - failed cancelled',
    'running - done failed cancelled',
    'done - - - -',
    'failed - - - -',
    'cancelled - - - -',
  ]);
  expect(ReportStatus.options.filter(isUnderWay)).toEqual(['queued', 'running']);
});
