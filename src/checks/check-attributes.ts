import type { ListingAttribute } from '#contract/listing.ts';
import type { Check, ListingFacts } from './check.ts';

/** Names of required attributes without a value. */
const missingAttributes = (attributes: readonly ListingAttribute[]): readonly string[] =>
  attributes.filter(({ required, value_name }) => required && !value_name?.trim()).map(({ name }) => name);

export const checkAttributes: Check<ListingFacts> = {
  name: 'attributes',
  severity: 'yellow',
  find: ({ attributes }) =>
    missingAttributes(attributes ?? []).map((name) => ({
      code: 'attributeMissing',
      place: 'attributes',
      values: { name },
      proposes: null,
    })),
};
