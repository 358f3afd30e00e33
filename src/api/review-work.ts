// A reviewer's questions beside the rows: only the queue's own screens fetch this module.
import { queryOptions } from '@tanstack/react-query';
import type { ListingFilter } from '#contract/listing.ts';
import { claimListings, getQueueFacets, getUsualTexts, releaseListings } from '#contract/review-queue.ts';
import { callQuery } from './call-query.ts';
import { unwrap, type Api, type SendOptions } from './client.ts';
import { queueFacetsKey } from './review-queue.ts';

export const queueFacetsQuery = (api: Api, { kit, set }: { readonly [Name in 'kit' | 'set']?: ListingFilter[Name] | undefined } = {}) =>
  callQuery(api, getQueueFacets, {
    key: [queueFacetsKey, kit ?? null, set ?? null],
    payload: { query: { ...(kit && { kit }), ...(set && { set }) } },
    staleTime: 60_000,
  });

/** So many texts of 'Outros' have a digit. */
const textsWithDigit = 3;

/** Mine first; those of the team fill up what is left. */
export const usualTextsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['usualTexts'] as const,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { mine, team } = unwrap(await api.send(getUsualTexts, {}, { signal }));
      return [...new Set([...mine, ...team])].slice(0, textsWithDigit);
    },
    // A digit keeps its text for as long as the console is open: the hand learns it.
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Leases are server rows with an end, not decisions: they go straight to the server and never into the log. */
export const claim = (api: Api, publishIds: readonly string[]) => api.send(claimListings, { body: { publishIds: [...publishIds] } });

export const release = (api: Api, publishId: string, options: SendOptions = {}) =>
  api.send(releaseListings, { query: { publishId } }, options);
