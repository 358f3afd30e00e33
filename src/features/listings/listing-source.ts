import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { listings } from '#api/listings.ts';
import { ListingFilter, type ListingRow } from '#contract/listing.ts';
import type { ListingPlace } from '#entities/listing/listing-place.ts';
import { filterFrom } from '#entities/records/record-kind.ts';
import type { RowQuery } from '#ui/table/query.ts';
import type { Source } from '#ui/table/source.ts';

const choicesOf = filterFrom(ListingFilter);

/** What the table asks, in the words of the call. */
export const listingFilterOf = (query: RowQuery, place: ListingPlace): ListingFilter => ({
  ...choicesOf(query),
  ...(place === '/kitPublish' ? { kit: 'only' as const } : {}),
});

/** The seller's own listings at the server, page by page; a page seen a moment ago is not asked for again. */
export const listingSource = (api: Api, queryClient: QueryClient, place: ListingPlace): Source<ListingRow> => ({
  fetch: ({ query, offset, limit }) =>
    queryClient.fetchQuery(listings.pageQuery(api, listingFilterOf(query, place), { page: Math.floor(offset / limit) + 1, limit })),
  walk: (query, signal) => listings.walk(api, listingFilterOf(query, place), signal),
});
