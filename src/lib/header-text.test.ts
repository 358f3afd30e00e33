import { expect, test } from 'vitest';
import { fromHeader, toHeader } from './header-text.ts';

test.each(['CAPA-01', 'Calça azul', '100%', 'AB/1', '日本', ''])('%s comes out of a header as it went in', (text) => {
  expect(toHeader(text)).toMatch(/^[\u0021-\u007e]*$/u);
  expect(fromHeader(toHeader(text))).toBe(text);
});

test('plain codes stay readable, and a lone percent sign is one', () => {
  expect(toHeader('CAPA-01/b')).toBe('CAPA-01/b');
  expect(fromHeader('100%')).toBe('100%');
});
