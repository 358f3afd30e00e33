import { z } from 'zod';
import { byId, call, Instant, numberedQuery, pageOf } from './call.ts';
import { HeldReason, JobKind } from './integration-job.ts';
import { kindOf } from './kind.ts';
import { listOf } from './list-of.ts';

const shopRoles = ['seller', 'superuser'] as const;

/** So much of it is named, what would be sent first before the rest. */
export const mostNamed = 5;

/** What is not sent to an account, and why. `version` is the account's. */
export const Backlog = z.object({
  /** The account. */
  _id: z.string(),
  version: z.int().positive(),
  accountName: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
  total: z.int().nonnegative(),
  reasons: listOf(z.object({ reason: HeldReason, count: z.int().positive() })),
  kinds: listOf(z.object({ kind: JobKind, count: z.int().positive() })),
  /** How much of it goes once a person confirms it. */
  sendable: z.int().nonnegative(),
  /**
   * How much of it a person can discard: a listing that waits to be published would wait for ever without its errand. All of it where a server
   * of before does not say.
   */
  discardable: z.int().nonnegative().optional(),
  first: listOf(z.object({ kind: JobKind, name: z.string(), createdAt: Instant })),
  /** When the newest of it was decided: what comes later nobody has seen. Null when nothing waits. */
  until: Instant.nullable(),
});
export type Backlog = z.infer<typeof Backlog>;

export const listBacklogs = call('listBacklogs', 'GET /backlog', {
  roles: shopRoles,
  ours: true,
  query: z.object(numberedQuery),
  reply: pageOf(Backlog),
});

const body = z.object({ until: Instant });

export const getBacklog = call('getBacklog', 'GET /backlog/{id}', { roles: shopRoles, ours: true, params: byId, reply: Backlog });

export const sendBacklog = call('sendBacklog', 'POST /backlog/{id}/send', {
  roles: shopRoles,
  ours: true,
  params: byId,
  body,
  reply: Backlog,
});

export const discardBacklog = call('discardBacklog', 'POST /backlog/{id}/discard', {
  roles: shopRoles,
  ours: true,
  params: byId,
  body,
  reply: Backlog,
});

export const backlog = kindOf({ kind: 'backlog', calls: [listBacklogs, getBacklog, sendBacklog, discardBacklog] });
