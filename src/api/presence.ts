import { getPresence, tellPresence, type Presence } from '#contract/mediation-calls.ts';
import { callQuery } from './call-query.ts';
import { type Api, type SendOptions } from './client.ts';

/** What the stream calls it, and the cache. */
export const presenceKey = 'presence';

/** The people who are on the page of a mediation. */
export const presenceQuery = (api: Api, mediationId: string) =>
  callQuery(api, getPresence, { key: [presenceKey, mediationId], payload: { params: { id: mediationId } }, staleTime: 0, gcTime: 0 });

export type Doing = Presence['doing'] | 'left';

/** Goes straight to the server and never into the log: it is no decision, and the server forgets it after a minute. */
export const sendPresence = (api: Api, mediationId: string, doing: Doing, options: SendOptions = {}) =>
  api.send(tellPresence, { params: { id: mediationId }, body: { doing } }, options);
