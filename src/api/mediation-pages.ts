import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listMediations, type MediationFilter } from '#contract/mediation-calls.ts';
import type { MediationRow } from '#contract/mediation.ts';
import type { MayBeBroken } from '#lib/broken-row.ts';
import { unwrap, type Api } from './client.ts';
import { createInvalidation } from './invalidation.ts';

const key = 'mediations';

interface MediationPage extends MayBeBroken {
  readonly items: readonly MediationRow[];
  readonly total: number;
}

/** One numbered page of mediations: ['mediations', filter, { page, limit }]. */
export const mediationPageQuery = (api: Api, filter: MediationFilter, page: { readonly page: number; readonly limit: number }) =>
  queryOptions({
    queryKey: [key, filter, page] as const,
    queryFn: async ({ signal }): Promise<MediationPage> =>
      unwrap(await api.send(listMediations, { query: { ...filter, ...page } }, { signal })),
    staleTime: 30_000,
  });

const walkAtATime = 100;

/** All that match, by the cursor: those that move while somebody downloads come once (decision 2). */
export async function* walkMediations(api: Api, filter: MediationFilter, signal: AbortSignal): AsyncGenerator<MediationPage> {
  let after: string | null = null;
  do {
    const query: MediationFilter & { limit: number; after?: string } = {
      ...filter,
      limit: walkAtATime,
      ...(after === null ? {} : { after }),
    };
    const answer: MediationPage & { readonly next: string | null } = unwrap(await api.send(listMediations, { query }, { signal }));
    yield answer;
    after = answer.next;
  } while (after !== null);
}

/** Mediations changed at the server: pages on screen ask again, others when they are next looked at. */
export const invalidateMediationPages = (queryClient: QueryClient): void => void queryClient.invalidateQueries({ queryKey: [key] });

/** When the pages a table shows were invalidated. */
export const createMediationInvalidation = (queryClient: QueryClient) => createInvalidation(queryClient, key);
