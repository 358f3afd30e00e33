import { afterAll, expect, test } from 'vitest';
import { imageLifecycle, imageStates, stepImage, type ImageState, type ImageStep } from '#machines/lifecycle/image.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { imageWalk } from './image-walk.ts';
import { pairsOf, pathsOf } from './paths.ts';

/**
 * Part 2, sections 4 and 5, and decision 17, written from their text: an image is validated on request, also again; only a running
 * analysis has an outcome; other bytes are another image, whatever was known. Absent means refused.
 */
const rules: Readonly<Record<ImageState, Partial<Record<ImageStep['type'], ImageState>>>> = {
  pending: { validate: 'loading', replace: 'pending' },
  loading: { pass: 'validated', fail: 'errored', giveUp: 'unverified', replace: 'pending' },
  validated: { validate: 'loading', replace: 'pending' },
  errored: { validate: 'loading', replace: 'pending' },
  unverified: { validate: 'loading', replace: 'pending' },
};

const coverage = coverageOf('image', imageStates, declaredBy(imageLifecycle));
afterAll(() => print(coverage.line()));

test('the machine has the states it names', () => {
  expect(Object.keys(imageLifecycle.states).toSorted()).toEqual(imageStates.toSorted());
});

test('every step from every state goes where the specification says or is refused', () => {
  const pairs = pairsOf(imageWalk);
  expect(pairs).toHaveLength(imageStates.length * imageWalk.events.length);
  const told = pairs.map(({ from, event, answer }) => ({ from, event, to: answer.ok ? answer.value : 'refused' }));
  expect(told).toEqual(pairs.map(({ from, event }) => ({ from, event, to: rules[from][event.type] ?? 'refused' })));
  for (const { answer } of pairs) if (!answer.ok) coverage.wasRefused();
});

test('together the walks take every transition and reach every state', () => {
  for (const path of pathsOf(imageWalk)) for (const step of path) coverage.took(step);
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});

test('an outcome that arrives for bytes that were replaced is refused, and says from where', () => {
  expect(stepImage('pending', { type: 'pass' })).toEqual({
    ok: false,
    error: { type: 'ImageStepRefused', from: 'pending', step: 'pass' },
  });
});
