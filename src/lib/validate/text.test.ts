import { expect, test } from 'vitest';
import { cleanedAway, cleanText, lengthOf, truncate } from './text.ts';

test.each([
  ['letters', 'Tênis 42 – ção', ' 42 – '],
  ['digits', 'Tênis 42', 'Tênis '],
  ['nonDigits', 'R$ 1.234,56', '123456'],
  ['special', 'Tênis™ 🔥Nike🔥 #42 – 1,5 m (azul/preto) <b>', 'Tênis Nike 42  1,5 m (azul/preto) b'],
] as const)('%s are taken out of %j', (mode, text, left) => {
  expect(cleanText(text, mode)).toBe(left);
});

test('modes add up: the name of an attribute loses digits and special characters', () => {
  expect(cleanText('Voltagem 220 ⚡', 'digits', 'special')).toBe('Voltagem  ');
});

test('a text is as long as a person counts it', () => {
  expect([lengthOf('👍'), lengthOf('a\r\nb'), lengthOf('ção')]).toEqual([1, 3, 3]);
});

test('cutting never halves a character', () => {
  expect([truncate('👍👍👍', 2), truncate('abc', 5), truncate('abc', 0)]).toEqual(['👍👍', 'abc', '']);
});

test('what was taken out can be said', () => {
  const awayOf = (text: string) => cleanedAway(text, cleanText(text, 'special'));
  expect(['3/8" — ø12 @casa', 'Cabo 1,5 m', 'Coração!', '👍 a 👍'].map(awayOf)).toEqual(['"—@', '', '!', '👍👍']);
});
