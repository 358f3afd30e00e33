import { expect, test } from 'vitest';
import { joinWarnings, kitWarningKeys, parseWarnings } from '#contract/warning.ts';
import { addText, inOrder, textsOf, toggleWarning, warningOfDigit } from './warnings-choice.ts';

test('digits 1 to 6 name the fixed warnings in their order', () => {
  expect(['1', '2', '3', '4', '5', '6', '7', '0'].map((digit) => warningOfDigit(digit))).toEqual([
    'wigth',
    'image',
    'gtin',
    'invalid_measures',
    'measures_exceeding',
    'hasnt_price',
    undefined,
    undefined,
  ]);
});

test('on kits the barcode is left out and the digits close up', () => {
  expect(warningOfDigit('3', kitWarningKeys)).toBe('invalid_measures');
  expect(warningOfDigit('6', kitWarningKeys)).toBeUndefined();
});

test('the same digit twice takes the warning back', () => {
  expect(toggleWarning(toggleWarning(['gtin'], 'image'), 'image')).toEqual(['gtin']);
});

test('a text is taken once, and a blank or invisible one not at all', () => {
  expect(addText(addText(['gtin'], ' Voltagem '), 'Voltagem')).toEqual(['gtin', 'Voltagem']);
  expect(addText([], ' \u200B ')).toEqual([]);
});

test('however they were chosen, fixed ones come first in their order', () => {
  expect(inOrder(['Voltagem', 'hasnt_price', 'wigth'])).toEqual(['wigth', 'hasnt_price', 'Voltagem']);
});

test('a text with the separator in it comes back whole', () => {
  const chosen = inOrder(addText(['gtin'], 'corrigir a*/b \\ c'));
  expect(textsOf(parseWarnings(joinWarnings(chosen)))).toEqual(['corrigir a*/b \\ c']);
});
