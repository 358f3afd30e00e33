import { queryOptions } from '@tanstack/react-query';
import { getPresence, tellPresence, type Presence } from '#contract/mediation-calls.ts';
import { unwrap, type Api, type SendOptions } from './client.ts';

/** What the stream calls it, and the cache. */
export const presenceKey = 'presence';

/** Who is on the page of a mediation. */
export const presenceQuery = (api: Api, mediationId: string) =>
  queryOptions({
    queryKey: [presenceKey, mediationId] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getPresence, { params: { id: mediationId } }, { signal })),
    staleTime: 0,
    gcTime: 0,
  });

export type Doing = Presence['doing'] | 'left';

/** Goes straight to the server and never into the log: it is no decision, and the server forgets it after a minute. */
export const sendPresence = (api: Api, mediationId: string, doing: Doing, options: SendOptions = {}) =>
  api.send(tellPresence, { params: { id: mediationId }, body: { doing } }, options);
