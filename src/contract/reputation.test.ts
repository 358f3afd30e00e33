import { expect, test } from 'vitest';
import { metricLevel } from './reputation.ts';

test.each([
  ['claims', 1, 'leader'],
  ['claims', 2, 'green'],
  ['claims', 3, 'yellow'],
  ['claims', 5, 'orange'],
  ['claims', 9, 'red'],
  ['cancelled', 0, 'leader'],
  ['cancelled', 1, 'green'],
  ['cancelled', 3, 'yellow'],
  ['cancelled', 4, 'orange'],
  ['cancelled', 5, 'red'],
  ['late', 6, 'leader'],
  ['late', 10, 'green'],
  ['late', 18, 'yellow'],
  ['late', 22, 'orange'],
  ['late', 23, 'red'],
] as const)('%s of %i in a hundred sales is %s', (metric, count, level) => {
  expect(metricLevel(metric, count, 100)).toBe(level);
});

test('who sold little is not judged', () => {
  expect([metricLevel('claims', 9, 9), metricLevel('claims', 0, 10)]).toEqual(['none', 'leader']);
});
