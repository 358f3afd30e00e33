import { expect, test } from 'vitest';
import type { DraftImages } from './draft-images.ts';
import { changesImages, hasUnvalidated, uploadsOf, withImages } from './image-drafts.ts';

const variation = (_id: string, images: string[]) => ({
  _id,
  sku: `SKU-${_id}`,
  gtin: null,
  images,
  imageDeleted: ['/old.jpg'],
  attributes: [],
});
const draft = (changes: Partial<DraftImages>): DraftImages => ({ kept: [], deleted: [], added: [], unvalidated: 0, ...changes });
const both = [variation('v1', ['/a.jpg', '/b.jpg']), variation('v2', ['/c.jpg'])];
const added = [{ key: 'k1', file: new File(['x'], 'x.jpg') }];

test('a variation nobody touched is written as it is', () => {
  expect(withImages(both, new Map())).toEqual(both);
  expect(changesImages(both, new Map())).toBe(false);
});

test('what stays and what goes is written, with what went before', () => {
  const drafts = new Map([['v1', draft({ kept: ['/b.jpg'], deleted: ['/a.jpg'] })]]);
  expect(withImages(both, drafts)[0]).toMatchObject({ images: ['/b.jpg'], imageDeleted: ['/old.jpg', '/a.jpg'] });
  expect(changesImages(both, drafts)).toBe(true);
});

test('another order is a change; a new file alone is none of what is written', () => {
  expect(changesImages(both, new Map([['v1', draft({ kept: ['/b.jpg', '/a.jpg'] })]]))).toBe(true);
  expect(changesImages(both, new Map([['v1', draft({ kept: ['/a.jpg', '/b.jpg'], added })]]))).toBe(false);
});

test('files follow the save under the SKU of their variation', () => {
  expect(uploadsOf(both, new Map([['v2', draft({ kept: ['/c.jpg'], added })]]))).toEqual([{ sku: 'SKU-v2', files: added }]);
});

test('one file that was not validated stops the save of all', () => {
  expect(hasUnvalidated(new Map([['v1', draft({})]]))).toBe(false);
  expect(
    hasUnvalidated(
      new Map([
        ['v1', draft({})],
        ['v2', draft({ unvalidated: 1 })],
      ]),
    ),
  ).toBe(true);
});
