import { expect, test } from 'vitest';
import { linkFilterOf } from './link-kind.ts';

const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;

test('search and filters go to the server as it knows them, and nothing that nobody knows', () => {
  expect(linkFilterOf({ search: 'capa', filters: { company: options('ana'), state: options('unbound') } })).toEqual({
    search: 'capa',
    sellerId: 'ana',
    state: 'unbound',
  });
  expect(linkFilterOf({ search: '', filters: { state: options('half') } })).toEqual({});
});
