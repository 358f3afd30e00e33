import type { Listing } from '#contract/listing.ts';
import { getSuggestion } from '#contract/suggestion.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';

/** Some decisions more or less make no other suggestion, in milliseconds. */
const keptMs = 5 * 60_000;

/** What the team decided of like cases: another question once the listing, or what the checks found in it, is another. */
export const suggestionQuery = (api: Api, { publishId, version, checked }: Pick<Listing, 'publishId' | 'version' | 'checked'>) =>
  callQuery(api, getSuggestion, {
    key: ['suggestion', publishId, version, checked?.findings.map(({ check }) => check) ?? null],
    payload: { query: { publishId } },
    staleTime: keptMs,
  });
