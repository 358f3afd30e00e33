import { warningKeys } from '#contract/warning.ts';
import type { Field } from '../field.ts';

/** The six fixed warnings in the order digits number them, and 'Outros' (part 1, section 3). */
export const warningField: Field = {
  name: 'warning',
  label: 'listing.warnings.title',
  kind: 'choices',
  options: warningKeys.map((key) => ({ value: key, label: `listing.warning.${key}` as const })),
  allowsText: true,
};
