import type { Check } from './check.ts';
import { checkCompany } from './check-company.ts';
import { checkDuplicate } from './check-duplicate.ts';
import { checkGtinShared } from './check-gtin-shared.ts';
import { checkImageBackground } from './check-image-background.ts';
import { checkImageBlur } from './check-image-blur.ts';
import { checkImageReadable } from './check-image-readable.ts';
import { checkImageShared } from './check-image-shared.ts';
import { checkImageSize } from './check-image-size.ts';
import { checkPriceUnusual } from './check-price-unusual.ts';
import { checkSizeUnusual } from './check-size-unusual.ts';
import { formChecks } from './form-checks.ts';
import { wordChecks } from './own-checks.ts';

/** All of them: what the server's worker finds when a listing arrives. */
export const checks: readonly Check[] = [
  ...formChecks,
  checkImageReadable,
  checkImageBackground,
  checkImageSize,
  checkImageBlur,
  ...wordChecks,
  checkGtinShared,
  checkPriceUnusual,
  checkSizeUnusual,
  checkDuplicate,
  checkImageShared,
  checkCompany,
];
