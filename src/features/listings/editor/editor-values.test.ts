import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { ListingEdit } from '#contract/listing-edit.ts';
import { brokenBy, changedFields, editOf, fieldOfRule, saveOf, valuesOf, warrantyAgain } from './editor-values.ts';

const size = {
  id: 'SIZE',
  name: 'Tamanho',
  value_name: 'M',
  value_id: null,
  value_type: 'list',
  required: false,
  custom: false,
  combination: true,
} as const;
const listing = aListing({
  variations: [{ _id: 'v1', sku: 'LUM-01', gtin: null, images: ['/v2/image/a.jpg'], imageDeleted: [], attributes: [size] }],
});
const pending = { status: 'pending', price: 9990 } as const;
const values = valuesOf(listing);

test('a form that nobody touched writes nothing', () => {
  expect(changedFields(values, valuesOf(listing))).toEqual([]);
  expect(editOf(listing, values)).toEqual({});
});

test('only what was changed is written, with the fixed platform beside it', () => {
  const typed = { ...values, price: 'R$ 1.234,56', gtin: '', weight: '1.200' };
  expect(saveOf(editOf(listing, typed), typed, { platformId: 'hub', mayAnswer: false, kit: false })).toEqual({
    price: 123_456,
    gtin: null,
    dimensions: { ...listing.dimensions, weight: 1200 },
    platformId: 'hub',
    complete: false,
  });
});

test.each([
  ['with price and barcode', { price: 'R$ 10,00', gtin: '7891000100103' }, false, true],
  ['without a price', { price: '', gtin: '7891000100103' }, false, false],
  ['without a barcode', { price: 'R$ 10,00', gtin: '' }, false, false],
  ['of a kit, which has none', { price: 'R$ 10,00', gtin: '' }, true, true],
])('a save says whether the listing is complete: %s', (_which, typed, kit, complete) => {
  const said = { platformId: 'hub', mayAnswer: false, kit };
  expect(saveOf({}, { ...values, ...typed }, said)).toEqual({ platformId: 'hub', complete });
});

test('a new variation is written with its attributes and without images: those follow the save', () => {
  const added = { _id: 'new', sku: 'CAMISA-G', gtin: '', attributes: [] };
  const edit = editOf(listing, { ...values, variations: [...values.variations, added] });
  expect(edit.variations).toHaveLength(listing.variations.length + 1);
  expect(edit.variations?.at(-1)).toEqual({ ...added, gtin: null, images: [], imageDeleted: [] });
  expect(edit.variations?.[0]).toEqual(listing.variations[0]);
});

test('a save names only the pictures that it deletes itself, however many went before', () => {
  const gone = Array.from({ length: 50 }, (_, at) => `/v2/image/gone-${at}.jpg`);
  const [first] = listing.variations;
  if (!first) throw new Error('no variation');
  const old = { ...listing, imageDeleted: gone, variations: [{ ...first, imageDeleted: gone }] };
  const touched = { kept: [], deleted: ['/v2/image/a.jpg'] };
  expect(ListingEdit.parse(editOf(old, valuesOf(old), () => touched))).toMatchObject({
    imageDeleted: touched.deleted,
    variations: [{ images: [], imageDeleted: touched.deleted }],
  });
  const [before] = valuesOf(old).variations;
  if (!before) throw new Error('no variation');
  const renamed = editOf(old, { ...valuesOf(old), variations: [{ ...before, sku: 'LUM-02' }] });
  expect(renamed.variations?.[0]?.imageDeleted).toEqual([]);
});

test('without a warranty the specified defaults stand ready: 30 dias', () => {
  const unset = valuesOf({ ...listing, warrantyType: '', warrantyTime: 0, warrantyTimeUnit: '' });
  expect([unset.warrantyTime, unset.warrantyTimeUnit]).toEqual(['30', 'dias']);
});

test('a type of warranty is written with the time and the unit beside it, also where those are the defaults', () => {
  const bare = { ...listing, warrantyType: '', warrantyTime: 0, warrantyTimeUnit: '' };
  expect(editOf(bare, { ...valuesOf(bare), warrantyType: 'Garantia do vendedor' })).toMatchObject({
    warrantyType: 'Garantia do vendedor',
    warrantyTime: 30,
    warrantyTimeUnit: 'dias',
  });
});

