import { longestTitle } from '#contract/listing-edit.ts';
import type { Check, ListingFacts } from './check.ts';

export const checkTitleLength: Check<ListingFacts> = {
  name: 'titleLength',
  severity: 'yellow',
  find: ({ title }) => {
    const length = [...title].length;
    return length > longestTitle ? [{ code: 'titleLong', place: 'title', values: { length, limit: longestTitle }, proposes: null }] : [];
  },
};
