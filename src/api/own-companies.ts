import { queryOptions } from '@tanstack/react-query';
import { listOwnCompanies } from '#contract/own-company.ts';
import { unwrap, type Api } from './client.ts';

/** The companies of the person, wherever they are now: the key needs no id, for another company is another page. */
export const ownCompaniesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['own-companies'],
    queryFn: async ({ signal }) => unwrap(await api.send(listOwnCompanies, {}, { signal })),
    staleTime: 30_000,
  });
