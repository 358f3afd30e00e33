import type { Check, ListingFacts } from './check.ts';
import { checkAttributes } from './check-attributes.ts';
import { checkGtin } from './check-gtin.ts';
import { checkImages } from './check-images.ts';
import { checkMeasures } from './check-measures.ts';
import { checkPrice } from './check-price.ts';
import { checkTitleLength } from './check-title-length.ts';
import { checkWeight } from './check-weight.ts';

/** What is missing, or breaks a limit: a console finds it by itself, of a row too. */
export const formChecks: readonly Check<ListingFacts>[] = [
  checkImages,
  checkPrice,
  checkGtin,
  checkMeasures,
  checkWeight,
  checkTitleLength,
  checkAttributes,
];
