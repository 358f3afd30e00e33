import { queryOptions } from '@tanstack/react-query';
import { listMarketPlaces } from '#contract/select-list.ts';
import { unwrap, type Api } from './client.ts';

/** Marketplace accounts this user may see: the own company's for sellers, all for reviewers and superusers. */
export const marketPlacesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['marketPlaces'] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listMarketPlaces, {}, { signal })),
    staleTime: 300_000,
  });
