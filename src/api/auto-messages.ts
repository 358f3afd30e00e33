import {
  getAutoMessage,
  listAutoMessages,
  listSampleOrders,
  listSentMessages,
  type AutoMessageFilter,
  type AutoMessageRow,
  type MessageEvent,
} from '#contract/auto-message.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

export const autoMessages = createRecords<AutoMessageRow, AutoMessageRow, AutoMessageFilter>({
  kind: 'automessage',
  ...byCalls(listAutoMessages, getAutoMessage),
});

/** The orders a message is read over: of one event and, where it names them, of one company or one account. */
export interface SampleScope {
  readonly event: MessageEvent;
  readonly sellerId?: string;
  readonly marketPlaceId?: string;
}

export const sampleOrdersQuery = (api: Api, scope: SampleScope) =>
  callQuery(api, listSampleOrders, { key: ['automessageSamples', scope], payload: { query: { ...scope } }, staleTime: 60_000 });

const onItsWayMs = 5000;

/** `sent` counts what it sent: one more is another question. Of what is on its way nothing tells when it is there, so it is asked again. */
export const sentMessagesQuery = (api: Api, id: string, sent: number, page: { readonly page: number; readonly limit: number }) =>
  callQuery(api, listSentMessages, {
    key: ['automessageSent', id, sent, page],
    payload: { params: { id }, query: { ...page } },
    staleTime: 60_000,
    refetchInterval: ({ state: { data } }) => (data?.items.some(({ state }) => state === 'sending') ? onItsWayMs : false),
  });
