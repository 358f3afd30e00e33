import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inBrowserWords } from '../imports/in-browser-words.ts';
import { importReasons } from './import-reasons.ts';
import { reasonInEnglish } from './reason-in-english.ts';

const folders = ['src/import', 'server/import', 'server/imports'];

/** Every text that is said of a line as what is amiss or what to do, with 2 for what is filled in. */
const texts = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((name) => name.endsWith('.ts') && !/\.test\.|fixture|read-arguments/u.test(name))
  .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/\b(?<part>what|hint):\s+(?:'(?<plain>[^']+)'|`(?<filled>[^`]+)`)/gu)])
  .map(({ groups = {} }) => ({
    isHint: groups['part'] === 'hint',
    text: inBrowserWords((groups['plain'] ?? groups['filled'] ?? '').replaceAll(/\$\{[^}]*\}/gu, '2')),
  }));

/** Put together of texts that are told by themselves. */
const composed = ['2: 2', '2 em vez de 2; 2', 'esperado: 2'];

test('whatever is said of a line of a file has an English', () => {
  const all = texts.map(({ text }) => text);
  expect(all).toEqual(expect.arrayContaining(['número ambíguo', 'Pedido sem itens', 'já está na linha 2', ...composed]));
  const unsaid = texts.filter(({ isHint, text }) => {
    const reasons = isHint ? [`Repetido (${text})`] : [text, `Preço: ${text}`];
    return reasons.every((reason) => reasonInEnglish(reason).includes(text));
  });
  expect(unsaid.map(({ text }) => text).filter((text) => !composed.includes(text))).toEqual([]);
});

test.each([
  [
    'Preço do item: número não entendido: “dez” (esperado como 1299,90 ou 1.299,90)',
    'Price of the item: not understood as a number: “dez” (expected like 1299,90 or 1.299,90)',
  ],
  [
    'Título: mais de 255 caracteres: “a” (b: “Preço” (x)” (encurte o texto)',
    'Title: more than 255 characters: “a” (b: “Preço” (x)” (shorten the text)',
  ],
  ['Repetido: “o1/1” (já está na linha 3)', 'Repeated: “o1/1” (it is on line 3 already)'],
  ['Situação diferente (aqui pago, no arquivo entregue)', 'The status differs (here paid, in the file delivered)'],
  ['Peso diferente (aqui vazio, no arquivo “10”)', 'Weight differs (here empty, in the file “10”)'],
  [
    'Linha com colunas de menos (2 em vez de 3 colunas; um texto com o separador dentro fica entre aspas)',
    'A line with too few columns (2 instead of 3 columns; a text with the delimiter in it stands in quotes)',
  ],
  [
    'Mudou desde que a planilha foi feita (por Sônia Super, em 28/11/2026, 10:00; exporte de novo, ou apague a célula da versão para trocar assim mesmo)',
    'Changed since the sheet was made (by Sônia Super, on 28/11/2026, 10:00; export again, or delete the cell of the version to change it all the same)',
  ],
  ['Cor: mais de 255 caracteres: “azul” (encurte o texto)', 'Cor: more than 255 characters: “azul” (shorten the text)'],
])('%s', (said, english) => {
  expect(reasonInEnglish(said)).toBe(english);
});

test('an English names as many values as the Portuguese', () => {
  const places = (text: string): number => text.split('{}').length;
  expect(Object.entries(importReasons).filter(([said, english]) => places(said) !== places(english))).toEqual([]);
});
