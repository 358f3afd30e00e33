import { expect, test } from 'vitest';
import { argsAgain } from './args-again.ts';

const prefillFrom = (base: unknown) => base as Record<string, unknown>;

test('a decision taken again is taken on the version that is seen now, and is otherwise the same', () => {
  const args = { publishId: 'p1', version: 3, warning: 'gtin' };
  expect(argsAgain({ prefillFrom }, args, { publishId: 'p1', version: 5, warning: '' })).toEqual({ ...args, version: 5 });
});

test('what never carried a version carries none', () => {
  expect(argsAgain({ prefillFrom }, { publishId: 'p1', reason: 'slow' }, { publishId: 'p1', version: 5 })).toEqual({
    publishId: 'p1',
    reason: 'slow',
  });
  expect(argsAgain({ prefillFrom }, { version: 3 }, {})).toEqual({ version: 3 });
});
