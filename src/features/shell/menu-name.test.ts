import { expect, test } from 'vitest';
import { translateIn } from '#locale/translate.ts';
import { menuNameIn } from './menu-name.ts';

const english = menuNameIn('en', translateIn('en'));

test('in Portuguese an item is called what the server calls it', () => {
  expect(menuNameIn('br', translateIn('br'))({ key: 'sales', name: 'Minhas vendas' })).toBe('Minhas vendas');
});

test('in English an item is called by its key, and one nobody knows keeps its name', () => {
  expect(english({ key: 'price-rules', name: 'Regras de Preço' })).toBe('Price rules');
  expect(english({ key: 'fidelidade', name: 'Fidelidade' })).toBe('Fidelidade');
  expect(english({ key: 'toString', name: 'Outra' })).toBe('Outra');
});
