import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

/** What is marked stands in brackets. */
const marked = (parts: ReturnType<typeof compareTexts>['before']): string =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
const compared = (before: string, after: string): readonly string[] => {
  const texts = compareTexts(before, after);
  return [marked(texts.before), marked(texts.after)];
};

test('of two texts only the words that differ are marked', () => {
  expect(compared('Luminária de mesa articulada preta, 40 cm', 'Luminária de mesa articulada branca, 45 cm')).toEqual([
    'Luminária de mesa articulada [preta, 40] cm',
    'Luminária de mesa articulada [branca, 45] cm',
  ]);
});

test('a word with its accents and its punctuation is one word, and a number with its comma one number', () => {
  expect(compared('São 10,5 cm de altura com a base.', 'São 10,8 cm de altura com o pé.')).toEqual([
    'São [10,5] cm de altura com [a base.]',
    'São [10,8] cm de altura com [o pé.]',
  ]);
});

test('words that only came, or only went, are marked on one side', () => {
  expect(compared('Braço de metal com duas articulações', 'Braço de metal pintado com duas articulações')).toEqual([
    'Braço de metal com duas articulações',
    'Braço de metal [pintado] com duas articulações',
  ]);
});

test('a value of few words and texts with little in common are marked whole', () => {
  expect(compared('R$ 10,50', 'R$ 12,50')).toEqual(['[R$ 10,50]', '[R$ 12,50]']);
  expect(compared('Braço de metal com duas articulações firmes', 'Produto novo, na caixa, pronta entrega para todo o país')).toEqual([
    '[Braço de metal com duas articulações firmes]',
    '[Produto novo, na caixa, pronta entrega para todo o país]',
  ]);
});

test('of a long text what is around the change stays, at the borders of words, and the rest is left out', () => {
  const long = 'Texto que ninguém mudou e que não se lê de novo. '.repeat(30);
  const [before = '', after = ''] = compared(`${long}Cor preta. ${long}`, `${long}Cor branca. ${long}`);
  expect(before).toMatch(/^… \S.* Cor \[preta\.\] Texto .* …$/u);
  expect(after).toMatch(/ Cor \[branca\.\] /u);
  expect(before.length).toBeLessThan(200);
});

test('line breaks stay where they are', () => {
  expect(compared('• tampa\n• base\n• cabo de aço\n• manual', '• tampa\n• base larga\n• cabo de aço\n• manual')[1]).toBe(
    '• tampa\n• base [larga]\n• cabo de aço\n• manual',
  );
});

test('two long texts that have nothing in common are told apart at once', () => {
  const text = (word: string): string => Array.from({ length: 1000 }, (_, at) => `${word}${at}`).join(' ');
  expect(compareTexts(text('a'), text('b')).before).toHaveLength(1);
});
