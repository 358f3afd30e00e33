import type { Check, ListingFacts } from './check.ts';

export const checkImages: Check<ListingFacts> = {
  name: 'images',
  severity: 'red',
  find: ({ hasImage }) => (hasImage ? [] : [{ code: 'imageMissing', place: 'images', proposes: 'image' }]),
};
