import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal, parseDecimal } from '#lib/decimal.ts';
import { formatCents, parseCents } from '#lib/money.ts';
import { cleanPhone } from '#lib/validate/phone.ts';
import { cleanTaxId, formatTaxId } from '#lib/validate/tax-id.ts';
import { masks, type MaskName } from './masks.ts';
import { openBox, openBoxes, type Box } from './box-fixture.ts';

const { box } = openBoxes();

const letters = fc.stringMatching(/^[b-hj-z!?@#~<>{}§ç ]+$/u);
const symbols = fc.stringMatching(/^[!?@#~<>{}§ç ]+$/u);

/** Runs a property over boxes of its own: thousands of them must not stay in the page. */
const holds = <Value,>(name: MaskName, values: fc.Arbitrary<Value>, check: (made: Box, value: Value) => void): void =>
  fc.assert(
    fc.property(values, (value) => {
      const made = openBox(masks[name].options);
      try {
        check(made, value);
      } finally {
        made.close();
      }
    }),
    { numRuns: Number(process.env['RUNS'] ?? 10) },
  );

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`, 'u'));
const cnpj = fc.stringMatching(/^[\dA-Z]{12}\d{2}$/u);
const landline = fc.stringMatching(/^[1-9]{2}[2-5]\d{7}$/u);
const cellphone = fc.stringMatching(/^[1-9]{2}9\d{8}$/u);
const cents = fc.integer({ min: 1, max: 9_999_999_999_999 });
const decimal = fc.integer({ min: 0, max: 99_999_999_999 }).map((hundredths) => hundredths / 100);
const twoDigits = (n: number): string => String(n).padStart(2, '0');
const date = fc
  .record({ day: fc.integer({ min: 1, max: 31 }), month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 1000, max: 9999 }) })
  .map(({ day, month, year }) => `${twoDigits(day)}${twoDigits(month)}${year}`);

interface Masked {
  readonly name: MaskName;
  /** What a person types, character by character. */
  readonly raw: fc.Arbitrary<string>;
  readonly shown: (raw: string) => string;
  readonly back: (shown: string) => string;
  /** Of nothing it takes; letters and symbols unless it takes letters. */
  readonly garbage?: fc.Arbitrary<string>;
}

const onlyDigits = (shown: string): string => shown.replaceAll(/\D/gu, '');
const cut = (raw: string, ...at: readonly (readonly [number, string])[]): string =>
  [...raw].map((each, i) => (at.find(([place]) => place === i)?.[1] ?? '') + each).join('');
const phoneShown = (raw: string): string => `(${raw.slice(0, 2)}) ${raw.slice(2, -4)}-${raw.slice(-4)}`;
const commaOf = (value: number): string => String(value).replace('.', ',');

const all: readonly Masked[] = [
  { name: 'cpf', raw: digits(11), shown: formatTaxId, back: cleanTaxId },
  { name: 'cnpj', raw: cnpj, shown: formatTaxId, back: cleanTaxId, garbage: symbols },
  { name: 'taxId', raw: fc.oneof(digits(11), cnpj), shown: formatTaxId, back: cleanTaxId, garbage: symbols },
  {
    name: 'stateRegistration',
    raw: fc.oneof(fc.stringMatching(/^\d{8,14}$/u), fc.constant('ISENTO')),
    shown: (raw) => raw,
    back: (shown) => shown,
    garbage: symbols,
  },
  { name: 'date', raw: date, shown: (raw) => cut(raw, [2, '/'], [4, '/']), back: onlyDigits },
  { name: 'postalCode', raw: digits(8), shown: (raw) => cut(raw, [5, '-']), back: onlyDigits },
  { name: 'cellphone', raw: cellphone, shown: phoneShown, back: cleanPhone },
  { name: 'phone', raw: fc.oneof(landline, cellphone), shown: phoneShown, back: cleanPhone },
  { name: 'money', raw: cents.map(String), shown: (raw) => formatCents(Number(raw)), back: (shown) => String(parseCents(shown)) },
  {
    name: 'signedMoney',
    raw: cents.map((each) => `-${each}`),
    shown: (raw) => formatCents(Number(raw)),
    back: (shown) => String(parseCents(shown)),
  },
  {
    name: 'decimal',
    raw: decimal.map(commaOf),
    shown: (raw) => formatDecimal(Number(raw.replace(',', '.'))),
    back: (shown) => commaOf(parseDecimal(shown) ?? Number.NaN),
  },
  {
    name: 'percent',
    raw: decimal.map(commaOf),
    shown: (raw) => `${formatDecimal(Number(raw.replace(',', '.')))}%`,
    back: (shown) => commaOf(parseDecimal(shown.slice(0, -1)) ?? Number.NaN),
  },
  {
    name: 'integer',
    raw: fc.nat().map(String),
    shown: (raw) => formatDecimal(Number(raw)),
    back: (shown) => String(parseDecimal(shown)),
  },
];

test('every mask has its properties', () => {
  expect(all.map(({ name }) => name).toSorted()).toEqual(Object.keys(masks).toSorted());
});

/** An amount shows no leading zeros: what is taken out before one takes it along ('a first digit taken out…', below). */
const losesZeros = (name: MaskName, full: string, place: number): boolean =>
  amounts.has(name) && !/\d/u.test(full.slice(0, place)) && /^\D*0/u.test(full.slice(place + 1));

const amounts: ReadonlySet<MaskName> = new Set(['money', 'signedMoney', 'decimal', 'percent', 'integer']);

describe.each(all)('mask $name', ({ name, raw, shown, back, garbage = letters }) => {
  test('typed character by character, it shows the format and reads back what was typed', () => {
    holds(name, raw, (made, value) => {
      made.type(value);
      expect(made.value()).toBe(shown(value));
      expect(back(made.value())).toBe(value);
    });
  });

  test('pasted with its format, it is the same', () => {
    holds(name, raw, (made, value) => {
      made.paste(shown(value));
      expect(made.value()).toBe(shown(value));
    });
  });

  test('filled in by the browser, it is the same', () => {
    holds(name, raw, (made, value) => {
      made.fill(shown(value));
      expect(made.value()).toBe(shown(value));
    });
  });

  test('what was never of its kind leaves nothing behind', () => {
    holds(name, garbage, (made, text) => {
      made.paste(text);
      expect(made.value().replace('%', '')).toBe('');
    });
  });

  test('a character taken out anywhere, by either key, and typed again gives the same', () => {
    holds(name, fc.tuple(raw, fc.nat(), fc.boolean()), (made, [value, where, isForward]) => {
      made.type(value);
      const full = made.value();
      const places = [...full].flatMap((each, i) => (/[\dA-Z]/u.test(each) && full.slice(i, i + 2) !== 'R$' ? [i] : []));
      const place = places[where % places.length] ?? 0;
      fc.pre(!losesZeros(name, full, place));
      const character = full[place] ?? '';
      made.putCaret(isForward ? place : place + 1);
      if (isForward) made.deleteForward();
      else made.backspace();
      made.type(character);
      expect(made.value()).toBe(full);
    });
  });

  test('backspace empties it from any full value', () => {
    holds(name, raw, (made, value) => {
      made.fill(shown(value));
      made.backspace(made.value().length + 1);
      expect(made.value().replace('%', '')).toBe('');
    });
  });
});

test('a letter makes a CNPJ of what was a CPF, and taking it out makes a CPF again', () => {
  const made = box('taxId');
  made.type('529982247');
  expect(made.value()).toBe('529.982.247');
  made.type('2');
  made.putCaret(0);
  made.type('a');
  expect(made.value()).toBe('A5.299.822/472');
  made.putCaret(1);
  made.backspace();
  expect(made.value()).toBe('529.982.247-2');
});

test.each([
  ['cnpj', 'CNPJ: 12.ABC.345/01DE-35 (matriz)', '12.ABC.345/01DE-35'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['taxId', 'CPF 529.982.247-25', '529.982.247-25'],
  ['cpf', '１２529.982.247-25', '529.982.247-25'],
  ['date', '2026-11-21', '21/11/2026'],
  ['date', '1/2/2026', '01/02/2026'],
  ['postalCode', ' 01310-100 ', '01310-100'],
  ['phone', '+55 (11) 98765-4321', '(11) 98765-4321'],
  ['phone', '+55 21 2222-3333', '(21) 2222-3333'],
  ['phone', '011 98765-4321', '(11) 98765-4321'],
  ['cellphone', '5511987654321', '(11) 98765-4321'],
  ['money', '1234', 'R$ 1.234,00'],
  ['money', 'R$\u00a01.234,56', 'R$ 1.234,56'],
  ['money', '12.34', 'R$ 12,34'],
  ['money', '1,234.56', ''],
  ['money', '-5,00', ''],
  ['signedMoney', '-R$ 5,00', '-R$ 5,00'],
  ['decimal', '1.5', '1,5'],
  ['decimal', '1234.5', '1.234,5'],
  ['decimal', '0.500', '0,50'],
  ['percent', '1.5', '1,5%'],
  ['decimal', '1.234,5', '1.234,5'],
  ['decimal', '1,234', ''],
  ['percent', '12,5 %', '12,5%'],
  ['integer', '1.500', '1.500'],
  ['integer', '1,5', ''],
  ['integer', '1.5', '1.5'],
  ['integer', '1234.5', '1.234.5'],
  ['integer', '1.234.5', '1.234.5'],
  ['integer', '0.500', ''],
] as const)('%s: %j pasted shows %j', (name, text, shown) => {
  const made = box(name);
  made.paste(text);
  expect(made.value()).toBe(shown);
});
