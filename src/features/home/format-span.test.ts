import { expect, test } from 'vitest';
import { formatSpan } from './format-span.ts';

test.each([
  [4.4, '4 s'],
  [119, '119 s'],
  [120, '2 min'],
  [1057, '17,6 min'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatSpan(seconds, 'pt-BR').replaceAll(/\s/gu, ' ')).toBe(text);
});
