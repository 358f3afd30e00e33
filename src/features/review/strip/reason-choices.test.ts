import { expect, test } from 'vitest';
import { warningKeys } from '#contract/warning.ts';
import { choiceOfDigit, reasonChoices, toggleReason } from './reason-choices.ts';

const listing = { kit: false };

test('1 to 6 are the fixed warnings as the dialog numbers them, 7 to 9 the usual texts', () => {
  const choices = reasonChoices(listing, { usual: ['Foto desfocada', 'Falta a voltagem', 'Telefone na descrição', 'Quarto'] }, []);
  expect(choices.map(({ warning }) => warning)).toEqual([...warningKeys, 'Foto desfocada', 'Falta a voltagem', 'Telefone na descrição']);
  expect(choices.map(({ digit }) => digit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('on a kit the fixed ones close up and the texts stay on their digits', () => {
  const choices = reasonChoices({ kit: true }, { usual: ['Foto desfocada'] }, []);
  expect(choiceOfDigit(choices, 3)?.warning).toBe('invalid_measures');
  expect([choiceOfDigit(choices, 6), choiceOfDigit(choices, 7)?.warning]).toEqual([undefined, 'Foto desfocada']);
});

test('a text that was written in the dialog stands there as well, once and without a digit', () => {
  const choices = reasonChoices(listing, { usual: ['Foto desfocada'] }, ['gtin', 'Foto desfocada', 'Só desta vez']);
  expect(choices.slice(6)).toEqual([
    { digit: 7, warning: 'Foto desfocada' },
    { digit: null, warning: 'Só desta vez' },
  ]);
});

test('what the checks propose stands before the usual texts, and once', () => {
  const usual = ['Foto desfocada', 'Retire o contato', 'Falta a voltagem'];
  const choices = reasonChoices(listing, { proposed: ['Retire o contato', 'Revise o título', 'Retire o contato'], usual }, []);
  expect(choices.slice(6)).toEqual([
    { digit: 7, warning: 'Retire o contato' },
    { digit: 8, warning: 'Revise o título' },
    { digit: 9, warning: 'Foto desfocada' },
  ]);
});

test('the same digit twice takes the reason back', () => {
  expect(toggleReason(toggleReason(['gtin'], 'image'), 'image')).toEqual(['gtin']);
});
