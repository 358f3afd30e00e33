import { expect, test } from 'vitest';
import { pauseAfter, stepJob, type JobState } from './integration-job.ts';

const fresh: JobState = { status: 'waiting', attempts: 0 };
const value = (result: ReturnType<typeof stepJob>): JobState => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

test('what passes is tried again by itself, five times in all, each time later', () => {
  const seen: JobState[] = [fresh];
  for (let at = 0; at < 5; at += 1) seen.push(value(stepJob(seen.at(-1) ?? fresh, { type: 'fail', isLasting: false })));
  expect(seen.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual([
    'waiting 0',
    'retrying 1',
    'retrying 2',
    'retrying 3',
    'retrying 4',
    'failed 5',
  ]);
  expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts) / 1000)).toEqual([15, 60, 240, 960]);
});

test('what would end the same way fails at once, and a person has it tried anew', () => {
  const failed = value(stepJob(fresh, { type: 'fail', isLasting: true }));
  expect(failed).toEqual({ status: 'failed', attempts: 1 });
  expect(stepJob(failed, { type: 'succeed' })).toEqual({ ok: false, error: 'isOver' });
  expect(value(stepJob(failed, { type: 'retry' }))).toEqual(fresh);
});

test('only what failed is tried again, and what is over stays over', () => {
  const done = value(stepJob(fresh, { type: 'succeed' }));
  expect(done).toEqual({ status: 'done', attempts: 1 });
  expect(stepJob(done, { type: 'retry' })).toEqual({ ok: false, error: 'notFailed' });
  expect(stepJob(fresh, { type: 'retry' })).toEqual({ ok: false, error: 'notFailed' });
  expect(stepJob(done, { type: 'fail', isLasting: false })).toEqual({ ok: false, error: 'isOver' });
});
