import { queryOptions } from '@tanstack/react-query';
import {
  getAutoMessage,
  listAutoMessages,
  listSampleOrders,
  listSentMessages,
  type AutoMessageFilter,
  type AutoMessageRow,
  type MessageEvent,
} from '#contract/auto-message.ts';
import { unwrap, type Api } from './client.ts';
import { createRecords } from './records.ts';

export const autoMessages = createRecords<AutoMessageRow, AutoMessageRow, AutoMessageFilter>({
  kind: 'automessage',
  list: async (api, query, signal) => unwrap(await api.send(listAutoMessages, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getAutoMessage, { params: { id } }, { signal })),
});

/** Whose orders a message is read over. */
export interface SampleScope {
  readonly event: MessageEvent;
  readonly sellerId?: string;
  readonly marketPlaceId?: string;
}

export const sampleOrdersQuery = (api: Api, scope: SampleScope) =>
  queryOptions({
    queryKey: ['automessageSamples', scope] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listSampleOrders, { query: { ...scope } }, { signal })),
    staleTime: 60_000,
  });

const onItsWayMs = 5000;

/** `sent` counts what it sent: one more is another question. Of what is on its way nothing tells when it is there, so it is asked again. */
export const sentMessagesQuery = (api: Api, id: string, sent: number, page: { readonly page: number; readonly limit: number }) =>
  queryOptions({
    queryKey: ['automessageSent', id, sent, page] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listSentMessages, { params: { id }, query: { ...page } }, { signal })),
    staleTime: 60_000,
    refetchInterval: ({ state: { data } }) => (data?.items.some(({ state }) => state === 'sending') ? onItsWayMs : false),
  });
