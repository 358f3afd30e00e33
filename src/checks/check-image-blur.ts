import type { Check, Facts } from './check.ts';
import { warnedImages } from './warned-images.ts';

/** No part of the picture is in focus. */
export const checkImageBlur: Check<Pick<Facts, 'images'>> = {
  name: 'imageBlur',
  severity: 'yellow',
  find: (facts) => warnedImages(facts, 'blurred', 'imageBlurred'),
};
