import { expect, test } from 'vitest';
import { warningKeys } from '#contract/warning.ts';
import { choiceOfDigit, reasonChoices, toggleReason } from './reason-choices.ts';

const listing = { kit: false };

test('1 to 6 are the fixed warnings as the dialog numbers them, 7 to 9 the usual texts', () => {
  const choices = reasonChoices(listing, ['Foto desfocada', 'Falta a voltagem', 'Telefone na descrição', 'Quarto'], []);
  expect(choices.map(({ warning }) => warning)).toEqual([...warningKeys, 'Foto desfocada', 'Falta a voltagem', 'Telefone na descrição']);
  expect(choices.map(({ digit }) => digit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('on a kit the fixed ones close up and the texts stay on their digits', () => {
  const choices = reasonChoices({ kit: true }, ['Foto desfocada'], []);
  expect(choiceOfDigit(choices, 3)?.warning).toBe('invalid_measures');
  expect([choiceOfDigit(choices, 6), choiceOfDigit(choices, 7)?.warning]).toEqual([undefined, 'Foto desfocada']);
});

test('a text that was written in the dialog stands there as well, once and without a digit', () => {
  const choices = reasonChoices(listing, ['Foto desfocada'], ['gtin', 'Foto desfocada', 'Só desta vez']);
  expect(choices.slice(6)).toEqual([
    { digit: 7, warning: 'Foto desfocada' },
    { digit: null, warning: 'Só desta vez' },
  ]);
});

test('the same digit twice takes the reason back', () => {
  expect(toggleReason(toggleReason(['gtin'], 'image'), 'image')).toEqual(['gtin']);
});
