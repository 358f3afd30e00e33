import { expect, test } from 'vitest';
import { similarityKeyOf } from './similarity.ts';

test.each([
  ['lado ', 'case and blanks'],
  ['LADO', 'case'],
  ['L a d o', 'blanks within'],
  ['Ládo', 'an accent'],
  ['Lаdо', 'Cyrillic а and о'],
  ['Lαdο', 'Greek alpha and omicron'],
  ['Ｌａｄｏ', 'full width'],
])('%j reads as Lado: %s', (text) => {
  expect(similarityKeyOf(text)).toBe(similarityKeyOf('Lado'));
});

test.each([
  ['СОR', 'COR'],
  ['ΝΟΜΕ', 'nome'],
  ['ТАМАΝНО', 'tamanho'],
])('a capital is read as it looks: %j is %j', (text, latin) => {
  expect(similarityKeyOf(text)).toBe(similarityKeyOf(latin));
});

test.each(['Lados', 'Lodo', 'Aldo', 'Лодка'])('%j is another word', (text) => {
  expect(similarityKeyOf(text)).not.toBe(similarityKeyOf('Lado'));
});
