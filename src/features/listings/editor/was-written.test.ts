import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { wasWritten } from './was-written.ts';

const color = {
  id: 'COLOR',
  name: 'Cor',
  value_name: 'Azul',
  value_id: null,
  value_type: 'string',
  required: false,
  custom: false,
  combination: false,
} as const;
const found = aListing({ title: 'Luminária', attributes: [color] });

test('what the server tidied counts as written', () => {
  expect(wasWritten(found, { title: ' Luminária ' })).toBe(true);
  expect(wasWritten(found, { attributes: [color, { ...color, id: 'SIZE', value_name: null }] })).toBe(true);
  expect(wasWritten(found, { category: { ...found.category, name: 'Como outro a chama' } })).toBe(true);
});

test('a variation that lost a picture before, or whose code the server cleaned, counts as written', () => {
  const variation = { _id: 'v', sku: 'A B', gtin: null, images: [], imageDeleted: [], attributes: [color] };
  const had = aListing({ imageDeleted: ['/v2/image/old.jpg'], variations: [{ ...variation, imageDeleted: ['/v2/image/old.jpg'] }] });
  expect(wasWritten(had, { variations: [variation] })).toBe(true);
  expect(wasWritten(had, { image: had.image, imageDeleted: [] })).toBe(true);
  expect(wasWritten(had, { variations: [{ ...variation, sku: 'A \u00A0B' }] })).toBe(true);
  expect(wasWritten(had, { variations: [{ ...variation, sku: 'A C' }] })).toBe(false);
  expect(wasWritten(had, { variations: [{ ...variation, images: ['/v2/image/new.jpg'] }] })).toBe(false);
});

test('only the fields that were sent are asked about', () => {
  expect(wasWritten({ ...found, description: 'De outra pessoa' }, { title: 'Luminária' })).toBe(true);
});

test('another value was not written', () => {
  expect(wasWritten(found, { title: 'Lustre' })).toBe(false);
  expect(wasWritten(found, { title: 'Luminária', attributes: [{ ...color, value_name: 'Verde' }] })).toBe(false);
  expect(wasWritten(found, { attributes: [] })).toBe(false);
});

test('an answer to a refusal was written where the listing says it, whatever else was', () => {
  const by = { id: 'r', name: 'Rita' };
  const refusal = { by, at: '2026-11-21T12:00:00.000Z', warning: 'gtin', changes: [], answer: 'É o do fabricante' };
  expect(wasWritten({ ...found, refusal }, { title: 'Luminária', answer: 'É o do fabricante' })).toBe(true);
  expect(wasWritten({ ...found, refusal: { ...refusal, answer: null } }, { title: 'Luminária', answer: 'É o do fabricante' })).toBe(false);
});
