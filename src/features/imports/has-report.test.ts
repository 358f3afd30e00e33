import { expect, test } from 'vitest';
import { hasReport } from './has-report.ts';

test.each([
  ['read', {}, false],
  ['checked', {}, true],
  ['done', { taken: 3 }, true],
  ['failed', {}, false],
  ['failed', { taken: 3, ready: 2 }, true],
  ['cancelled', { ready: 2 }, true],
  // Lines that the reader refused are counted with the others, once all are looked at.
  ['cancelled', {}, true],
] as const)('an import that is %s with the lines %o tells them: %s', (status, counts, is) => {
  expect(hasReport({ status, counts })).toBe(is);
});