test('whoever leaves Sem garantia has the time of before again, else 30 dias', () => {
  const had = { warrantyType: 'Garantia do vendedor', warrantyTime: '6', warrantyTimeUnit: 'meses' };
  expect(warrantyAgain(had)).toEqual({ warrantyTime: '6', warrantyTimeUnit: 'meses' });
  const usual = { warrantyTime: '30', warrantyTimeUnit: 'dias' };
  expect(warrantyAgain({ warrantyType: 'Sem garantia', warrantyTime: '0', warrantyTimeUnit: 'dias' })).toEqual(usual);
});

test.each([
  ['title', 'title'],
  ['condition', 'condition'],
  ['listingType', 'listingType'],
  ['shipMode', 'shipMode'],
  ['warrantyType', 'warrantyType'],
  ['warrantyTime', 'warrantyTime'],
  ['warrantyTimeUnit', 'warrantyTimeUnit'],
  ['sellerId', 'sellerId'],
  ['description', 'description'],
] as const)('an empty %s breaks the rule of %s, at its field', (field, rule) => {
  const broken = brokenBy({ ...values, [field]: '' }, pending);
  expect(broken.map((each) => [each.rule, fieldOfRule(each)])).toEqual([[rule, field]]);
});

test('barcode, measures, length of a text, variations and required attributes are judged as the server judges them', () => {
  const broken = brokenBy(
    {
      ...values,
      gtin: '7891000100104',
      height: '71',
      weight: '30.001',
      description: 'á'.repeat(5001),
      attributes: [{ ...size, required: true, value_name: null }],
      variations: [{ _id: '1', sku: 'A', gtin: '123', attributes: [] }],
    },
    pending,
  );
  expect(broken.map((each) => [each.rule, fieldOfRule(each)])).toEqual([
    ['gtin', 'gtin'],
    ['gtin', 'variations.0.gtin'],
    ['longDescription', 'description'],
    ['measures', 'height'],
    ['weight', 'weight'],
    ['variations', 'variations'],
    ['attribute', 'attributes'],
  ]);
});

test('of two codes that the server cleans alike the second is told, before it is saved', () => {
  const variations = ['A B', 'A \u00A0B'].map((sku, at) => ({
    _id: `v${at}`,
    sku,
    gtin: '',
    attributes: [{ ...size, combination: true }],
  }));
  expect(brokenBy({ ...values, variations }, pending)).toEqual([{ rule: 'sameSku', path: 'variations.1.sku' }]);
});

test('a barcode is taken as it is printed, of the listing and of a variation, and written as digits', () => {
  const [first] = values.variations;
  if (!first) throw new Error('no variation');
  const printed = { ...values, gtin: '7 891000 100103', variations: [{ ...first, gtin: '789-1000-100103 ' }] };
  expect(brokenBy(printed, pending)).toEqual([]);
  expect(editOf(listing, printed)).toMatchObject({ gtin: '7891000100103', variations: [{ gtin: '7891000100103' }] });
  const { data } = ListingEdit.safeParse({ gtin: '7 891000 100103 ', variations: [{ ...listing.variations[0], gtin: '7 891000 100103' }] });
  expect([data?.gtin, data?.variations?.[0]?.gtin]).toEqual(['7891000100103', '7891000100103']);
  expect(brokenBy({ ...values, gtin: ' - ' }, pending).map(({ rule }) => rule)).toEqual(['gtin']);
});

test('a line break of Windows is one character of a description', () => {
  expect(brokenBy({ ...values, description: `${'a'.repeat(4999)}\r\n` }, pending)).toEqual([]);
});

test.each(['R$1.234.5', '1,234.56', 'R$', 'R$ 0,00', '0'])('a price that is none breaks a rule and is not saved as none: %s', (price) => {
  expect(brokenBy({ ...values, price }, pending)).toEqual([{ rule: 'price', path: 'price' }]);
});

test('what is on the marketplace is not left without its price; what waits for a review, or never had one, may be', () => {
  const emptied = { ...values, price: '' };
  expect(brokenBy(emptied, { status: 'active', price: 9990 })).toEqual([{ rule: 'noPrice', path: 'price' }]);
  expect(brokenBy(emptied, { status: 'paused', price: 9990 })).toEqual([{ rule: 'noPrice', path: 'price' }]);
  expect([brokenBy(emptied, pending), brokenBy(emptied, { status: 'active', price: null })]).toEqual([[], []]);
});
