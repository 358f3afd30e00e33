import type { z } from 'zod';
import { ListingFilter } from '#contract/listing.ts';
import { plainSearch } from '#lib/plain-search.ts';

/** The filter in a URL. A part that can not be read is left out, so that an old or mistyped link still opens the list. */
export const parseSearchAs = <Filter>(
  filter: z.ZodType<Filter> & { readonly shape: Readonly<Record<string, z.ZodType>> },
  search: Readonly<Record<string, unknown>>,
): Filter => {
  const parts = Object.entries(filter.shape).flatMap(([key, schema]) => {
    const part = schema.safeParse(search[key]);
    return part.success && part.data !== undefined && part.data !== '' ? [[key, part.data]] : [];
  });
  return filter.parse(Object.fromEntries(parts));
};

/** A filter as an address has it: several of something stand there with commas, as they are asked for. */
export const searchOf = (filter: object): Readonly<Record<string, string>> =>
  plainSearch(
    Object.fromEntries(
      Object.entries(filter).map(([key, value]: [string, unknown]) => [key, Array.isArray(value) ? value.join(',') : value]),
    ),
  );

export const parseListingSearch = (search: Readonly<Record<string, unknown>>): ListingFilter => parseSearchAs(ListingFilter, search);
