import type { Check, ListingFacts } from './check.ts';
import { checkContact } from './check-contact.ts';
import { checkGtinPrefix } from './check-gtin-prefix.ts';
import { checkPayment } from './check-payment.ts';
import { checkTitleAttributes } from './check-title-attributes.ts';
import { checkTitleWords } from './check-title-words.ts';
import { formChecks } from './form-checks.ts';

/** What is seen in the words of a listing and in its barcode. */
export const wordChecks: readonly Check<ListingFacts>[] = [
  checkContact,
  checkPayment,
  checkTitleAttributes,
  checkTitleWords,
  checkGtinPrefix,
];

/** What is seen in a listing alone, without its pictures and without the hub beside it. */
export const ownChecks: readonly Check<ListingFacts>[] = [...formChecks, ...wordChecks];
