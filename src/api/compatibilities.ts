import { queryOptions } from '@tanstack/react-query';
import { listCompatibilityOptions, searchCompatibilities, type Picked } from '#contract/compatibility.ts';
import type { Api } from './client.ts';

/** What the next picker offers; false where it can not be had (part 1, section 8). */
export const compatibilityOptionsQuery = (api: Api, picked: readonly Picked[]) =>
  queryOptions({
    queryKey: ['compatibilityOptions', picked] as const,
    queryFn: async ({ signal }) => {
      const answer = await api.send(listCompatibilityOptions, { params: { json: JSON.stringify(picked) } }, { signal });
      return answer.ok && (answer.value[0]?.suggested_values ?? []);
    },
    staleTime: 600_000,
  });

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** One page of the vehicles of a choice; false where it can not be had. */
export const compatibilitiesQuery = (api: Api, picked: readonly Picked[], { limit, offset }: Page) =>
  queryOptions({
    queryKey: ['compatibilities', picked, limit, offset] as const,
    queryFn: async ({ signal }) => {
      const payload = { params: { attributes: JSON.stringify(picked) }, query: { limit, offset } };
      const answer = await api.send(searchCompatibilities, payload, { signal });
      return answer.ok && answer.value;
    },
    staleTime: 60_000,
  });
