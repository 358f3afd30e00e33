import type { Check, Facts } from './check.ts';
import { warnedImages } from './warned-images.ts';

/** Under 1200 pixels the marketplace shows a picture small. */
export const checkImageSize: Check<Pick<Facts, 'images'>> = {
  name: 'imageSize',
  severity: 'yellow',
  find: (facts) => warnedImages(facts, 'under-1200', 'imageSmall'),
};
