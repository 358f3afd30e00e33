import type { Check, Facts } from './check.ts';
import { warnedImages } from './warned-images.ts';

/** The cover stands on white (domain, 5.3). */
export const checkImageBackground: Check<Pick<Facts, 'images'>> = {
  name: 'imageBackground',
  severity: 'yellow',
  find: (facts) => warnedImages(facts, 'not-white', 'imageTinted'),
};
