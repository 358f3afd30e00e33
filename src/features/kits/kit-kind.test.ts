import { expect, test } from 'vitest';
import { kitKind } from './kit-kind.ts';

const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;

test('search and filters go to the server as it knows them', () => {
  const filters = { company: options('ana'), stock: options('none'), listed: options('no') };
  expect(kitKind.filterOf({ search: 'capa', filters })).toEqual({ search: 'capa', sellerId: 'ana', stock: 'none', listed: 'no' });
});

test('what the address says that nobody knows is left out', () => {
  expect(kitKind.filterOf({ search: '', filters: { stock: options('plenty'), listed: options('maybe') } })).toEqual({});
});
