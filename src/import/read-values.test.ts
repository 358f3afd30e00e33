import { describe, expect, test } from 'vitest';
import { centsOf, readNumber, type DecimalMark } from './read-number.ts';
import { readLocalTime, type LocalTimeOrder } from './read-local-time.ts';

describe('a number', () => {
  test.each([
    ['41', '41'],
    ['41.0', '41.0'],
    ['41,90', '41.90'],
    ['1.234,56', '1234.56'],
    ['1.234.567', '1234567'],
    ['0,500', '0.500'],
    ['0.500', '0.500'],
    ['1234.567', '1234.567'],
    ['-3.5', '-3.5'],
  ])('%j is %s', (text, number) => {
    expect(readNumber(text)).toEqual({ ok: true, value: number });
  });

  test.each([
    ['1.299', 'pode ser 1299 ou 1,299'],
    ['1,299', 'pode ser 1299 ou 1,299'],
    ['99.900', 'pode ser 99900 ou 99,900'],
  ])('%j is refused with both of its readings: %s', (text, hint) => {
    expect(readNumber(text)).toMatchObject({ ok: false, error: { what: 'número ambíguo', hint: expect.stringContaining(hint) as string } });
  });

  test.each<[string, DecimalMark, string]>([
    ['1.299', ',', '1299'],
    ['1.299', '.', '1.299'],
    ['1,299', ',', '1.299'],
    ['1,299.90', '.', '1299.90'],
  ])('%j, where %j parts the decimals, is %s', (text, mark, number) => {
    expect(readNumber(text, mark)).toEqual({ ok: true, value: number });
  });

  test.each(['1,299.90', '12.34,56', '89,', ',5', '1 299,00', 'BRL 9', '9 reais', '', '1.2.3'])('%j is refused', (text) => {
    expect(readNumber(text)).toMatchObject({ ok: false, error: { what: 'número não entendido' } });
  });

  test('a spreadsheet wrote short is refused by that name', () => {
    expect(readNumber('1,2E+05')).toMatchObject({ ok: false, error: { what: 'número estragado pela planilha' } });
  });

  test.each([
    ['1299.9', 129_990],
    ['2868000000.0', 286_800_000_000],
    ['-3.50', -350],
    ['-0', 0],
    ['99.999', null],
    ['9'.repeat(20), null],
  ])('%s is %j cents', (number, cents) => {
    expect(centsOf(number)).toBe(cents);
  });
});

describe('a date', () => {
  test.each<[string, LocalTimeOrder | undefined, string]>([
    ['2017-10-02 10:56:33', undefined, '2017-10-02T10:56:33'],
    ['2017-10-02T10:56:33', undefined, '2017-10-02T10:56:33'],
    ['2017-10-02 10:56', undefined, '2017-10-02T10:56:00'],
    ['2017-10-02', 'm/d/y', '2017-10-02T00:00:00'],
    ['10/2/2017 10:56', 'm/d/y', '2017-10-02T10:56:00'],
    ['2/10/2017 10:56', 'd/m/y', '2017-10-02T10:56:00'],
    ['10/2/2017 1:05 PM', 'm/d/y', '2017-10-02T13:05:00'],
    ['10/2/2017 12:05 AM', 'm/d/y', '2017-10-02T00:05:00'],
    ['2.10.2017', 'd/m/y', '2017-10-02T00:00:00'],
  ])('%s, as %s, is %s', (text, order, time) => {
    expect(readLocalTime(text, order)).toEqual({ ok: true, value: time });
  });

  test.each<[string, LocalTimeOrder | undefined, string]>([
    ['10/2/2017 10:56', undefined, 'data não entendida'],
    ['10/2/17', 'd/m/y', 'data não entendida'],
    ['2017-10-02T10:56:33Z', undefined, 'data não entendida'],
    ['ontem', 'd/m/y', 'data não entendida'],
    ['2018-02-30 10:00:00', undefined, 'data que não existe'],
    ['13/10/2017', 'm/d/y', 'data que não existe'],
    ['10/2/2017 24:00', 'm/d/y', 'data que não existe'],
    ['10/2/2017 13:05 PM', 'm/d/y', 'data que não existe'],
  ])('%s, as %s, is refused: %s', (text, order, what) => {
    expect(readLocalTime(text, order)).toMatchObject({ ok: false, error: { what } });
  });
});
