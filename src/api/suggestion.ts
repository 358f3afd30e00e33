import { queryOptions } from '@tanstack/react-query';
import type { Listing } from '#contract/listing.ts';
import { getSuggestion } from '#contract/suggestion.ts';
import { unwrap, type Api } from './client.ts';

/** Some decisions more or less make no other suggestion, in milliseconds. */
const keptMs = 5 * 60_000;

/** What the team decided of like cases: another question once the listing, or what the checks found in it, is another. */
export const suggestionQuery = (api: Api, { publishId, version, checked }: Pick<Listing, 'publishId' | 'version' | 'checked'>) =>
  queryOptions({
    queryKey: ['suggestion', publishId, version, checked?.findings.map(({ check }) => check) ?? null] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getSuggestion, { query: { publishId } }, { signal })),
    staleTime: keptMs,
  });
