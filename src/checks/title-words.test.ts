import { expect, test } from 'vitest';
import { isNearDuplicate, overlapOf, titleMarks, titleWords } from './title-words.ts';

const sharesMark = (one: string, other: string): boolean => titleMarks(one).some((mark) => titleMarks(other).includes(mark));

test('word order, case, accents and fillers make no other title', () => {
  expect(titleMarks('Caneca de Barro à Mão')).toEqual(titleMarks('mao barro CANECA a'));
  expect(overlapOf(titleWords('Caneca de Barro'), titleWords('barro caneca'))).toBe(1);
});

test('marks are whole numbers of 32 bits, and none of a title without words', () => {
  expect(titleMarks('Caneca Barro Vivo').every((mark) => Number.isInteger(mark) && mark >= -(2 ** 31) && mark < 2 ** 31)).toBe(true);
  expect(titleMarks('– de')).toEqual([]);
});

test('of 200 titles that share 9 of 11 words nearly all share a mark, of 200 that share none hardly one', () => {
  const wordsFrom = (start: number): string => Array.from({ length: 10 }, (_, at) => `palavra${start + at}`).join(' ');
  const starts = Array.from({ length: 200 }, (_, at) => at * 40);
  expect(starts.filter((at) => sharesMark(wordsFrom(at), wordsFrom(at + 1))).length).toBeGreaterThanOrEqual(196);
  expect(starts.filter((at) => sharesMark(wordsFrom(at), wordsFrom(at + 20))).length).toBeLessThanOrEqual(2);
});

test('two titles of two words are no copies', () => {
  expect(isNearDuplicate('Mesa Nova', 'Nova Mesa')).toBe(false);
  expect(isNearDuplicate('Mesa Nova Alta', 'Alta Mesa Nova')).toBe(true);
});

test.each([
  ['Motorola Moto G84 5g 256 Gb Grafite 8 Gb Ram', 'Motorola Moto G84 5g 256gb Grafite 8gb Ram'],
  ['Panela De Pressão 4,5 Litros Tramontina Vancouver', 'Panela Pressão Tramontina Vancouver 4,5l'],
  ['Cabo Hdmi 2.0 4k 5 Metros Blindado', 'Cabo Hdmi 2.0 4k 5m Blindado'],
  ['Creatina Dark Lab 300 Gramas', 'Creatina Dark Lab 300g'],
])('%j and %j say one measure in two ways', (one, other) => {
  expect(titleMarks(one)).toEqual(titleMarks(other));
  expect(isNearDuplicate(one, other)).toBe(true);
});

test('a measure of another unit is another measure', () => {
  expect(isNearDuplicate('Cabo Preto Blindado 5 Metros', 'Cabo Preto Blindado 5 Cm')).toBe(false);
});

test.each([
  ['Farol Gol G5 Máscara Negra Lado Esquerdo', 'Farol Gol G5 Máscara Negra Lado Direito'],
  ['Pastilha De Freio Fras-le Corolla Dianteira', 'Pastilha De Freio Fras-le Corolla Traseira'],
  ['Camiseta Básica Algodão Preta Tam M', 'Camiseta Básica Algodão Preta Tam G'],
  ['Camiseta Básica Algodão Preta Tam P', 'Camiseta Básica Algodão Preta Tam GG'],
  ['Tênis Olympikus Index Preto Feminino', 'Tênis Olympikus Index Preto Masculino'],
  ['Farol Gol G5 Máscara Negra Lado Esquerdo', 'Farol Gol G5 Máscara Negra Lado Esquerdo E Direito'],
])('%j and %j are two products, one beside the other', (one, other) => {
  expect(isNearDuplicate(one, other)).toBe(false);
});

test.each([
  ['Farol Gol G5 Máscara Negra Lado Esquerdo', 'Farol Gol G5 Máscara Negra Lado Esq'],
  ['Camiseta Masculina Algodão Preta Lisa Tam M', 'Camiseta Masculino Algodão Preta Lisa Tam M'],
  ['Pastilha De Freio Fras-le Corolla Dianteira', 'Pastilhas De Freio Fras-le Corolla Dianteira'],
])('%j and %j are one', (one, other) => {
  expect(isNearDuplicate(one, other)).toBe(true);
});
