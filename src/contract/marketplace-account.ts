import { z } from 'zod';
import { call, Instant, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { listOf } from './list-of.ts';
import { writtenText } from './text.ts';
import { someOf } from './some-of.ts';

/** Contas are a superuser's business alone (part 1, section 6); companies see theirs in /integrations. */
const superuserOnly = ['superuser'] as const;

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
});
export type MarketplaceAccountRow = z.infer<typeof MarketplaceAccountRow>;

export const MarketplaceAccountEvent = z.object({
  type: z.enum(['paused', 'resumed', 'renewed']),
  at: Instant,
  userName: z.string(),
  /** Why it was paused. */
  reason: z.string().nullable(),
});
export type MarketplaceAccountEvent = z.infer<typeof MarketplaceAccountEvent>;

/** Beside the row: what only the account's page shows. */
export const MarketplaceAccount = MarketplaceAccountRow.extend({
  /** How many listings of the account there are of each status. */
  listings: listOf(z.object({ status: z.string(), count: z.int().nonnegative() })),
  history: listOf(MarketplaceAccountEvent),
});
export type MarketplaceAccount = z.infer<typeof MarketplaceAccount>;

export const MarketplaceAccountFilter = z.object({
  search: z.string().trim().max(120).optional(),
  state: someOf(z.enum(['connected', 'expiring', 'expired', 'paused'])).optional(),
  sellerId: z.string().max(64).optional(),
});
export type MarketplaceAccountFilter = z.infer<typeof MarketplaceAccountFilter>;

export const listMarketplaceAccounts = call({
  name: 'listMarketplaceAccounts',
  method: 'GET',
  path: '/marketplace',
  roles: superuserOnly,
  ours: true,
  query: MarketplaceAccountFilter.extend(numberedQuery),
  reply: pageOf(MarketplaceAccountRow),
});

const params = z.object({ id: z.string().min(1).max(64) });

export const getMarketplaceAccount = call({
  name: 'getMarketplaceAccount',
  method: 'GET',
  path: '/marketplace/{id}',
  roles: superuserOnly,
  ours: true,
  params,
  reply: MarketplaceAccount,
});

export const setMarketplaceAccountPause = call({
  name: 'setMarketplaceAccountPause',
  method: 'PUT',
  path: '/marketplace/{id}/pause',
  roles: superuserOnly,
  ours: true,
  params,
  body: z.union([z.object({ paused: z.literal(true), reason: writtenText(300) }), z.object({ paused: z.literal(false) })]),
  reply: MarketplaceAccountRow,
});

export const renewMarketplaceAccount = call({
  name: 'renewMarketplaceAccount',
  method: 'PUT',
  path: '/marketplace/{id}/renew',
  roles: superuserOnly,
  ours: true,
  params,
  reply: MarketplaceAccountRow,
});

export const marketplaceAccount = kindOf({
  kind: 'marketplace',
  calls: [listMarketplaceAccounts, getMarketplaceAccount, setMarketplaceAccountPause, renewMarketplaceAccount],
  pages: { at: ['/marketplace'], roles: superuserOnly, flag: 'sellout' },
  menu: [{ under: 'integrations', key: 'accounts', name: 'Contas', icon: 'accounts', link: '/marketplace' }],
});
