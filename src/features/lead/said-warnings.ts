import { parseWarnings } from '#contract/warning.ts';
import { warningLabel } from '#entities/listing/warning-label.ts';
import type { Translate } from '#locale/translate.ts';

/** Joined warnings in words, one after the other. */
export const saidWarnings = (t: Translate, joined: string): string =>
  parseWarnings(joined)
    .map((each) => warningLabel(t, each))
    .join(' · ');
