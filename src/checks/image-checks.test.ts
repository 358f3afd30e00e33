import { expect, test } from 'vitest';
import type { ImageVerdict } from '#contract/sku.ts';
import { checkImageBackground } from './check-image-background.ts';
import { checkImageBlur } from './check-image-blur.ts';
import { checkImageReadable } from './check-image-readable.ts';
import { checkImageShared } from './check-image-shared.ts';
import { checkImageSize } from './check-image-size.ts';
import { isSamePicture, pictureMarks } from './picture-print.ts';

const verdict = (...warnings: ImageVerdict['warnings']): ImageVerdict => ({
  valid: true,
  hash: 'a',
  format: 'jpeg',
  width: 800,
  height: 600,
  whiteBorder: 1,
  sharpness: 900,
  warnings,
});
const images = [
  { position: 1, answer: verdict('not-white', 'over-10mb') },
  { position: 2, answer: verdict('under-1200', 'blurred') },
  { position: 3, answer: 'Imagem corrompida' },
  { position: 4, answer: verdict() },
];

test.each([
  [checkImageBackground, [{ code: 'imageTinted', values: { n: 1 }, proposes: 'image' }]],
  [checkImageSize, [{ code: 'imageSmall', values: { n: 2, width: 800, height: 600 } }]],
  [checkImageBlur, [{ code: 'imageBlurred', values: { n: 2 } }]],
  [checkImageReadable, [{ code: 'imageUnreadable', values: { n: 3, error: 'Imagem corrompida' } }]],
])('of four pictures %o finds its own', (check, expected) => {
  expect(check.find({ images })).toMatchObject(expected);
  expect(check.find({ images: [{ position: 1, answer: verdict() }] })).toEqual([]);
});

test('a picture of a variation is called so', () => {
  const [found] = checkImageBlur.find({ images: [{ position: 3, variation: 'AZ-38', answer: verdict('blurred') }] });
  expect(found).toMatchObject({ values: { n: 3, variation: 'AZ-38' } });
});

test('a picture that shows something else elsewhere is told with where', () => {
  expect(checkImageShared.find({ samePicture: [] })).toEqual([]);
  expect(checkImageShared.find({ samePicture: [{ publishId: 'x', title: 'Mesa', isOfSameCompany: false }] })).toMatchObject([
    { code: 'imageShared', values: { n: 1, title: 'Mesa' }, others: [{ publishId: 'x' }] },
  ]);
});

test.each([
  ['00ff00ff00ff00ff', '00ff00ff00ff00ff', true],
  ['00ff00ff00ff00ff', '00ff00ff00ff00f8', true],
  ['00ff00ff00ff00ff', '00ff00ff00ff00f0', false],
  ['00ff00ff00ff00ff', 'ff00ff00ff00ff00', false],
])('%s and %s are one picture: %s', (one, other, isSame) => {
  expect(isSamePicture(one, other)).toBe(isSame);
});

test('of two copies that differ in three places one part is the same, wherever they differ', () => {
  const marks = pictureMarks('00ff00ff00ff00ff');
  for (const copy of ['01ff01ff01ff00ff', '00ff01ff01ff01ff', '00ff00ff00ff00f8'])
    expect(pictureMarks(copy).some((mark) => marks.includes(mark))).toBe(true);
});

test('plain background is no mark of a picture, and the same bits elsewhere are another mark', () => {
  expect(pictureMarks('0000ffff00010000')).toEqual([]);
  expect(pictureMarks('0ff00ff0ffff0000')).toEqual([0x0f_f0, 0x1_0f_f0]);
  expect(pictureMarks('0ff00ff000000000')).toEqual([]);
});
