import { missingRequired } from '#contract/category-rules.ts';
import { missingMarked } from '#contract/given-attributes.ts';
import type { Check, ListingFacts } from './check.ts';

/** Names of required attributes that nothing gives, as the editor asks them. Without its category a listing is taken at its word. */
const missingNames = ({ attributes, variations, specs }: ListingFacts): readonly string[] => {
  if (attributes === null) return [];
  const missing = specs === null ? missingMarked(attributes, variations) : missingRequired(specs, attributes, variations);
  return missing.map(({ name }) => name);
};

export const checkAttributes: Check<ListingFacts> = {
  name: 'attributes',
  severity: 'yellow',
  find: (facts) =>
    missingNames(facts).map((name) => ({
      code: 'attributeMissing',
      place: 'attributes',
      values: { name },
      proposes: null,
    })),
};
