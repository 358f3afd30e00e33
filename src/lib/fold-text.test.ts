import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedWords, foldText } from './fold-text.ts';

test.each([
  ['Configurações', 'configuracoes'],
  ['MEDIAÇÃO', 'mediacao'],
  ['Anúncio à vista', 'anuncio a vista'],
  ['Pingüim', 'pinguim'],
  ['İstanbul ısı', 'istanbul isi'],
  ['Ação', 'acao'],
  ['R$ 10,00 · 50%', 'r$ 10,00 · 50%'],
])('%j folds to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('a text typed with loose accents folds like the same text typed with whole letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
    }),
  );
});

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

test.each([
  ['Tênis-Nike 42/43 (preto)', ['tenis', 'nike', '42', '43', 'preto']],
  ['  ', []],
  ["caixa d'água", ['caixa', 'd', 'agua']],
])('the words of %j are %j', (text, words) => {
  expect(foldedWords(text)).toEqual(words);
});
