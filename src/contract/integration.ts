import { z } from 'zod';
import { call, Instant } from './call.ts';

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
  /** When something was last sent to it; null while nothing was. */
  sentAt: Instant.nullable(),
  /** How much of what was sent failed and waits for somebody. */
  failed: z.int().nonnegative(),
});
export type ConnectedAccount = z.infer<typeof ConnectedAccount>;

/** So many accounts are named, those that need somebody first. */
export const mostAccountsNamed = 50;

export const Integrations = z.object({
  accounts: z.array(ConnectedAccount),
  totalAccounts: z.int().nonnegative(),
  /** Of the own company; null without one, and for who works for the hub. */
  certificate: z.object({ holder: z.string(), keptAt: Instant, expiresAt: Instant }).nullable(),
  /** Superusers alone: where the hub's own services are is no business of a company. */
  services: z.array(IntegrationService),
});
export type Integrations = z.infer<typeof Integrations>;

export const listIntegrations = call({
  name: 'listIntegrations',
  method: 'GET',
  path: '/integrations',
  roles: ['seller', 'superuser'],
  ours: true,
  reply: Integrations,
});
