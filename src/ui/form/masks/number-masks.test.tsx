import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCents } from '#lib/money.ts';
import { numberMask, readUnit } from './number-masks.ts';
import { openBoxes, type Box } from './box-fixture.ts';

const { box, boxWith } = openBoxes();

test('a first digit taken out of an amount takes the zeros behind it along, and the caret stays right of the symbol', () => {
  const made = box('money');
  made.type('10500');
  made.putCaret(4);
  made.backspace();
  expect(made.value()).toBe('R$ 5,00');
  expect(made.caret()).toBe(3);
  made.type('2');
  expect(made.value()).toBe('R$ 25,00');
});

test('a point typed in a decimal is its comma, once', () => {
  const made = box('decimal');
  made.type('1.5.7');
  expect(made.value()).toBe('1,57');
});

test('a point typed in a whole number stands until it is known whether thousands end there', () => {
  const typed = (text: string): string => {
    const made = box('integer');
    made.type(text);
    return made.value();
  };
  expect(['1.', '1.5', '1.50', '1.500', '1.5000', '1.5.7', '1.5,7'].map(typed)).toEqual([
    '1.',
    '1.5',
    '1.50',
    '1.500',
    '15.000',
    '1.57',
    '1.57',
  ]);
});

test('an amount pasted over a selected one replaces it; pasted inside one, only digits are taken', () => {
  const made = box('money');
  made.type('12345');
  made.putCaret(0, made.value().length);
  made.paste('R$ 9,90');
  expect(made.value()).toBe('R$ 9,90');
  made.paste('1,5');
  expect(made.value()).toBe('R$ 9,90');
  made.paste('05');
  expect(made.value()).toBe('R$ 990,05');
});

test('what a composing keyboard leaves behind in an amount is taken as typed', () => {
  const made = box('money');
  made.type('1');
  made.fill('R$ 0,012');
  expect(made.value()).toBe('R$ 0,12');
});

test('the sign is taken where amounts have one, and nowhere else', () => {
  const made = box('signedMoney');
  made.type('-500');
  expect(made.value()).toBe('-R$ 5,00');
  const plain = box('money');
  plain.type('-500');
  expect(plain.value()).toBe('R$ 5,00');
});

test('the fourteenth digit of an amount is not taken, wherever it is typed', () => {
  const made = box('money');
  made.type('1234567890123');
  made.putCaret(4);
  made.type('9');
  expect(made.value()).toBe('R$ 12.345.678.901,23');
});

describe('an amount with a comma or a point', () => {
  test.each([
    ['10,5', 'R$10,5'],
    ['1234,56', 'R$1234,56'],
    ['1.234,56', 'R$1.234,56'],
    ['1234.56', 'R$1234.56'],
    [',5', 'R$0,5'],
    ['10,567', 'R$10,56'],
    ['10,5,5', 'R$10,55'],
    ['007,1', 'R$7,1'],
  ])('typed as %s stands as %s until the box is left', (typed, shown) => {
    const made = box('money');
    made.type(typed);
    expect(made.value()).toBe(shown);
  });

  test('typed and pasted are the same amount', () => {
    const reais = fc.tuple(fc.nat({ max: 9_999_999 }), fc.nat({ max: 99 }), fc.constantFrom(',', '.'));
    fc.assert(
      fc.property(reais, ([whole, decimals, separator]) => {
        const text = `${whole}${separator}${String(decimals).padStart(2, '0')}`;
        const typed = box('money');
        typed.type(text);
        const pasted = box('money');
        pasted.paste(text);
        expect([parseCents(typed.value()), parseCents(pasted.value())]).toEqual([whole * 100 + decimals, whole * 100 + decimals]);
      }),
      { numRuns: 25 },
    );
  });

  test('stays as it is written when the comma is taken out again', () => {
    const made = box('money');
    made.type('1250,5');
    made.backspace(2);
    expect([made.value(), parseCents(made.value())]).toEqual(['R$1250', 125_000]);
  });

  test.each(['paste', 'fill'] as const)('behind an amount that came whole (%s) a comma is none', (way) => {
    const made = box('money');
    made[way]('R$ 100,00');
    made.type(',');
    expect(made.value()).toBe('R$ 100,00');
  });

  test('of an amount below zero the sign stays', () => {
    const made = box('signedMoney');
    made.type('-10,5');
    expect(made.value()).toBe('-R$10,5');
  });
});

describe('a unit behind a number', () => {
  const measure = (unit: string): Box => boxWith(numberMask({ decimals: 3, isSigned: false, unit, hasTypedPoint: false }));

  test.each([
    ['g', '1,5 kg', '1,5 kg'],
    ['g', '1500KG', '1.500 KG'],
    ['g', '300 g', '300 g'],
    ['cm', '15 mm', '15 mm'],
    ['cm', '1,2m', '1,2 m'],
    ['g', '2 litros', '2'],
    ['g', 'kg', ''],
    ['dias', '3 dias', '3 dias'],
    ['%', '3 x', '3'],
  ])('in %s typed key by key, %j stands as %j until the box is left', (unit, text, shown) => {
    const made = measure(unit);
    made.type(text);
    expect(made.value()).toBe(shown);
  });

  test.each([
    ['g', '1,5 kg', '1,5 kg'],
    ['g', '1500KG', '1500 kg'],
    ['cm', '1,2m', '1,2 m'],
    ['g', '2 litros', ''],
  ])('in %s pasted, %j stands as %j', (unit, text, shown) => {
    const made = measure(unit);
    made.paste(text);
    expect(made.value()).toBe(shown);
  });

  test('is taken out letter by letter, and what is left is a number again', () => {
    const made = measure('g');
    made.type('1500 kg');
    made.backspace(2);
    expect(made.value()).toBe('1.500');
    made.type('5');
    expect(made.value()).toBe('15.005');
  });

  test.each([
    ['1,5 kg', 'g', 1500],
    ['0,333 kg', 'g', 333],
    ['0.500 kg', 'g', 500],
    ['1.500 kg', 'g', 1_500_000],
    ['15 mm', 'cm', 1.5],
    ['1,1 m', 'cm', 110],
    ['300 g', 'g', 300],
    ['2 litros', 'g', null],
    ['1,5 k', 'g', null],
    ['15', 'g', null],
  ])('%s is so many %s: %s', (text, unit, value) => {
    expect(readUnit(text, unit)?.value ?? null).toBe(value);
  });
});
