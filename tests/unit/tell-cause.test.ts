import { expect, test } from 'vitest';
import { tellCause } from '../support/tell-cause.ts';

test('a failure that has a cause says it in the report of the run, another says what it said', () => {
  const failures = [
    { stack: 'Error: Failed query', cause: { message: 'duplicate key' } },
    { stack: 'AssertionError: 1 is not 2' },
    { cause: { message: 'disk full' } },
  ];
  tellCause(failures);
  expect(failures.map(({ stack }) => stack)).toEqual([
    'Error: Failed query\ncaused by: duplicate key',
    'AssertionError: 1 is not 2',
    '\ncaused by: disk full',
  ]);
});
