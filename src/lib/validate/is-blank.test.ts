import { expect, test } from 'vitest';
import { isBlank } from './is-blank.ts';

test('blanks and signs without a width are no note', () => {
  expect(['', '  \n', '\u200B\u200D', '\u202E \uFEFF'].every(isBlank)).toBe(true);
  expect(['a', ' 👍 ', '\u200Bok'].some(isBlank)).toBe(false);
});
