import { expect, test } from 'vitest';
import { maskTaxId } from './tax-id.tsx';

test.each([
  ['12345678909', '***.456.789-**'],
  ['123.456.789-09', '***.456.789-**'],
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['1234', '1234'],
])('%s is shown in a list as %s', (value, shown) => expect(maskTaxId(value)).toBe(shown));
