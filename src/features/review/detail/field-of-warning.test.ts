import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { warningKeys } from '#contract/warning.ts';
import { fieldOfWarning } from './field-of-warning.ts';

const variation = (gtin: string | null) => ({ _id: `v${gtin}`, sku: 'A', gtin, images: [], imageDeleted: [], attributes: [] });
const wrong = '7891000100104';

test('each reason that is not a reviewer’s own words has a field it is about', () => {
  const listing = aListing();
  expect(warningKeys.map((key) => fieldOfWarning(key, listing))).toEqual(['weight', 'images', 'gtin', 'height', 'height', 'price']);
  expect(fieldOfWarning('A tomada é de 110 V', listing)).toBeNull();
});

test('a reviewer’s own words lead to the first field they name, an attribute too', () => {
  const listing = aListing();
  const words = ['Informar a voltagem no título', 'Descrição com telefone', 'Foto sem a base', 'A marca está errada'];
  expect(words.map((each) => fieldOfWarning(each, listing))).toEqual(['title', 'description', 'images', 'attributes.BRAND']);
});

test('a barcode that is wrong is found where it is: the listing’s own, else that of a variation', () => {
  const variations = [variation(null), variation(wrong)];
  expect(fieldOfWarning('gtin', aListing({ gtin: null, variations }))).toBe('variations.1.gtin');
  expect(fieldOfWarning('gtin', aListing({ gtin: wrong, variations }))).toBe('gtin');
  expect(fieldOfWarning('gtin', aListing({ gtin: null, variations: [variation(null)] }))).toBe('gtin');
});
