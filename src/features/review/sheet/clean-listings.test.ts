import { expect, test } from 'vitest';
import { aListing, aReviewer } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import type { OutboxEntry } from '#events/projections/outbox.ts';
import { firstClean, isClean } from './clean-listings.ts';

const until = '2999-01-01T00:00:00.000Z';
const of = (changes: Partial<Listing>) => ({ base: aListing(changes), view: aListing(changes), entries: [] });
const known = { actor: aReviewer(), detailOf: () => undefined, isWrongImage: () => false };
const isCleanWith = (changes: Partial<Listing>) => isClean(of(changes), known);

test('what waits with nothing wrong is clean: free or mine', () => {
  expect(isCleanWith({})).toBe(true);
  expect(isCleanWith({ lease: { holder: { id: 'u1', name: 'Rita' }, until } })).toBe(true);
});

test.each<[string, Partial<Listing>]>([
  ['a red check', { price: null }],
  ['a yellow check', { title: 'x'.repeat(61) }],
  ['a decision made', { status: 'processing' }],
  ['another who holds it', { lease: { holder: { id: 'u2', name: 'Caio' }, until } }],
  ['a pass over', { skipped: true }],
  ['a snooze', { snoozedUntil: until }],
])('with %s it is not', (_why, changes) => {
  expect(isCleanWith(changes)).toBe(false);
});

test('where leases are off nobody keeps it from the sheet', () => {
  const held = of({ lease: { holder: { id: 'u2', name: 'Caio' }, until } });
  expect(isClean(held, { ...known, actor: aReviewer({ leases: 'off' }) })).toBe(true);
});

test('one whose decision was not accepted is looked at by itself', () => {
  const refused = { stage: 'rejected' } as OutboxEntry;
  expect(isClean({ ...of({}), entries: [refused] }, known)).toBe(false);
});

test('what only the whole listing tells counts as soon as it is here', () => {
  const [brand] = aListing().attributes;
  const unnamed = aListing({ attributes: brand ? [{ ...brand, value_name: null }] : [] });
  const { attributes: _attributes, image: _image, ...row } = unnamed;
  const asRow = { base: row as unknown as Listing, view: row as unknown as Listing, entries: [] };
  expect(isClean(asRow, known)).toBe(true);
  expect(isClean(asRow, { ...known, detailOf: () => unnamed })).toBe(false);
  expect(isClean(asRow, { ...known, detailOf: () => aListing(), isWrongImage: () => true })).toBe(false);
});

test('what the checks found counts in the row and in the whole, and a check that failed says nothing good', () => {
  expect(isCleanWith({ findings: { red: 0, yellow: 0 } })).toBe(true);
  expect(isCleanWith({ findings: { red: 1, yellow: 0 } })).toBe(false);
  expect(isCleanWith({ findings: { red: 0, yellow: 1 } })).toBe(false);
  const judged = (detail: Partial<Listing>) => isClean(of({}), { ...known, detailOf: () => aListing(detail) });
  expect(judged({ checked: { findings: [], failed: [], images: [] } })).toBe(true);
  expect(judged({ checked: { findings: [], failed: ['contact'], images: [] } })).toBe(false);
});

test('what no check has looked at yet, or was given up, is not clean; a server without checks is judged by what a row shows', () => {
  expect([isCleanWith({ findings: null }), isCleanWith({})]).toEqual([false, true]);
  const judged = (detail: Partial<Listing>) => isClean(of({}), { ...known, detailOf: () => aListing(detail) });
  expect([judged({ checked: null }), judged({})]).toEqual([false, true]);
});

test('no more are looked for than are wanted, beside those that are laid out already', () => {
  const looked: string[] = [];
  const isCandidate = (id: string): boolean => {
    looked.push(id);
    return id !== 'b';
  };
  expect(firstClean({ ids: ['a', 'b', 'c', 'd', 'e'], isCandidate, laid: ['a', 'e', 'left'], most: 2 })).toEqual(['a', 'c', 'e']);
  expect(looked).not.toContain('d');
});
