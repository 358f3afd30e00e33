import type { Check } from './check.ts';
import { checkCompany } from './check-company.ts';
import { checkContact } from './check-contact.ts';
import { checkDuplicate } from './check-duplicate.ts';
import { checkGtinPrefix } from './check-gtin-prefix.ts';
import { checkGtinShared } from './check-gtin-shared.ts';
import { checkImageBackground } from './check-image-background.ts';
import { checkImageBlur } from './check-image-blur.ts';
import { checkImageReadable } from './check-image-readable.ts';
import { checkImageShared } from './check-image-shared.ts';
import { checkImageSize } from './check-image-size.ts';
import { checkPayment } from './check-payment.ts';
import { checkPriceUnusual } from './check-price-unusual.ts';
import { checkSizeUnusual } from './check-size-unusual.ts';
import { checkTitleAttributes } from './check-title-attributes.ts';
import { checkTitleWords } from './check-title-words.ts';
import { formChecks } from './form-checks.ts';

/** All of them: what the server's worker finds when a listing arrives. */
export const checks: readonly Check[] = [
  ...formChecks,
  checkImageReadable,
  checkImageBackground,
  checkImageSize,
  checkImageBlur,
  checkContact,
  checkPayment,
  checkTitleAttributes,
  checkTitleWords,
  checkGtinPrefix,
  checkGtinShared,
  checkPriceUnusual,
  checkSizeUnusual,
  checkDuplicate,
  checkImageShared,
  checkCompany,
];
