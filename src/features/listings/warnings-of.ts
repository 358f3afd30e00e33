import type { ListingRow } from '#contract/listing.ts';
import { parseWarnings } from '#contract/warning.ts';
import { warningLabel } from '#entities/listing/warning-label.ts';
import type { Translate } from '#locale/translate.ts';

/** What a reviewer has to say of a listing, in one line; empty when nothing. */
export const warningsOf = (t: Translate, { warning }: Pick<ListingRow, 'warning'>): string =>
  parseWarnings(warning)
    .map((each) => warningLabel(t, each))
    .join(' · ');
