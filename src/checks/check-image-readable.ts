import type { Check, Facts, Found } from './check.ts';

/** A picture that can not be shown, or that the marketplace does not take. */
export const checkImageReadable: Check<Pick<Facts, 'images'>> = {
  name: 'imageReadable',
  severity: 'red',
  find: ({ images }) =>
    images.flatMap(({ position, answer }): readonly Found[] =>
      typeof answer === 'string'
        ? [{ code: 'imageUnreadable', place: 'images', values: { n: position, error: answer }, proposes: 'image' }]
        : [],
    ),
};
