import { expect, test } from 'vitest';
import { searchQueriesOf, searchQueryOf, wordsOf } from './search-words.ts';

/** 'true & (false | true)' without its brackets, the innermost first. */
const valueOf = (formula: string): boolean => {
  const flat = (text: string): boolean => text.split('|').some((part) => part.split('&').every((each) => each.trim() === 'true'));
  const reduced = formula.replaceAll(/\((?<inner>[^()]*)\)/gu, (_, inner: string) => String(flat(inner)));
  return reduced === formula ? flat(formula) : valueOf(reduced);
};

/** What a database does with such a query over words kept like these. */
const finds = (search: string, ...texts: string[]): boolean => {
  const query = searchQueryOf(search);
  const kept = wordsOf(texts);
  const isKept = (quoted: string, isBeginning: boolean): boolean => {
    const word = quoted.replaceAll("''", "'");
    return isBeginning ? kept.some((each) => each.startsWith(word)) : kept.includes(word);
  };
  const asked = /'(?<word>(?:[^']|'')*)'(?<more>:\*)?/gu;
  return query === null || valueOf(query.replaceAll(asked, (_, word: string, more?: string) => String(isKept(word, more !== undefined))));
};

test.each([
  ['413.456.851-06', '41345685106'],
  ['413 456 851 06', '41345685106'],
  ['12.345.678/0001-95', '12345678000195'],
  ['789 1234 567890', '7891234567890'],
  ['7891234-567890', '7891234567890'],
  ['2000 0132 55', '2000013255001'],
  ['#2000013255', '2000013255001'],
  ['parafusos?', 'Quantos parafusos vêm?'],
  ['parafusos', 'Quantos parafusos? E porcas'],
  ['“câmera”', 'Camera de ré'],
  ['tb21px', 'TB-21PX'],
  ['TB 21PX', 'TB-21PX'],
  ['tb-21px', 'TB21PX'],
  ['cam/001', 'CAM-001-AZ'],
  ['cam001az', 'CAM-001-AZ'],
  ['cam-001-a', 'CAM-001-AZ'],
  ['az-00', 'CAM 001 AZ'],
  ['ana.silva', 'silva@loja.com.br ana'],
  ['silva - pneu', 'Pneu de Silva'],
  ["d'água", 'Caixa d’água'],
])('%s finds %s', (search, kept) => {
  expect(finds(search, kept)).toBe(true);
});

test.each([
  ['413.456.851-07', '41345685106'],
  ['2000 0133', '2000013255001'],
  ['tb-22px', 'TB-21PX'],
  ['pneu azul', 'Pneu preto'],
  // What a sign follows is written to its end.
  ['ca-00', 'CAM-001-AZ'],
])('%s does not find %s', (search, kept) => {
  expect(finds(search, kept)).toBe(false);
});

test('two numbers are still two: each may be of another word', () => {
  expect(finds('205 55', 'Pneu 205/55 R16')).toBe(true);
  expect(finds('16 205', 'Pneu 205/55 16')).toBe(true);
});

test('blanks are nothing to look for; a sign beside a word is passed over, alone it is looked for as it stands', () => {
  expect(searchQueryOf('  ')).toBeNull();
  expect(finds('%', 'Pão 100%')).toBe(false);
  expect(searchQueryOf('pneu ?')).toBe(searchQueryOf('pneu'));
});

test('a quote or a backslash stays a letter of its word', () => {
  expect(searchQueryOf(String.raw`o'b\c`)).toBe(String.raw`('o''b\\c':* | 'obc':* | ('o' & 'b' & 'c':*))`);
});

test('no more than eight words are looked for, each once', () => {
  expect(searchQueriesOf('a b c d e f g h i j')).toHaveLength(8);
  expect(searchQueriesOf('pneu pneu')).toHaveLength(1);
  expect(searchQueryOf('1 2 3 4 5 6 7 8 9 0')).not.toContain("'9'");
});

test.each([
  ['~garafa', 'Garrafa térmica'],
  ['~termcia garafa', 'Garrafa térmica'],
  ['~canecca', 'Caneca de louça'],
  ['~canexa', 'Caneca de louça'],
  ['~garrafa', 'Garrafa térmica'],
  ['~ tb21px garafa', 'Garrafa TB-21PX'],
])('%s finds %s: one slip in a word of four letters or more', (search, kept) => {
  expect(finds(search, kept)).toBe(true);
});

test.each([
  ['garafa', 'Garrafa térmica'],
  ['~arrafa', 'Garrafa térmica'],
  ['~gafa', 'Garrafa térmica'],
  ['~2000012', '2000013'],
])('%s does not find %s', (search, kept) => {
  expect(finds(search, kept)).toBe(false);
});

test('however many long words are near, a thousand ways are looked up; three usual words are all near', () => {
  const waysIn = (search: string): number => searchQueriesOf(search).join(' ').split(':*').length - 1;
  expect(waysIn(`~${'abcdefghijklmn '.repeat(2)}bcdefghijklmno cdefghijklmnop defghijklmnopq`)).toBeLessThan(1010);
  expect(finds('~garafa termcia canexa', 'Garrafa térmica caneca')).toBe(true);
});

test('the sign alone, or only with others, is looked for as it stands', () => {
  expect(searchQueriesOf('~')).toEqual(["'~':*"]);
  expect(searchQueriesOf('~ ?')).toEqual(["'~':*", "'?':*"]);
});

test('a word is no longer than the database keeps, cut between characters, and is still found', () => {
  const long = `${'각'.repeat(255)} parafuso`;
  const [kept = ''] = wordsOf([long]);
  expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(2046);
  expect(kept).not.toContain('\uFFFD');
  expect(finds(long, long)).toBe(true);
  for (const word of searchQueryOf(long)?.match(/'[^']*'/gu) ?? []) expect(Buffer.byteLength(word) - 2).toBeLessThanOrEqual(2046);
});
