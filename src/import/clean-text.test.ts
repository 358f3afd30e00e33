import { expect, test } from 'vitest';
import { cleanLine, cleanLines } from './clean-text.ts';
import { readHead } from './units.ts';

test('lines stay as they were written, without what nobody can see at their ends', () => {
  expect(cleanLines('Braço de metal. \t\n\n  - gira 360°\u00A0\r\nbivolt\n')).toBe('Braço de metal.\n\n  - gira 360°\nbivolt');
  expect(cleanLine(' ="789" ')).toBe('789');
});

// The time of each was the square of the length: minutes for this, in which nobody else was answered.
test('a cell or a head of a million blanks is read like any other', () => {
  const blanks = ' '.repeat(1_000_000);
  expect(cleanLines(`a${blanks}b${blanks}\nc`)).toBe(`a${blanks}b\nc`);
  expect(readHead(`Peso (${blanks}kg`)).toEqual({ name: 'peso', note: 'kg' });
  expect(readHead(`Peso (${blanks}kg${blanks})*`)).toEqual({ name: 'peso', note: 'kg' });
});
