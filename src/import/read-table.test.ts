import { describe, expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean): Uint8Array =>
  Uint8Array.from(
    [...`\uFEFF${text}`]
      .flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8])
      .map((byte, at, all) => (isLittle ? byte : (all[at ^ 1] ?? 0))),
  );
/** One byte a letter, as Windows-1252 has it; `€` and `–` stand where Latin-1 has none. */
const windows = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text, (char) => ({ '€': 0x80, '–': 0x96 })[char] ?? char.charCodeAt(0)));

const read = (bytes: Uint8Array) => {
  const table = readTable({ name: 'a.csv', bytes });
  if (!table.ok) throw new Error(table.error);
  return table.value;
};
const cellsOf = (text: string): readonly (readonly string[])[] => read(utf8(text)).records.map(({ cells }) => cells);
const refusedIn = (text: string) => read(utf8(text)).refused.map(({ line, reasons }) => `${line} ${reasons[0]?.what}`);

describe('bytes', () => {
  const text = 'título;preço\nCalça nº 42 – € 3;9,90\n';
  test.each([
    ['UTF-8', utf8(text), 'UTF-8'],
    ['UTF-8 with a byte order mark', utf8(`\uFEFF${text}`), 'UTF-8 com BOM'],
    ['UTF-16, the small end first', utf16(text, true), 'UTF-16'],
    ['UTF-16, the great end first', utf16(text, false), 'UTF-16'],
    ['Windows-1252, as Excel writes its own CSV', windows(text), 'Windows-1252'],
  ])('%s are read as they were written, and the reading is said', (_what, bytes, encoding) => {
    const table = read(bytes);
    expect([table.encoding, ...table.records.map(({ cells }) => cells)]).toEqual([
      encoding,
      ['título', 'preço'],
      ['Calça nº 42 – € 3', '9,90'],
    ]);
  });

  test('one broken byte in UTF-8 makes no other row strange', () => {
    const bytes = utf8('título\nCalça ção\nA\u00ff\n');
    const broken = Uint8Array.from(bytes.filter((_byte, at) => at !== bytes.length - 3));
    const table = read(broken);
    expect(table.encoding).toBe('UTF-8 com trechos estragados');
    expect(table.records[1]?.cells).toEqual(['Calça ção']);
  });

  test.each([
    ['a spreadsheet of today', [0x50, 0x4b, 0x03, 0x04, 1], 'É uma planilha (.xlsx ou .ods)'],
    ['a spreadsheet of yesterday', [0xd0, 0xcf, 0x11, 0xe0, 1], 'É uma planilha (.xls)'],
    ['UTF-16 without its mark', [0x74, 0, 0x69, 0], 'Parece UTF-16 sem BOM'],
  ])('%s is named, and what to do', (_what, bytes, why) => {
    expect(readTable({ name: 'a.csv', bytes: Uint8Array.from(bytes) })).toEqual({
      ok: false,
      error: expect.stringContaining(why) as string,
    });
  });
});

describe('bytes that neither Windows-1252 nor UTF-8 has for letters', () => {
  const lower = 'título;preço\nPrimeira maçã à mão;9,90\nAção é já';
  const capitals = `${lower}\nLIMÃO LEÃO ÓTIMO ÔNIBUS AVÔ AVÓ;ÍNDIO LIMÕES AVIÕES AÍ PAÍS LEÕES`;
  const dos: Readonly<Record<string, number>> = {
    í: 0xa1,
    ç: 0x87,
    ã: 0xc6,
    à: 0x85,
    é: 0x82,
    á: 0xa0,
    Ã: 0xc7,
    Ó: 0xe0,
    Ô: 0xe2,
    Í: 0xd6,
    Õ: 0xe5,
  };
  const mac: Readonly<Record<string, number>> = {
    í: 0x92,
    ç: 0x8d,
    ã: 0x8b,
    à: 0x88,
    é: 0x8e,
    á: 0x87,
    Ã: 0xcc,
    Ó: 0xee,
    Ô: 0xef,
    Í: 0xea,
    Õ: 0xcd,
  };
  const bytesBy = (table: Readonly<Record<string, number>>, text: string): Uint8Array =>
    Uint8Array.from(Array.from(text, (char) => table[char] ?? char.charCodeAt(0)));
  test('in a head alone are named too', () => {
    const read = readTable({ name: 'a.csv', bytes: bytesBy(dos, 'SKU;Título;Preço\nA1;Caneca;9') });
    expect(read).toMatchObject({ ok: false });
  });

  test.each([
    ['MS-DOS', bytesBy(dos, lower)],
    ['MS-DOS in capitals', bytesBy(dos, capitals)],
    ['a Macintosh', bytesBy(mac, lower)],
    ['a Macintosh in capitals', bytesBy(mac, capitals)],
  ])('as Excel’s CSV of %s has, are named, and what to do', (_what, bytes) => {
    expect(readTable({ name: 'a.csv', bytes })).toEqual({
      ok: false,
      error: 'a.csv: Parece a codificação do MS-DOS ou do Macintosh: salve-o na planilha como “CSV UTF-8” e importe o CSV',
    });
  });

  test.each([
    ['names and a price', 'título\nPão de Açúcar Ælfric‹x›\nCafé Wi¢z'],
    ['paths', 'nome;categoria\nFone Bluetooth;Eletrônicos›Fones\nCabo USB;Eletrônicos›Cabos'],
    ['paths and no accents', 'nome;categoria\nFone;Casa›Som›Fones\nCabo;Casa›Som›Cabos\nCaixa;Casa›Som›Caixas'],
    ['one of them and no accents', 'nome;nota\nFone;a¡b'],
    ['some of them beside other accents', 'nome\nWi¢z avó\nRo¢k avô saí\nPo¡p limões\nBa£l'],
  ])('are no reason where a text of Windows-1252 has %s', (_what, said) => {
    const bytes = windows(said.replaceAll('‹', '\u008B').replaceAll('›', '\u009B'));
    expect(read(bytes).encoding).toBe('Windows-1252');
  });
});

