import { expect, test } from 'vitest';
import { maskDocument, maskName } from './mask-buyer.ts';

test.each([
  ['Maria da Silva Souza', 'Maria d. S. S.'],
  ['  Élcio   Ávila ', 'Élcio Á.'],
  ['𝒜na 𝒷eta', '𝒜na 𝒷.'],
  ['Ana', 'Ana'],
  ['', ''],
])('%j is listed as %j', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test.each([
  ['12345678909', '***.456.789-**'],
  ['12.ABC.345/01DE-35', '**.ABC.345/01DE-**'],
  ['12ABC34501DE35', '**.ABC.345/01DE-**'],
  ['AB1234', '****34'],
  ['7', '7'],
  ['', null],
  [null, null],
])('the tax id %j is listed as %j', (document, masked) => {
  expect(maskDocument(document)).toBe(masked);
});
