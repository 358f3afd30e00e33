import { expect, test } from 'vitest';
import { likenessOf } from './likeness.ts';

test.each([
  ['lado ', 'case and blanks'],
  ['LADO', 'case'],
  ['L a d o', 'blanks within'],
  ['Ládo', 'an accent'],
  ['Lаdо', 'Cyrillic а and о'],
  ['Lαdο', 'Greek alpha and omicron'],
  ['Ｌａｄｏ', 'full width'],
])('%j reads as Lado: %s', (text) => {
  expect(likenessOf(text)).toBe(likenessOf('Lado'));
});

test.each([
  ['СОR', 'COR'],
  ['ΝΟΜΕ', 'nome'],
  ['ТАМАΝНО', 'tamanho'],
])('a capital is read as it looks: %j is %j', (text, latin) => {
  expect(likenessOf(text)).toBe(likenessOf(latin));
});

test.each(['Lados', 'Lodo', 'Aldo', 'Лодка'])('%j is another word', (text) => {
  expect(likenessOf(text)).not.toBe(likenessOf('Lado'));
});
