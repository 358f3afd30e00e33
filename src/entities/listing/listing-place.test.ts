import { expect, test } from 'vitest';
import { placeOfPath } from './listing-place.ts';

test.each([
  ['/publish', '/publish'],
  ['/publish/7', '/publish'],
  ['/kitPublish', '/kitPublish'],
  ['/kitPublish/7', '/kitPublish'],
  ['/kitPublisher', '/publish'],
])('at %s one is among the listings of %s', (path, place) => {
  expect(placeOfPath(path)).toBe(place);
});
