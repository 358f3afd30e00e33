import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNfeKey } from './nfe-key.ts';
import { cleanPhone, isCellphone, isPhone } from './phone.ts';
import { formatPostalCode, isPostalCode } from './postal-code.ts';
import { cleanStateRegistration, isStateRegistration } from './state-registration.ts';
import { cleanTaxId, formatTaxId, isCnpj, isCpf } from './tax-id.ts';

describe('CPF', () => {
  test.each(['529.982.247-25', '52998224725', ' 529 982 247 25 ', '12345678909', '11144477735'])('%j is one', (text) => {
    expect(isCpf(text)).toBe(true);
  });
  test.each(['', '11111111111', '00000000000', '52998224724', '5299822472', '529982247255', '5299822472Z', '５2998224725'])(
    '%j is none',
    (text) => {
      expect(isCpf(text)).toBe(false);
    },
  );
});

describe('CNPJ', () => {
  test.each(['11.222.333/0001-81', '12.ABC.345/01DE-35', '12abc34501de35', 'AA345678000114', '12345678000A08', '12ABC34501DE35 '])(
    '%j is one',
    (text) => {
      expect(isCnpj(text)).toBe(true);
    },
  );
  test.each([
    '',
    '00000000000000',
    '11222333000180',
    '12ABC34501DÉ35',
    '１２ABC34501DE35',
    '12ABC34501DE3A',
    '12ABC34501DE3',
    '12ABC34501DE355',
    'ß2ABC34501DE3',
  ])('%j is none', (text) => {
    expect(isCnpj(text)).toBe(false);
  });
});

test('a tax id is formatted by what is left after cleaning, and never stripped of its letters', () => {
  expect(['52998224725', '12abc34501de35', '12.345.013/5', 'isento'].map(formatTaxId)).toEqual([
    '529.982.247-25',
    '12.ABC.345/01DE-35',
    '12.345.013/5',
    'isento',
  ]);
});

test('what a formatted tax id is cleaned to is what it was', () => {
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(/^\d{11}$/u), fc.stringMatching(/^[\dA-Z]{12}\d{2}$/u)), (id) => {
      expect(cleanTaxId(formatTaxId(id))).toBe(id);
    }),
  );
});

describe('CEP', () => {
  test.each(['01001000', '01310-100', '69900-001'])('%j is one', (text) => expect(isPostalCode(text)).toBe(true));
  test.each(['', '00000000', '00000-000', '0100100', '010010000', '0100100O', '01001-00'])('%j is none', (text) => {
    expect(isPostalCode(text)).toBe(false);
    expect(formatPostalCode(text)).toBeNull();
  });
  test('is shown with its hyphen', () => expect(formatPostalCode('01310100')).toBe('01310-100'));
});

describe('phone', () => {
  test.each(['11987654321', '(11) 98765-4321', '+55 11 98765-4321'])('%j is a cell phone', (text) => {
    expect([isCellphone(text), isPhone(text)]).toEqual([true, true]);
  });
  test.each(['1130000000', '(21) 2222-3333', '(11) 5555-1234', '(85) 4000-0000'])('%j is a fixed line', (text) => {
    expect([isCellphone(text), isPhone(text)]).toEqual([false, true]);
  });
  test.each(['', '11', '20987654321', '10987654321', '(11) 9000-0000', '(11) 3 0000-0000', '2022223333', '1160000000'])(
    '%j is none',
    (text) => {
      expect([isCellphone(text), isPhone(text)]).toEqual([false, false]);
    },
  );
  test('is kept as its digits, without the country', () => {
    expect(cleanPhone('+55 (11) 98765-4321')).toBe('11987654321');
  });
});

describe('access key of an invoice', () => {
  const key = '35260712ABC34501DE35550010000001231123456787';
  test('may hold a CNPJ with letters', () => expect(isNfeKey(key)).toBe(true));
  test('is refused with any other last digit', () => {
    expect(Array.from('012345689').some((digit) => isNfeKey(key.slice(0, -1) + digit))).toBe(false);
  });
  test('has no letters outside its CNPJ', () => expect(isNfeKey(`A${key.slice(1)}`)).toBe(false));
});

describe('state registration', () => {
  test.each(['110.042.490.114', '12345678', 'isento'])('%j is one', (text) => expect(isStateRegistration(text)).toBe(true));
  test.each(['', '1234567', '123456789012345', '00000000', 'ISENT'])('%j is none', (text) => expect(isStateRegistration(text)).toBe(false));
  test('is kept without its punctuation', () => expect(cleanStateRegistration('110.042.490.114')).toBe('110042490114'));
});
