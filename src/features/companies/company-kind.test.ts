import { expect, test } from 'vitest';
import { companyKind } from './company-kind.ts';

test('search and filters go to the server as it knows them', () => {
  const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;
  expect(
    companyKind.filterOf({ search: 'aurora', filters: { status: options('blocked'), certificate: options('soon'), me2: options('no') } }),
  ).toEqual({
    search: 'aurora',
    status: 'blocked',
    certificate: ['soon'],
    me2: 'no',
  });
  expect(companyKind.filterOf({ search: '', filters: { status: options('lost') } })).toEqual({});
});
