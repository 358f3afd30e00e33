import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { doubtsOf } from './doubts.ts';

/** As the list tells of it: without what only the whole listing has. */
const rowOf = (findings: { readonly red: number; readonly yellow: number } | null) => {
  const { attributes: _attributes, image: _image, checked: _checked, ...row } = aListing({ price: null, findings });
  return row;
};
const keysOf = (...of: Parameters<typeof doubtsOf>): readonly string[] => doubtsOf(...of).map(({ key }) => key);

test('a row raises no doubt by a check that is switched off: what was found for certain is counted', () => {
  expect(keysOf(rowOf({ red: 0, yellow: 2 }))).toEqual([]);
});

test('a row tells what it shows, and how much more was found', () => {
  expect(keysOf(rowOf({ red: 1, yellow: 0 }))).toEqual(['listing.issue.priceMissing']);
  expect(keysOf(rowOf({ red: 2, yellow: 0 }))).toEqual(['listing.issue.priceMissing', 'queue.row.findings']);
});

test('a row that nothing has looked at yet is judged by what it shows', () => {
  expect(keysOf(rowOf(null))).toEqual(['listing.issue.priceMissing']);
});
