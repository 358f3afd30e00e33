import { expect, test } from 'vitest';
import { addressOf } from './buyer-block.tsx';

const shipping = { street: 'Rua das Flores', number: '12', neighborhood: 'Centro', city: 'Campinas', state: 'SP', zipCode: '13010111' };

test('an address is one line: street, number, neighbourhood, city, state', () => {
  expect(addressOf(shipping)).toBe('Rua das Flores, 12, Centro, Campinas, SP');
});

test('what nobody informed leaves no gap', () => {
  expect(addressOf({ ...shipping, number: null, neighborhood: ' ' })).toBe('Rua das Flores, Campinas, SP');
});

test('a street is shown to its hundredth character, and no character is cut in two', () => {
  expect(addressOf({ ...shipping, street: `${'a'.repeat(99)}🏠🏠` })).toBe(`${'a'.repeat(99)}🏠, 12, Centro, Campinas, SP`);
});
