import { z } from 'zod';
import { byId, call, Instant, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { listOf } from './list-of.ts';
import { writtenText } from './text.ts';
import { someOf } from './some-of.ts';

/** Contas are a superuser's business alone (part 1, section 6); companies see theirs in /integrations. */
const superuserOnly = ['superuser'] as const;

/** Open: a second marketplace adds its word. */
export const Platform = z.enum(['mercadolivre']);
export type Platform = z.infer<typeof Platform>;

/** Nobody has connected it; it works; a person has to authorise it again; it was ended. */
export const ConnectionState = z.enum(['unconnected', 'connected', 'reauthorize', 'revoked']);
export type ConnectionState = z.infer<typeof ConnectionState>;

/** How an account of a company stands with the marketplace. */
export const MarketplaceAccountRow = z.object({
  _id: z.string(),
  version: z.int().positive(),
  name: z.string(),
  /** As the marketplace itself shows it. */
  officialName: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
  connectedAt: Instant,
  /** Until when the marketplace lets us in; null where it never said. */
  expiresAt: Instant.nullable(),
  pausedAt: Instant.nullable(),
  pauseReason: z.string().nullable(),
  connection: ConnectionState,
  /** What the marketplace said when it shut us out; null while it lets us in. */
  shutOutReason: z.string().nullable(),
});
export type MarketplaceAccountRow = z.infer<typeof MarketplaceAccountRow>;

export const MarketplaceAccountEvent = z.object({
  type: z.enum(['paused', 'resumed', 'renewed', 'connected', 'reauthorized', 'disconnected', 'shutOut', 'backlogSent', 'backlogDiscarded']),
  at: Instant,
  userName: z.string(),
  /** Why it was paused, or shut out. */
  reason: z.string().nullable(),
});
export type MarketplaceAccountEvent = z.infer<typeof MarketplaceAccountEvent>;

/** Beside the row: what only the account's page shows. */
export const MarketplaceAccount = MarketplaceAccountRow.extend({
  /** When it was last authorised, and by whom; null while nobody did. */
  authorizedAt: Instant.nullable(),
  authorizedBy: z.string().nullable(),
  /** What was granted, in the marketplace's words. */
  scopes: z.array(z.string()),
  /** How much is to be sent to it and was not. */
  waiting: z.int().nonnegative(),
  /** How many listings of the account there are of each status. */
  listings: listOf(z.object({ status: z.string(), count: z.int().nonnegative() })),
  history: listOf(MarketplaceAccountEvent),
});
export type MarketplaceAccount = z.infer<typeof MarketplaceAccount>;

export const MarketplaceAccountFilter = z.object({
  search: z.string().trim().max(120).optional(),
  state: someOf(z.enum(['connected', 'unconnected', 'expiring', 'expired', 'closed', 'disconnected', 'paused'])).optional(),
  sellerId: z.string().max(64).optional(),
});
export type MarketplaceAccountFilter = z.infer<typeof MarketplaceAccountFilter>;

export const listMarketplaceAccounts = call('listMarketplaceAccounts', 'GET /marketplace', {
  roles: superuserOnly,
  ours: true,
  query: MarketplaceAccountFilter.extend(numberedQuery),
  reply: pageOf(MarketplaceAccountRow),
});

export const getMarketplaceAccount = call('getMarketplaceAccount', 'GET /marketplace/{id}', {
  roles: superuserOnly,
  ours: true,
  params: byId,
  reply: MarketplaceAccount,
});

/** The Idempotency-Key of what is taken back: it is paused since it was before that. */
const undoes = z.string().max(200).optional();

export const setMarketplaceAccountPause = call('setMarketplaceAccountPause', 'PUT /marketplace/{id}/pause', {
  roles: superuserOnly,
  ours: true,
  params: byId,
  body: z.union([z.object({ paused: z.literal(true), reason: writtenText(300), undoes }), z.object({ paused: z.literal(false), undoes })]),
  reply: MarketplaceAccountRow,
});

export const renewMarketplaceAccount = call('renewMarketplaceAccount', 'PUT /marketplace/{id}/renew', {
  roles: superuserOnly,
  ours: true,
  params: byId,
  reply: MarketplaceAccountRow,
});

/** Superusers run the hub; sellers connect accounts of their own company (decision 42). */
const connecters = ['seller', 'superuser'] as const;

/** An account that is there already, or a new one of a company. */
export const beginConnecting = call('beginConnecting', 'POST /connect', {
  roles: connecters,
  ours: true,
  body: z.union([z.object({ accountId: z.string().min(1).max(64) }), z.object({ sellerId: z.string().min(1).max(64) })]),
  /** The marketplace's own page, where a person allows us in. */
  reply: z.object({ url: z.string() }),
});

/**
 * The fate of jobs that waited for the account. They are held until a person confirms them, or released: jobs that waited for the grant
 * alone are sent by themselves (decision 0107).
 */
const Waited = z.enum(['held', 'released']);
export type Waited = z.infer<typeof Waited>;

/** What the marketplace sent the browser back with. Nothing of it is believed but what it says when it is asked itself. */
export const finishConnecting = call('finishConnecting', 'POST /connect/finish', {
  roles: connecters,
  ours: true,
  isSlow: true,
  body: z.object({ state: z.string().max(200), code: z.string().max(2000).nullable(), error: z.string().max(200).nullable() }),
  reply: z.object({ _id: z.string(), name: z.string(), sellerId: z.string(), waited: Waited }),
});

export const disconnectMarketplaceAccount = call('disconnectMarketplaceAccount', 'PUT /connect/{id}/disconnect', {
  roles: connecters,
  ours: true,
  isSlow: true,
  params: byId,
  /** Did the marketplace hear it? Where not, the authorisation is taken back there by hand. */
  reply: z.object({ _id: z.string(), version: z.int().positive(), isRevokedThere: z.boolean() }),
});

export const marketplaceAccount = kindOf({
  kind: 'marketplace',
  calls: [
    listMarketplaceAccounts,
    getMarketplaceAccount,
    setMarketplaceAccountPause,
    renewMarketplaceAccount,
    beginConnecting,
    finishConnecting,
    disconnectMarketplaceAccount,
  ],
  pages: { at: ['/marketplace'], roles: superuserOnly, flag: 'sellout' },
  menu: [{ under: 'integrations', key: 'accounts', name: 'Contas', icon: 'accounts', link: '/marketplace' }],
});
