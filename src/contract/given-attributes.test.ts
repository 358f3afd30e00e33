import { describe, expect, test } from 'vitest';
import { brokenRules } from './listing-rules.ts';
import { ListingAttribute, type Variation } from './listing.ts';
import type { z } from 'zod';

const size = (value_name: string | null, more: Partial<ListingAttribute> = {}): ListingAttribute =>
  ListingAttribute.parse({ id: 'SIZE', name: 'Tamanho', value_name, value_id: null, value_type: 'list', ...more });
const sold = (_id: string, value: string | null): z.infer<typeof Variation> => ({
  _id,
  sku: _id,
  gtin: null,
  images: [],
  imageDeleted: [],
  attributes: [size(value, { combination: true })],
});

describe('a required attribute that the listing itself leaves empty', () => {
  const attributes = [size(null, { required: true })];

  test('is missing where a variation does not say it either, or there is none', () => {
    const missing = [{ rule: 'attribute', path: 'attributes.SIZE', name: 'Tamanho' }];
    expect(brokenRules({ attributes, variations: [] })).toEqual(missing);
    expect(brokenRules({ attributes })).toEqual(missing);
    expect(brokenRules({ attributes, variations: [sold('P', 'P'), sold('M', ' ')] })).toEqual(missing);
  });

  test('is given where each variation says it', () => {
    expect(brokenRules({ attributes, variations: [sold('P', 'P'), sold('M', 'M')] })).toEqual([]);
  });
});
