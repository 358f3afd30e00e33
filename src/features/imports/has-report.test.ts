import { expect, test } from 'vitest';
import { hasReport } from './has-report.ts';

test.each([
  ['read', {}, false],
  ['mapped', { ready: 2 }, false],
  ['checked', {}, true],
  ['done', { taken: 3 }, true],
  ['failed', {}, false],
  ['failed', { taken: 3, ready: 2 }, true],
  ['cancelled', { ready: 2 }, true],
  ['cancelled', {}, false],
] as const)('an import that is %s with the lines %o tells them: %s', (status, counts, is) => {
  expect(hasReport({ status, counts })).toBe(is);
});
