import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import type { MayBeBroken } from '#lib/broken-row.ts';
import { lastChangedBy, lastDecision } from './last-event.ts';

const happened = (type: string, name: string) => ({ type, by: { id: name, name }, at: '2026-11-21T12:00:00.000Z', warning: null });
/** A listing of these events, newest first, of which so many were left out before them. */
const listing = (history: readonly ReturnType<typeof happened>[], ...unreadable: readonly number[]): Listing & MayBeBroken => ({
  ...aListing({ history: [...history] }),
  ...(unreadable.length > 0 && { broken: unreadable.map((at) => ({ at, id: null, issues: 'by: Required' })) }),
});
const named = (of: Listing) => [lastChangedBy(of)?.name, lastDecision(of)?.by.name];

test('who changed and who decided a listing last is who its newest events name', () => {
  expect(named(listing([happened('edited', 'Ana'), happened('approved', 'Bruno')]))).toEqual(['Ana', 'Bruno']);
});

test('that the marketplace published what a colleague changed does not make it the marketplace’s change', () => {
  const history = [happened('published', 'Mercado Livre'), happened('edited', 'Ana'), happened('approved', 'Bruno')];
  expect(lastChangedBy(listing(history))?.name).toBe('Ana');
  expect(lastChangedBy(listing([happened('held', 'Mercado Livre')]))).toBeUndefined();
});

test('where a newer event can not be read nobody is named, least of all who came before', () => {
  expect(named(listing([happened('approved', 'Bruno')], 0))).toEqual([undefined, undefined]);
  expect(named(listing([happened('edited', 'Ana'), happened('approved', 'Bruno')], 1))).toEqual(['Ana', undefined]);
  expect(named(listing([happened('edited', 'Ana'), happened('approved', 'Bruno')], 2))).toEqual(['Ana', 'Bruno']);
});
