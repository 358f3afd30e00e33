import { expect, test } from 'vitest';
import type { ListingFilter } from '#contract/listing.ts';
import { plainSearch } from '#lib/plain-search.ts';
import { parseListingSearch, searchOf } from './listing-search.ts';
import { parseSearch, stringifySearch } from '#lib/page-search.ts';

test('a filter in the URL is read back as it was written', () => {
  const filter: ListingFilter = { status: ['pending', 'paused'], search: '2000012', reason: 'resubmitted', holder: 'free' };
  expect(searchOf(filter)).toEqual({ status: 'pending,paused', search: '2000012', reason: 'resubmitted', holder: 'free' });
  expect(parseListingSearch(parseSearch(stringifySearch(searchOf(filter))))).toEqual(filter);
  expect(parseListingSearch({ status: 'paused' })).toEqual({ status: ['paused'] });
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
