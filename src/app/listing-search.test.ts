import { expect, test } from 'vitest';
import { plainSearch } from '#lib/plain-search.ts';
import { parseListingSearch } from './listing-search.ts';
import { parseSearch, stringifySearch } from '#lib/page-search.ts';

test('a filter in the URL is read back as it was written', () => {
  const filter = { status: 'pending', search: '2000012', reason: 'resubmitted', holder: 'free' } as const;
  expect(parseListingSearch(parseSearch(stringifySearch(filter)))).toEqual(filter);
});

test('a part nobody understands is left out, the rest stays', () => {
  expect(parseListingSearch({ status: 'lost', holder: 'mine', page: '3' })).toEqual({ holder: 'mine' });
  expect(parseListingSearch({ search: 'x'.repeat(121) })).toEqual({});
});

test('a number is searched as text and an empty filter leaves a clean address', () => {
  expect(parseSearch('?search=2000012')).toEqual({ search: '2000012' });
  expect(stringifySearch({ search: '', status: undefined })).toBe('');
});

test('a search is kept as texts, and no more of it than anybody can mean', () => {
  expect(plainSearch(parseSearch('?page=2&status=refused&empty='))).toEqual({ page: '2', status: 'refused' });
  expect(plainSearch({ number: 5, list: ['a'], long: 'x'.repeat(4001), ok: 'y' })).toEqual({ ok: 'y' });
  expect(Object.keys(plainSearch(Object.fromEntries(Array.from({ length: 99 }, (_, each) => [`k${each}`, 'v']))))).toHaveLength(30);
});
