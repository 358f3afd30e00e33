import type { Check, Facts, Found } from './check.ts';
import { namedImage } from './warned-images.ts';

/** A picture that can not be shown, or that the marketplace does not take. */
export const checkImageReadable: Check<Pick<Facts, 'images'>> = {
  name: 'imageReadable',
  severity: 'red',
  find: ({ images }) =>
    images.flatMap(({ answer, ...image }): readonly Found[] =>
      typeof answer === 'string'
        ? [{ code: 'imageUnreadable', place: 'images', values: { ...namedImage(image), error: answer }, proposes: 'image' }]
        : [],
    ),
};