describe('lines', () => {
  test('are those of the file, as an editor counts them: blank ones and breaks inside quotes count', () => {
    const table = read(utf8('titulo;descricao\n\n"A";"um\n\ndois"\n;;\nB;x\n'));
    expect(table.records.map(({ line }) => line)).toEqual([1, 3, 7]);
    expect(table.blank).toBe(2);
  });

  test('end in any way, also in several in one file', () => {
    expect(cellsOf('a;b\r\n1;2\n3;4\r5;6')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
  });

  test('with a break inside quotes keep it', () => {
    expect(cellsOf('a;b\r\n1;"um\r\ndois"\r\n')[1]).toEqual(['1', 'um\ndois']);
  });
});

describe('quotes', () => {
  test('that never close are refused on every line they swallow, and what stands before is not', () => {
    expect(refusedIn('titulo;preco\nParafuso 1/4" inox;3\n"Monitor 24" preto;899\nMouse;50\nTeclado;80\n')).toEqual([
      '3 Aspas que não fecham',
      '4 Aspas que não fecham',
      '5 Aspas que não fecham',
    ]);
  });

  test('that close in another row are refused on both lines, and what stands behind is not', () => {
    const text = 'titulo;preco\n"Monitor 24" preto;899\nTela "boa";50\nTeclado;80\n';
    expect(refusedIn(text)).toEqual(['2 Aspas que não fecham', '3 Aspas que não fecham']);
    expect(cellsOf(text).at(-1)).toEqual(['Teclado', '80']);
  });

  test('that never close in a long file are refused on each of its lines, be they more than a call takes arguments', () => {
    const { refused } = read(utf8(`titulo;preco\n"Monitor 24" preto;899\n${'A;1\n'.repeat(130_000)}`));
    expect([refused.length, refused.at(-1)?.line]).toEqual([130_001, 130_002]);
  });

  test('that are doubled are one', () => {
    expect(cellsOf('titulo;preco\n"TV 32"" LED";999')[1]).toEqual(['TV 32" LED', '999']);
  });
});

describe('cells', () => {
  test.each([
    ['a semicolon, beside decimal commas', 'a;b\n1,5;2,5'],
    ['a comma', 'a,b\n"1,5","2,5"'],
    ['a tab, beside commas', 'a\tb\n1,5\t2,5'],
    ['a bar', 'a|b\n1,5|2,5'],
    ["what Excel's first line says", 'sep=;\na;b\n1,5;2,5'],
  ])('are parted by %s', (_what, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1,5', '2,5'],
    ]);
  });

  test.each([
    ['a line of one cell', 'SKU;Preço\nA,1;1,00\nTotal, geral\nB;2,00\n'],
    ['several of them', 'SKU;Preço\nA;1,00\nX, Y\nB;2,00\nZ, W\n'],
  ])('of two columns are parted as their head is, whatever %s says', (_what, text) => {
    expect(cellsOf(text)[0]).toEqual(['SKU', 'Preço']);
  });

  test("Excel's first line counts as a line", () => {
    expect(read(utf8('sep=;\na;b\n1;2')).records.map(({ line }) => line)).toEqual([2, 3]);
  });
});
