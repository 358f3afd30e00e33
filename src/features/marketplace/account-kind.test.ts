import { expect, test } from 'vitest';
import { accountKind } from './account-kind.ts';

test('search and filters go to the server as it knows them', () => {
  const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;
  expect(accountKind.filterOf({ search: 'aurora', filters: { state: options('expired'), company: options('s1') } })).toEqual({
    search: 'aurora',
    state: ['expired'],
    sellerId: 's1',
  });
  expect(accountKind.filterOf({ search: '', filters: { state: options('lost') } })).toEqual({});
});
