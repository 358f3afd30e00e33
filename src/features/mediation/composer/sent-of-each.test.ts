import { expect, test } from 'vitest';
import { sentOfEach } from './sent-of-each.ts';

test.each([
  [0, [0, 0, 0]],
  [50, [50, 0, 0]],
  [100, [100, 0, 0]],
  [250, [100, 75, 0]],
  [300, [100, 100, 0]],
  [301, [100, 100, 2]],
  [350, [100, 100, 100]],
  [999, [100, 100, 100]],
])('of 100, 200 and 50 bytes, %i sent are %j percent of each', (sent, expected) => {
  expect(sentOfEach([100, 200, 50], sent)).toEqual(expected);
});

test('an empty file is there at once', () => {
  expect(sentOfEach([0, 10], 0)).toEqual([100, 0]);
});
