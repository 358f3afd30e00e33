import { isWarningKey } from '#contract/warning.ts';
import type { Translate } from '#locale/translate.ts';

/** A warning in words: the label of a fixed one, the text itself of any other. */
export const warningLabel = (t: Translate, warning: string): string => (isWarningKey(warning) ? t(`listing.warning.${warning}`) : warning);
