import type { ListingAttribute } from '#contract/listing.ts';
import type { Facts, Found } from './check.ts';

/** A believable listing with nothing wrong, of whose hub nothing is known; a test changes only what it is about. */
export const theFacts = (changes: Partial<Facts> = {}): Facts => ({
  title: 'Luminária de mesa articulada',
  description: 'Braço de metal.',
  gtin: '7891000100103',
  kit: false,
  price: 12_990,
  dimensions: { height: 40, width: 20, depth: 20, weight: 900 },
  hasImage: true,
  attributes: [],
  variations: [],
  specs: null,
  medianPrice: null,
  usualSize: null,
  sameGtin: [],
  alike: [],
  images: [],
  samePicture: [],
  record: { decided: 0, refused: 0 },
  ...changes,
});

/** 'Volume: 450 mL' as an attribute. */
export const anAttribute = (written: string, more: Partial<ListingAttribute> = {}): ListingAttribute => {
  const [name = '', value = ''] = written.split(': ');
  return {
    id: name.toUpperCase(),
    name,
    value_name: value,
    value_id: null,
    value_type: 'string',
    required: false,
    custom: false,
    combination: false,
    ...more,
  };
};

/** What the places it names say in the text they are of. */
export const written = (text: string, found: readonly Found[]): readonly string[] =>
  found.flatMap(({ spans = [] }) => spans.map(([from, to]) => text.slice(from, to)));
