import { expect, test } from 'vitest';
import { createPace } from './outbox-pace.ts';

const middle = (): number => 0.5;
const subject = 'listing:a';
const other = 'listing:b';

test('waits double from a second to a minute, and never more than one try in half a minute comes of it', () => {
  const pace = createPace(() => 0);
  let now = 0;
  const waits = Array.from({ length: 9 }, () => {
    pace.failed(subject, now, null, 'answer');
    const wait = pace.readyAt(subject) - now;
    now += wait;
    return wait;
  });
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('a failure of one subject makes all wait: the way to the server is one', () => {
  const pace = createPace(middle);
  pace.failed(subject, 1000, null, 'answer');
  expect(pace.readyAt(other)).toBe(1750);
  expect(pace.isFailing()).toBe(true);
});

test('an outage is held against nobody: the first answer lets all go', () => {
  const pace = createPace(middle);
  for (let n = 0; n < 5; n += 1) for (const each of [subject, other] as const) pace.failed(each, 0, null, 'answer');
  pace.answered(other);
  expect(pace.isFailing()).toBe(false);
  expect(pace.readyAt(other)).toBe(0);
  expect(pace.readyAt(subject)).toBe(0);
});

test('one that fails while others are answered waits by itself, ever longer', () => {
  const pace = createPace(middle);
  const waits = Array.from({ length: 5 }, () => {
    pace.failed(subject, 0, null, 'answer');
    pace.answered(other);
    expect(pace.readyAt(other)).toBe(0);
    return pace.readyAt(subject);
  });
  expect(waits).toEqual([0, 750, 1500, 3000, 6000]);
  pace.answered(subject);
  pace.failed(subject, 0, null, 'answer');
  pace.answered(other);
  expect(pace.readyAt(subject)).toBe(0);
});

test('what a server asked for one subject outlives the answer to another', () => {
  const pace = createPace(middle);
  pace.failed(subject, 0, 90_000, 'answer');
  pace.answered(other);
  expect([pace.readyAt(other), pace.readyAt(subject)]).toEqual([0, 90_000]);
});

test('what a server asked for is waited for, also when a person is in a hurry', () => {
  const pace = createPace(middle);
  pace.failed(subject, 0, 90_000, 'answer');
  pace.hurry();
  expect(pace.readyAt(other)).toBe(90_000);
});

test('a person in a hurry does not wait for what only we chose', () => {
  const pace = createPace(middle);
  for (let n = 0; n < 7; n += 1) pace.failed(subject, 0, null, 'answer');
  pace.hurry();
  expect(pace.readyAt(subject)).toBe(0);
});

test('what follows on a record after it was given up waits for what a server asked for, and for nothing else', () => {
  const pace = createPace(middle);
  for (let n = 0; n < 5; n += 1) {
    pace.failed(subject, 0, n === 4 ? 90_000 : null, 'answer');
    pace.answered(other);
  }
  pace.forget(subject);
  expect([pace.isStuck(subject), pace.readyAt(subject)]).toEqual([false, 90_000]);
});
