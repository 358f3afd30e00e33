import { z } from 'zod';
import { call, Instant } from './call.ts';
import { ConnectionState } from './marketplace-account.ts';

/** What the hub itself works with, beside marketplaces. */
export const IntegrationService = z.object({
  name: z.enum(['mail', 'labels', 'carrier', 'images', 'google']),
  /** Where it is; null where nothing is connected and we do it ourselves, or not at all. */
  host: z.string().nullable(),
  /** Since when it is that one; null where nothing is connected. */
  since: Instant.nullable(),
});
export type IntegrationService = z.infer<typeof IntegrationService>;

/** An account as it is told to its own people: nothing that only superusers may read. */
export const ConnectedAccount = z.object({
  _id: z.string(),
  name: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
  connectedAt: Instant,
  expiresAt: Instant.nullable(),
  pausedAt: Instant.nullable(),
  connection: ConnectionState,
  /** What the marketplace said when it shut us out; null while it lets us in. */
  shutOutReason: z.string().nullable(),
  /** When something was last sent to it; null while nothing was. */
  sentAt: Instant.nullable(),
  /** How much of what was sent failed and waits for somebody. */
  failed: z.int().nonnegative(),
});
export type ConnectedAccount = z.infer<typeof ConnectedAccount>;

/** So many accounts are named, those that need somebody first. */
export const mostAccountsNamed = 50;

/** Whom this installation tells: the real marketplace, the demo's own, or nobody. */
export const MarketplaceMode = z.enum(['fake', 'mercadolivre', 'off']);

/** How long it takes from a decision here until it is done there, of what was decided in a day. */
export const Pace = z.object({
  /** Of so many. */
  done: z.int().nonnegative(),
  /** Half of it, and 95 of 100, took no longer; null where nothing was done. */
  medianSeconds: z.number().nullable(),
  p95Seconds: z.number().nullable(),
  /** When the oldest was decided that is to go and has not; null where none is. */
  oldestSince: Instant.nullable(),
});
export type Pace = z.infer<typeof Pace>;

/** What nobody should have to wait longer for. */
export const goalSeconds = 60;

export const Integrations = z.object({
  marketplace: MarketplaceMode,
  accounts: z.array(ConnectedAccount),
  totalAccounts: z.int().nonnegative(),
  pace: Pace,
  /** Of the own company; null without one, and for people who work for the hub. */
  certificate: z.object({ holder: z.string(), keptAt: Instant, expiresAt: Instant }).nullable(),
  /** Superusers alone: where the hub's own services are is no business of a company. */
  services: z.array(IntegrationService),
});
export type Integrations = z.infer<typeof Integrations>;

export const listIntegrations = call('listIntegrations', 'GET /integrations', {
  roles: ['seller', 'superuser'],
  ours: true,
  reply: Integrations,
});
