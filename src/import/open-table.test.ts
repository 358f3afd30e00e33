import * as fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test, vi } from 'vitest';
import { openTable, type OpenTable } from './read-table.ts';

const pieces = ['a', 'ç', '€', '😀', ';', '"', '""', '\n', '\r\n', '\r', ' ', 'Monitor 24"', '\n"x\ny"'] as const;
const aText = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => `título;preço\n${parts.join('')}`);

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: text.length + 1 }, (_, at) => `\uFEFF${text}`.charCodeAt(at)).flatMap((unit) => [unit & 255, unit >> 8]),
  );
const latin = (text: string): Uint8Array => Uint8Array.from([...text.replaceAll(/[€😀]/gu, 'ã')].map((char) => char.codePointAt(0) ?? 0));

const open = (bytes: Uint8Array, bytesAtOnce?: number): OpenTable => {
  const opened = openTable({ name: 'a.csv', bytes }, { bytesAtOnce });
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
};

/** All of it, some records at a time, each time opened anew and gone on with where it was. */
const readBySteps = (bytes: Uint8Array, bytesAtOnce: number, most: number) => {
  const [records, refused] = [[] as unknown[], [] as unknown[]];
  let [blank, from, isEnd] = [0, 0, false];
  while (!isEnd) {
    const [slice] = open(bytes, bytesAtOnce).slices(most, from);
    isEnd = slice === undefined;
    if (!slice) continue;
    records.push(...slice.records);
    refused.push(...slice.refused);
    blank += slice.blank;
    from = slice.end;
  }
  return { records, refused, blank };
};

test('a file says the same however few of its bytes are looked at at once, and wherever it is gone on with', () => {
  fc.assert(
    fc.property(
      aText,
      fc.constantFrom(utf8, utf16, latin),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 4 }),
      (text, encode, few, most) => {
        const bytes = encode(text);
        const whole = open(bytes);
        const [all] = whole.slices(Infinity);
        const { records = [], refused = [], blank = 0 } = all ?? {};
        expect(open(bytes, few)).toMatchObject({ encoding: whole.encoding, delimiter: whole.delimiter });
        expect(readBySteps(bytes, few, most)).toEqual({ records, refused, blank });
      },
    ),
  );
});

test('a long file is decoded as its rows are asked for, and not before', () => {
  const row = `${'x'.repeat(1000)};1,00\n`;
  const file = utf8(`título;preço\n${row.repeat(4000)}`);
  let decoded = 0;
  const own = TextDecoder.prototype.decode;
  TextDecoder.prototype.decode = function decode(...given) {
    const text = own.apply(this, given);
    if (!this.fatal) decoded += text.length;
    return text;
  };
  try {
    const [first] = open(file).slices(10);
    expect(first?.records).toHaveLength(10);
    expect(decoded).toBeLessThan(file.length / 4);
  } finally {
    TextDecoder.prototype.decode = own;
  }
});

test('what stands behind a quote that never closes is parsed a few times, however long it is', () => {
  const row = `${'x'.repeat(100)};1,00\n`;
  const file = utf8(`título;preço\n"Monitor 24" preto;1,00\n${row.repeat(4000)}`);
  const parse = vi.spyOn(Papa, 'parse');
  try {
    const [slice] = open(file, 1024).slices(Infinity);
    expect(slice?.refused).toHaveLength(4001);
    const parsed = parse.mock.calls.reduce((sum, [text]) => sum + String(text).length, 0);
    expect(parsed).toBeLessThan(4 * file.length);
  } finally {
    parse.mockRestore();
  }
});

test('of a quote that never closes in front of millions of lines no more is told than whoever asks takes', () => {
  const bytes = utf8(`título;preço\nCopo;1,00\n"Monitor${'\n"24" preto'.repeat(400_000)}`);
  const opened = openTable({ name: 'a.csv', bytes }, { mostLines: 1000 });
  if (!opened.ok) throw new Error(opened.error);
  const slices = [...opened.value.slices(250)];
  expect(slices.map(({ records, refused }) => [records.length, refused.length])).toEqual([[2, 1001]]);
  expect(slices[0]?.refused.at(-1)).toMatchObject({ line: 1003, name: '"24" preto' });
});

test('who takes all of them is told of each line behind a quote that never closes, of however many characters', () => {
  const row = `${'x'.repeat(100)};1,00`;
  const [slice] = open(utf8(`título;preço\n"Monitor\n${`${row}\n`.repeat(20_000)}`)).slices(Infinity);
  expect(slice?.refused).toHaveLength(20_001);
  expect(slice?.refused.at(-1)?.line).toBe(20_002);
  expect(slice?.refused[0]?.reasons[0]?.hint).toContain('as linhas 2 a 20002 foram lidas como uma só');
});

test('nor does it matter how many lines of a few characters stand behind it', () => {
  const [slice] = open(utf8(`título;preço\n"Monitor;1,00\n${'Copo;1,00\n'.repeat(300_000)}`)).slices(Infinity);
  expect(slice?.refused).toHaveLength(300_001);
});

test.each([
  ['in front of the limit of a record', 20],
  ['behind it', 200_000],
])('lines with nothing in them take no place of those that are told: %s', (_what, blank) => {
  const bytes = utf8(`título;preço\n"Monitor;1,00\n${'\n'.repeat(blank)}${'Copo de vidro;1,00\n'.repeat(blank === 20 ? 12 : 80_000)}`);
  const opened = openTable({ name: 'a.csv', bytes }, { mostLines: 10 });
  if (!opened.ok) throw new Error(opened.error);
  const [slice] = opened.value.slices(Infinity);
  expect(slice?.refused.map(({ line }) => line)).toEqual([2, ...Array.from({ length: 10 }, (_each, at) => 3 + blank + at)]);
});
