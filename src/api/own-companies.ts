import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listOwnCompanies } from '#contract/own-company.ts';
import { unwrap, type Api } from './client.ts';
import { refetchNow } from './refetch-now.ts';

/** The companies of the person, wherever they are now: the key needs no id, for another company is another page. */
export const ownCompaniesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['own-companies'],
    queryFn: async ({ signal }) => unwrap(await api.send(listOwnCompanies, {}, { signal })),
    staleTime: 30_000,
  });

/** Once something was done about them. What does not come is asked for again by the next who shows them. */
export const refetchOwnCompanies = async (queryClient: QueryClient, api: Api): Promise<void> => {
  await refetchNow(queryClient, ownCompaniesQuery(api)).catch(() => {});
};
