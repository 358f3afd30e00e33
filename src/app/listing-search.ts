import { ListingFilter } from '#contract/listing.ts';

/** The filter in a URL. A part that can not be read is left out, so that an old or mistyped link still opens the list. */
export const parseListingSearch = (search: Readonly<Record<string, unknown>>): ListingFilter => {
  const parts = Object.entries(ListingFilter.shape).flatMap(([key, schema]) => {
    const part = schema.safeParse(search[key]);
    return part.success && part.data !== undefined && part.data !== '' ? [[key, part.data]] : [];
  });
  return ListingFilter.parse(Object.fromEntries(parts));
};
