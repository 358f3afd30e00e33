/** Messages that buyers get by themselves when something happens to their order (door /automessage). */
import { z } from 'zod';
import { call, Instant, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { longestMessage, moderatedInMessage, unknownFacts } from './message-template.ts';
import { writtenText } from './text.ts';

const sellers = { roles: ['seller', 'superuser'], ours: true } as const;

/** What happens to an order that a message may follow: it became so. */
export const MessageEvent = z.enum(['paid', 'invoiced', 'shipped', 'delivered', 'not_delivered', 'cancelled']);
export type MessageEvent = z.infer<typeof MessageEvent>;

const AutoMessageStatus = z.enum(['active', 'paused']);

export const AutoMessageRow = z.object({
  _id: z.uuid(),
  version: z.int().positive(),
  name: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
  /** Null is of all accounts that have none of their own for the event. */
  marketPlaceId: z.string().nullable(),
  marketPlaceName: z.string().nullable(),
  event: MessageEvent,
  text: z.string(),
  status: AutoMessageStatus,
  /** How many it sent, and when last. */
  sent: z.int().nonnegative(),
  sentAt: Instant.nullable(),
  /** Why nothing of it, or not all, goes to an account that somebody has connected, in words; null where nothing stands in its way. */
  whyUnsent: z.string().nullish(),
  /** It would be refused, were it resumed now: it stands since before that account was connected. */
  isRefusedThere: z.boolean().optional(),
  /** The name of the rule it would be refused for. */
  otherThere: z.string().nullish(),
});
export type AutoMessageRow = z.infer<typeof AutoMessageRow>;

export const AutoMessageFilter = z.object({
  search: z.string().trim().max(120).optional(),
  sellerId: z.string().max(64).optional(),
  marketPlaceId: z.string().max(64).optional(),
  event: MessageEvent.optional(),
  status: AutoMessageStatus.optional(),
});
export type AutoMessageFilter = z.infer<typeof AutoMessageFilter>;

export const listAutoMessages = call('listAutoMessages', 'GET /automessage', {
  ...sellers,
  query: AutoMessageFilter.extend(numberedQuery),
  reply: pageOf(AutoMessageRow),
});

const params = z.object({ id: z.uuid() });

export const getAutoMessage = call('getAutoMessage', 'GET /automessage/{id}', { ...sellers, params, reply: AutoMessageRow });

export const AutoMessageData = z.object({
  name: writtenText(80),
  /** Of a new rule; null is the own company. */
  sellerId: z.string().min(1).max(64).nullable(),
  marketPlaceId: z.string().min(1).max(64).nullable(),
  event: MessageEvent,
  text: writtenText(longestMessage)
    .refine((text) => unknownFacts(text).length === 0, 'O texto usa um campo que não existe')
    .refine((text) => moderatedInMessage(text).length === 0, 'O marketplace não aceita contatos nem links em mensagens'),
});
export type AutoMessageData = z.infer<typeof AutoMessageData>;

export const createAutoMessage = call('createAutoMessage', 'POST /automessage', {
  ...sellers,
  body: AutoMessageData,
  reply: AutoMessageRow,
});

export const saveAutoMessage = call('saveAutoMessage', 'PUT /automessage/{id}', {
  ...sellers,
  params,
  body: AutoMessageData,
  reply: AutoMessageRow,
});

export const pauseAutoMessage = call('pauseAutoMessage', 'PUT /automessage/{id}/pause', {
  ...sellers,
  params,
  body: z.object({ isPaused: z.boolean() }),
  reply: AutoMessageRow,
});

/** An order to show a message with: the last that the event happened to. */
export const SampleOrder = z.object({
  orderId: z.string(),
  at: Instant,
  facts: z.object({
    comprador: z.string().nullable(),
    pedido: z.string().nullable(),
    produto: z.string().nullable(),
    loja: z.string().nullable(),
    rastreio: z.string().nullable(),
  }),
  /** Whether somebody has connected its account: there the marketplace's limits hold. */
  isConnected: z.boolean().optional(),
  /** Why nothing is sent for it at all now: its company is blocked, its account paused or to be connected again; null where it would be. */
  stopped: z.enum(['blocked', 'paused', 'disconnected']).nullish(),
});

export type SampleOrder = z.infer<typeof SampleOrder>;

export const listSampleOrders = call('listSampleOrders', 'GET /automessage/sample', {
  ...sellers,
  query: z.object({ event: MessageEvent, sellerId: z.string().max(64).optional(), marketPlaceId: z.string().max(64).optional() }),
  reply: z.array(SampleOrder),
});

/** A message as a buyer gets it. */
const SentMessage = z.object({
  orderId: z.string(),
  externalId: z.string(),
  event: MessageEvent,
  text: z.string(),
  at: Instant,
  /** How its way to the marketplace stands: on its way, kept for now, there, blocked for good with the reason, or not sent by a person's word. */
  state: z.enum(['sending', 'held', 'sent', 'blocked', 'discarded']).optional(),
  reason: z.string().nullish(),
});

export const listSentMessages = call('listSentMessages', 'GET /automessage/{id}/sent', {
  ...sellers,
  params,
  query: z.object({ limit: numberedQuery.limit, page: numberedQuery.page }),
  reply: pageOf(SentMessage),
});

export const autoMessage = kindOf({
  kind: 'automessage',
  calls: [listAutoMessages, getAutoMessage, createAutoMessage, saveAutoMessage, pauseAutoMessage, listSampleOrders, listSentMessages],
  pages: { at: ['/automessage'], roles: sellers.roles },
});
