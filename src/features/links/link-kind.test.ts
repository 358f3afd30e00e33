import { expect, test } from 'vitest';
import { linkKind } from './link-kind.ts';

const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;

test('search and filters go to the server as it knows them, and nothing that nobody knows', () => {
  expect(linkKind.filterOf({ search: 'capa', filters: { company: options('ana'), state: options('unbound') } })).toEqual({
    search: 'capa',
    sellerId: 'ana',
    state: 'unbound',
  });
  expect(linkKind.filterOf({ search: '', filters: { state: options('half') } })).toEqual({});
});
