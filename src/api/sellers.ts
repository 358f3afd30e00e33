import { queryOptions } from '@tanstack/react-query';
import { listSellers } from '#contract/seller.ts';
import { unwrap, type Api } from './client.ts';

/** Companies this user may see: the own one for sellers, all for reviewers and superusers. */
export const sellersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sellers'] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listSellers, {}, { signal })),
    staleTime: 300_000,
  });
