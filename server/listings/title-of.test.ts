import { expect, test } from 'vitest';
import { titleOf } from './title-of.ts';

test.each([
  ['Camiseta', ['Azul', 'M'], 'Camiseta Azul M'],
  [
    'Kit de capas de chuva para o banco dianteiro e o banco traseiro do carro',
    [],
    'Kit de capas de chuva para o banco dianteiro e o banco',
  ],
  [`${'Capa '.repeat(11)}Azul`, ['Grande'], `${'Capa '.repeat(11)}Azul`],
  ['x'.repeat(70), [], 'x'.repeat(60)],
  [`${'x'.repeat(60)} y`, [], 'x'.repeat(60)],
])('%s with %o is listed as %s', (name, apart, title) => {
  expect(titleOf(name, apart)).toBe(title);
});
