import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Checked } from '#contract/check.ts';
import type { FieldChange, Listing } from '#contract/listing.ts';
import { translateIn } from '#locale/translate.ts';
import { judgedReasons } from './judged-reasons.ts';

const by = { id: 'r', name: 'Rita' };
const image = '/v2/image/2.jpg';
const swapped: FieldChange = { field: 'image', before: '/v2/image/1.jpg', after: image };
const checked: Checked = { findings: [], failed: [], images: [{ url: image, answer: 'seen' }] };

const judged = (warning: string, changes: FieldChange[], more: Partial<Listing>) => {
  const refusal = { by, at: '2026-11-21T12:00:00.000Z', warning, changes, answer: null };
  return judgedReasons(translateIn('br'), aListing({ image: [image], refusal, ...more })).map(({ verdict, because }) => [verdict, because]);
};

test('a reason is answered where all its checks have looked', () => {
  expect(judged('image', [swapped], { checked })).toEqual([['answered', 'corrected']]);
  // An older server does not say which of them are switched off.
  expect(judged('image', [swapped], { checked: { ...checked, off: [] } })).toEqual([['answered', 'corrected']]);
});

test('what a check looks for that is switched off in the category nobody has looked for', () => {
  expect(judged('image', [swapped], { checked: { ...checked, off: ['imageBlur'] } })).toEqual([['unknown', 'unlooked']]);
  expect(judged('image', [swapped], { checked: { ...checked, off: ['contact'] } })).toEqual([['answered', 'corrected']]);
});

test('that there is no price is seen, whether or not a check looks at prices', () => {
  expect(judged('hasnt_price', [], { checked: { ...checked, off: ['price'] }, price: null })).toEqual([['unanswered', 'found']]);
  expect(judged('hasnt_price', [], { checked: { ...checked, failed: ['price'] }, price: null })).toEqual([['unanswered', 'found']]);
  expect(judged('hasnt_price', [], { checked: { ...checked, off: ['price'] } })).toEqual([['answered', 'corrected']]);
});
