import { expect, test } from 'vitest';
import { aListing, aReviewer } from '#commands/listing/listing-fixture.ts';
import type { Translate } from '#locale/translate.ts';
import { closedFields } from './closed.ts';

const seller = aReviewer({ role: 'seller' });
const keys = ((key: string) => key) as Translate;
const closedOf = (changes: Parameters<typeof aListing>[0]) => closedFields(keys, aListing(changes), seller, false);

test('a listing of several pieces has no barcode to type; one that it has all the same can be taken from it', () => {
  expect(closedOf({ kit: true, gtin: null })('gtin')).toEqual({ readOnlyBecause: 'editor.rule.kitGtin' });
  expect(closedOf({ kit: true, gtin: '7891000100103' })('gtin')).toEqual({});
  expect(closedOf({ kit: false, gtin: null })('gtin')).toEqual({});
});

test('one that its account knows is put into no other, and says why; another may be', () => {
  expect(closedOf({ status: 'pending', staysInAccount: true })('marketPlaceId')).toEqual({ readOnlyBecause: 'editor.rule.inAccount' });
  expect(closedOf({ status: 'pending', staysInAccount: false })('marketPlaceId')).toEqual({});
  expect(closedOf({ status: 'active', staysInAccount: false })('marketPlaceId')).toEqual({ readOnlyBecause: 'editor.closedAccount' });
});

test('what a deal holds keeps its price, and says why, once it is on the marketplace', () => {
  expect(closedOf({ status: 'active', freezedByDeal: true })('price')).toEqual({ readOnlyBecause: 'listing.refused.locked' });
  expect(closedOf({ status: 'active', freezedByDeal: true })('title')).toEqual({});
  expect(closedOf({ status: 'active' })('price')).toEqual({});
  expect(closedOf({ status: 'pending', freezedByDeal: true })('price')).toEqual({});
});
