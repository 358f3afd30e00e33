import { expect, test } from 'vitest';
import { cleanSkuAttributeName, cleanSkuAttributeValue } from '#contract/sku-attribute.ts';
import { typedName, typedValue } from './typed.ts';

test('a name has neither numbers nor special characters, a value no special characters', () => {
  expect(['Lado 2!', ' Posição #1', 'Cor<b>'].map(typedName)).toEqual(['Lado ', 'Posição ', 'Corb']);
  expect(['7,5 cm', '<b>Azul</b>', '110 V {x}'].map(typedValue)).toEqual(['7,5 cm', 'bAzul/b', '110 V x']);
});

test('what the box takes is what the server keeps', () => {
  for (const text of ['Lado 2!', ' Posição #1', 'La  do']) expect(cleanSkuAttributeName(typedName(text))).toBe(cleanSkuAttributeName(text));
  for (const text of ['7,5 cm', ' Azul ', 'a{b}']) expect(cleanSkuAttributeValue(typedValue(text))).toBe(cleanSkuAttributeValue(text));
});
