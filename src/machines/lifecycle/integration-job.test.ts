import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HeldReason } from '#contract/integration-job.ts';
import { deferFor, jobStatuses, waitAfter, pausesMs, stepJob, type JobState, type JobStep } from './integration-job.ts';

const fresh: JobState = { status: 'waiting', attempts: 0, heldReason: null, isUncertain: false, deferredSince: null };
const value = (result: ReturnType<typeof stepJob>): JobState => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
const after = (...steps: readonly JobStep[]): JobState => steps.reduce((state, step) => value(stepJob(state, step)), fresh);
const refusedBy = (state: JobState, step: JobStep): string => {
  const next = stepJob(state, step);
  return next.ok ? 'taken' : next.error;
};
const noon = Date.parse('2026-11-27T12:00:00.000Z');
const at = (seconds: number): string => new Date(noon + seconds * 1000).toISOString();

test('what passes is tried again by itself, five times in all, each time later', () => {
  const seen: JobState[] = [fresh];
  for (let tried = 0; tried < 5; tried += 1) seen.push(value(stepJob(seen.at(-1) ?? fresh, { type: 'fail', isLasting: false })));
  expect(seen.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual([
    'waiting 0',
    'retrying 1',
    'retrying 2',
    'retrying 3',
    'retrying 4',
    'failed 5',
  ]);
  expect([1, 2, 3, 4].map((attempts) => waitAfter(attempts) / 1000)).toEqual([15, 60, 240, 960]);
  expect(pausesMs).toEqual([15_000, 60_000, 240_000, 960_000]);
});

test('what would end the same way fails at once, and a person has it tried anew', () => {
  const failed = after({ type: 'fail', isLasting: true });
  expect(failed).toEqual({ ...fresh, status: 'failed', attempts: 1 });
  expect(refusedBy(failed, { type: 'succeed' })).toBe('isOver');
  expect(value(stepJob(failed, { type: 'retry' }))).toEqual(fresh);
});

test('what a person discards neither failed nor was sent, and is sent all the same if somebody wants it; what is not held is not discarded', () => {
  const held = after({ type: 'hold', reason: 'unconfirmed' });
  const discarded = value(stepJob(held, { type: 'discard' }));
  expect(discarded).toEqual({ ...fresh, status: 'discarded' });
  expect(refusedBy(discarded, { type: 'succeed' })).toBe('isOver');
  expect(value(stepJob(discarded, { type: 'retry' }))).toEqual(fresh);
  expect(refusedBy(fresh, { type: 'discard' })).toBe('notHeld');
});

test('only what failed is tried again, and what is over stays over', () => {
  const done = after({ type: 'succeed' });
  expect(done).toEqual({ ...fresh, status: 'done', attempts: 1 });
  expect(refusedBy(done, { type: 'retry' })).toBe('notFailed');
  expect(refusedBy(fresh, { type: 'retry' })).toBe('notFailed');
  expect(refusedBy(done, { type: 'fail', isLasting: false })).toBe('isOver');
});

test('what is put off spends no attempt, comes again at growing intervals, and is given up after a day', () => {
  let state = fresh;
  const tried: number[] = [];
  for (let now = 0; state.status !== 'failed'; now += deferFor(state.deferredSince, at(now)) / 1000) {
    tried.push(now);
    state = value(stepJob(state, { type: 'defer', at: at(now) }));
    expect(state.attempts).toBe(0);
  }
  expect(tried.slice(0, 6)).toEqual([0, 5, 15, 45, 135, 405]);
  expect(tried.at(-1)).toBeGreaterThanOrEqual(24 * 3600);
  expect(tried.at(-1)).toBeLessThan(24 * 3600 + 300);
  expect(value(stepJob(state, { type: 'retry' }))).toEqual(fresh);
});

test('what only the limit keeps back spends no attempt and is never given up for it, however long that lasts', () => {
  const limited = after(...Array.from({ length: 50 }, (): JobStep => ({ type: 'limit' })));
  expect(limited).toEqual({ ...fresh, status: 'retrying' });
  const busy = after({ type: 'defer', at: at(0) }, { type: 'limit' });
  expect(busy.deferredSince).toBe(at(0));
});

test('a try that fails, or a success, ends a delay: the next one has its own day', () => {
  const deferred = after({ type: 'defer', at: at(0) });
  expect(value(stepJob(deferred, { type: 'fail', isLasting: false })).deferredSince).toBeNull();
  expect(value(stepJob(deferred, { type: 'succeed' })).deferredSince).toBeNull();
});

test('what is held is not sent and not repeated, is held for another reason, and begins anew once it is released', () => {
  const held = after({ type: 'fail', isLasting: false }, { type: 'hold', reason: 'off' });
  expect(held).toEqual({ ...fresh, status: 'held', attempts: 1, heldReason: 'off' });
  expect(refusedBy(held, { type: 'succeed' })).toBe('isHeld');
  expect(refusedBy(held, { type: 'retry' })).toBe('isHeld');
  expect(value(stepJob(held, { type: 'hold', reason: 'unconfirmed' })).heldReason).toBe('unconfirmed');
  expect(value(stepJob(held, { type: 'release' }))).toEqual(fresh);
  expect(refusedBy(fresh, { type: 'release' })).toBe('notHeld');
});

test('what may have arrived stays uncertain until it is read there, refused for good, or goes', () => {
  const doubted = after({ type: 'doubt' });
  expect(doubted).toMatchObject({ status: 'retrying', attempts: 1, isUncertain: true });
  expect(value(stepJob(doubted, { type: 'fail', isLasting: false }))).toMatchObject({ isUncertain: true });
  expect(value(stepJob(doubted, { type: 'defer', at: at(0) }))).toMatchObject({ isUncertain: true });
  expect(value(stepJob(doubted, { type: 'confirm' }))).toMatchObject({ status: 'done', isUncertain: false });
  expect(value(stepJob(doubted, { type: 'succeed' }))).toMatchObject({ status: 'done', isUncertain: false });
  expect(value(stepJob(doubted, { type: 'fail', isLasting: true }))).toMatchObject({ status: 'failed', isUncertain: false });
  expect(refusedBy(fresh, { type: 'confirm' })).toBe('isSure');
});

test('what there is nothing to say of any more is over without a try, and still uncertain where it may have arrived', () => {
  expect(after({ type: 'drop' })).toEqual({ ...fresh, status: 'done' });
  expect(after({ type: 'doubt' }, { type: 'drop' })).toMatchObject({ status: 'done', isUncertain: true });
});

test('given up while nobody knows whether it arrived, it is read first when a person has it sent again', () => {
  const doubted = after(...Array.from({ length: 5 }, (): JobStep => ({ type: 'doubt' })));
  expect(doubted).toMatchObject({ status: 'failed', isUncertain: true });
  expect(value(stepJob(doubted, { type: 'retry' }))).toMatchObject({ status: 'waiting', isUncertain: true });
});

const anyStep: fc.Arbitrary<JobStep> = fc.oneof(
  fc.constantFrom<JobStep>(
    { type: 'succeed' },
    { type: 'doubt' },
    { type: 'limit' },
    { type: 'confirm' },
    { type: 'drop' },
    { type: 'release' },
    { type: 'discard' },
    { type: 'retry' },
  ),
  fc.record({ type: fc.constant('fail' as const), isLasting: fc.boolean() }),
  fc.record({ type: fc.constant('defer' as const), at: fc.integer({ min: 0, max: 200_000 }).map(at) }),
  fc.record({ type: fc.constant('hold' as const), reason: fc.constantFrom(...HeldReason.options) }),
);

test('whatever happens in whatever order: held says why and nothing else does, done is the end, and nothing but a person counts anew', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      let state = fresh;
      for (const step of steps) {
        const next = stepJob(state, step);
        if (!next.ok) continue;
        const { value: became } = next;
        expect(state.status).not.toBe('done');
        expect(jobStatuses).toContain(became.status);
        expect(became.heldReason !== null).toBe(became.status === 'held');
        expect(became.attempts).toBeLessThanOrEqual(5);
        expect(became.attempts >= state.attempts || step.type === 'retry' || step.type === 'release').toBe(true);
        const isCleared = state.isUncertain && !became.isUncertain;
        expect(!isCleared || ['succeed', 'confirm', 'fail'].includes(step.type)).toBe(true);
        state = became;
      }
    }),
  );
});
