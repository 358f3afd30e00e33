import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import { foundIssues, listingIssues, proposedTexts, suggestedWarnings } from './listing-issues.ts';

const dimensions = { height: 40, width: 20, depth: 20, weight: 900 };
const brand = {
  id: 'BRAND',
  name: 'Marca',
  value_name: ' ',
  value_id: null,
  value_type: 'string',
  required: true,
  custom: false,
  combination: false,
} as const;

test('a good listing has no issue', () => {
  expect(listingIssues(aListing())).toEqual([]);
});

test('what its variations show are its pictures', () => {
  const sold = { _id: 'v', sku: 'V', gtin: null, images: ['/v2/image/v.jpg'], imageDeleted: [], attributes: [] };
  expect(listingIssues(aListing({ image: [], variations: [sold] }))).toEqual([]);
});

test('a kit misses no barcode, and is asked to correct none', () => {
  expect(listingIssues(aListing({ kit: true, gtin: null }))).toEqual([]);
  expect(suggestedWarnings(aListing({ kit: true, gtin: '7891000100104', price: null }))).toEqual(['hasnt_price']);
});

test.each<[string, Partial<Listing>, string, readonly string[]]>([
  ['no image', { image: [] }, 'listing.issue.imageMissing', ['image']],
  ['no price', { price: null }, 'listing.issue.priceMissing', ['hasnt_price']],
  ['no barcode', { gtin: null }, 'listing.issue.gtinMissing', ['gtin']],
  ['a wrong barcode', { gtin: '7891000100104' }, 'listing.issue.gtinInvalid', ['gtin']],
  ['a side of 70.5 cm', { dimensions: { ...dimensions, depth: 70.5 } }, 'listing.issue.measuresExceeding', ['measures_exceeding']],
  ['a side not informed', { dimensions: { ...dimensions, width: 0 } }, 'listing.issue.measuresMissing', ['invalid_measures']],
  ['30001 g', { dimensions: { ...dimensions, weight: 30_001 } }, 'listing.issue.weightExceeding', ['wigth']],
  ['no weight', { dimensions: { ...dimensions, weight: 0 } }, 'listing.issue.weightMissing', ['wigth']],
  ['a title of 61 characters', { title: 'á'.repeat(61) }, 'listing.issue.titleLong', []],
  ['a required attribute left blank', { attributes: [brand] }, 'listing.issue.attributeMissing', []],
])('%s is found and suggests its warning', (_what, changes, key, suggested) => {
  const listing = aListing(changes);
  expect(listingIssues(listing).map(({ say }) => say.key)).toEqual([key]);
  expect(suggestedWarnings(listing)).toEqual(suggested);
});

test('exactly 70 cm, 30 kg and 60 characters are fine', () => {
  expect(listingIssues(aListing({ title: 'x'.repeat(60), dimensions: { height: 70, width: 70, depth: 70, weight: 30_000 } }))).toEqual([]);
});

test('an optional attribute may stay empty', () => {
  expect(listingIssues(aListing({ attributes: [{ ...brand, required: false, value_name: null }] }))).toEqual([]);
});

test('a row without its attributes is judged by what it carries', () => {
  const { attributes: _attributes, image: _image, ...row } = aListing({ cover: '/v2/image/x.jpg', attributes: [brand] });
  expect(listingIssues(row)).toEqual([]);
});

const found = {
  check: 'contact',
  severity: 'red',
  code: 'contactPhone',
  place: 'description',
  values: { said: '(11) 98888-7777' },
  spans: [],
  proposes: 'contact',
  others: [],
} as const;

test('what the server found is told instead of what the console sees by itself', () => {
  const listing = aListing({ price: null, checked: { findings: [{ ...found, spans: [], others: [] }], failed: [], images: [] } });
  expect(foundIssues(listing)).toMatchObject([
    {
      say: { key: 'listing.issue.contactPhone', values: { said: '(11) 98888-7777' } },
      severity: 'red',
      suggests: null,
      text: { key: 'listing.proposal.contact' },
    },
  ]);
});

test.each([null, undefined])('until the server has looked (%s) the console tells what it sees', (checked) => {
  expect(foundIssues(aListing({ price: null, checked })).map(({ say }) => say.key)).toEqual(['listing.issue.priceMissing']);
});

test('a refusal starts with what the server found for certain; what is only worth a look is proposed behind it', () => {
  const of = (changes: object) => ({ ...found, spans: [], others: [], ...changes });
  const findings = [
    of({ severity: 'yellow', proposes: 'gtin' }),
    of({ severity: 'yellow', proposes: 'titleWord' }),
    of({}),
    of({ proposes: 'image' }),
  ];
  const listing = aListing({ price: null, checked: { findings, failed: [], images: [] } });
  expect(suggestedWarnings(listing)).toEqual(['image']);
  expect(proposedTexts(listing).map(({ key }) => key)).toEqual(['listing.proposal.contact', 'listing.proposal.titleWord']);
});
