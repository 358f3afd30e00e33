import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { brokenBy, changedFields, editOf, fieldOfRule, valuesOf, warrantyAgain } from './editor-values.ts';

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
const values = valuesOf(listing);

test('a form that nobody touched writes nothing', () => {
  expect(changedFields(values, valuesOf(listing))).toEqual([]);
  expect(editOf(listing, values)).toEqual({});
});

test('only what was changed is written, with the fixed platform beside it', () => {
  expect(editOf(listing, { ...values, price: 'R$ 1.234,56', gtin: '', weight: '1.200' })).toEqual({
    price: 123_456,
    gtin: null,
    dimensions: { ...listing.dimensions, weight: 1200 },
    platformId: listing.platformId,
  });
});

test('a new variation is written with its attributes and without images: those follow the save', () => {
  const added = { _id: 'new', sku: 'CAMISA-G', gtin: '', attributes: [] };
  const edit = editOf(listing, { ...values, variations: [...values.variations, added] });
  expect(edit.variations).toHaveLength(listing.variations.length + 1);
  expect(edit.variations?.at(-1)).toEqual({ ...added, gtin: null, images: [], imageDeleted: [] });
  expect(edit.variations?.[0]).toEqual(listing.variations[0]);
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
  const broken = brokenBy({ ...values, [field]: '' });
  expect(broken.map((each) => [each.rule, fieldOfRule(each)])).toEqual([[rule, field]]);
});

test('barcode, measures, length of a text, variations and required attributes are judged as the server judges them', () => {
  const broken = brokenBy({
    ...values,
    gtin: '7891000100104',
    height: '71',
    weight: '30.001',
    description: 'á'.repeat(5001),
    attributes: [{ ...size, required: true, value_name: null }],
    variations: [{ _id: '1', sku: 'A', gtin: '123', attributes: [] }],
  });
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

test('a line break of Windows is one character of a description', () => {
  expect(brokenBy({ ...values, description: `${'a'.repeat(4999)}\r\n` })).toEqual([]);
});

test.each(['R$1.234.5', '1,234.56', 'R$'])('a price that can not be read breaks a rule and is not saved as none: %s', (price) => {
  expect(brokenBy({ ...values, price })).toEqual([{ rule: 'price', path: 'price' }]);
});
