import { queryOptions } from '@tanstack/react-query';
import { getStatus } from '#contract/status.ts';
import { unwrap, type Api } from './client.ts';

/** Often enough that who mends something sees it mended. */
const everyMs = 15_000;

export const statusQuery = (api: Api) =>
  queryOptions({
    queryKey: ['status'] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getStatus, {}, { signal })),
    refetchInterval: everyMs,
  });
