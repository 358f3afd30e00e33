import { queryOptions } from '@tanstack/react-query';
import { listReadyAnswers } from '#contract/mediation-calls.ts';
import { unwrap, type Api } from './client.ts';

/** Texts kept for replies: my company’s, and those for all. */
export const readyAnswersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['readyAnswers'] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listReadyAnswers, {}, { signal })),
    staleTime: 60_000,
  });
