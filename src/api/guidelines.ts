import type { QueryClient } from '@tanstack/react-query';
import { getGuidelines } from '#contract/guidelines.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';

const guidelinesKey = 'guidelines';

/** Guidelines of a category hold below it as well: once one is written, all are asked for again. */
const invalidateAll = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: [guidelinesKey] });

/** As forms of records ask for them. */
export const guidelines = {
  query: (api: Api, id: string) =>
    callQuery(api, getGuidelines, { key: [guidelinesKey, id], payload: { params: { id } }, staleTime: 30_000 }),
  refetch: invalidateAll,
  outdate: (queryClient: QueryClient): void => void invalidateAll(queryClient),
};
