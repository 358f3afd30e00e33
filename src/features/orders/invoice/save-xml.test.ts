import { expect, test } from 'vitest';
import { bytesOf } from './save-xml.ts';

/** As whoever opens the file reads it: in the encoding it declares. */
const readAgain = async (xml: string): Promise<string> => {
  const bytes = new Uint8Array(await new Blob([bytesOf(xml)]).arrayBuffer());
  const [, declared] = /encoding=["']([\w-]+)["']/u.exec(new TextDecoder('latin1').decode(bytes)) ?? [];
  return new TextDecoder(declared).decode(bytes);
};
const written = (encoding: string, name: string): string => `<?xml version="1.0" encoding="${encoding}"?><xNome>${name}</xNome>`;

test.each([
  ['windows-1252', 'Açúcar – “Ñandú” € 5'],
  ['ISO-8859-1', 'Açúcar – 5'],
  ['iso-8859-15', 'Açúcar € 5'],
  ['UTF-8', 'Açúcar – 5'],
])('a document that declares %s is saved so that it is read as it was', async (encoding, name) => {
  expect(await readAgain(written(encoding, name))).toContain(`<xNome>${name}</xNome>`);
});

test('what its encoding can hold is saved in it, its declaration as it was', () => {
  const xml = written('windows-1252', 'Açúcar');
  expect(bytesOf(xml)).toEqual(Uint8Array.from(xml, (character) => character.codePointAt(0) ?? 0));
  expect(bytesOf(written('utf-8', 'Açúcar'))).toBe(written('utf-8', 'Açúcar'));
});
