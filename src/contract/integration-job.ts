import { z } from 'zod';
import { call, Instant, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { someOf } from './some-of.ts';

const shopRoles = ['seller', 'superuser'] as const;

const JobStatus = z.enum(['waiting', 'retrying', 'failed', 'done']);
export const JobKind = z.enum([
  'publishListing',
  'pauseListing',
  'activateListing',
  'changePrice',
  'messageBuyer',
  'answerQuestion',
  'cancelOrder',
]);
export type JobKind = z.infer<typeof JobKind>;

/** Something that is to be told to the marketplace, and what became of it. */
export const IntegrationJob = z.object({
  _id: z.string(),
  version: z.int().positive(),
  kind: JobKind,
  /** What it is about, e.g. `listing:123`. */
  subject: z.string(),
  /** What that is called. */
  name: z.string(),
  status: JobStatus,
  sellerId: z.string(),
  sellerName: z.string(),
  accountId: z.string(),
  accountName: z.string(),
  attempts: z.int().nonnegative(),
  /** What the marketplace said last; null while it said nothing. */
  errorCode: z.string().nullable(),
  error: z.string().nullable(),
  createdAt: Instant,
  /** When it is tried next; null once it is over or given up. */
  nextAt: Instant.nullable(),
  endedAt: Instant.nullable(),
});
export type IntegrationJob = z.infer<typeof IntegrationJob>;

export const JobFilter = z.object({
  search: z.string().trim().max(120).optional(),
  status: someOf(JobStatus).optional(),
  kind: JobKind.optional(),
  sellerId: z.string().max(64).optional(),
  marketPlaceId: z.string().max(64).optional(),
});
export type JobFilter = z.infer<typeof JobFilter>;

export const listIntegrationJobs = call({
  name: 'listIntegrationJobs',
  method: 'GET',
  path: '/queue',
  roles: shopRoles,
  ours: true,
  query: JobFilter.extend(numberedQuery),
  reply: pageOf(IntegrationJob),
});

const params = z.object({ id: z.string().min(1).max(64) });

export const getIntegrationJob = call({
  name: 'getIntegrationJob',
  method: 'GET',
  path: '/queue/{id}',
  roles: shopRoles,
  ours: true,
  params,
  reply: IntegrationJob,
});

export const retryIntegrationJob = call({
  name: 'retryIntegrationJob',
  method: 'POST',
  path: '/queue/{id}/retry',
  roles: shopRoles,
  ours: true,
  params,
  reply: IntegrationJob,
});

export const job = kindOf({
  kind: 'job',
  calls: [listIntegrationJobs, getIntegrationJob, retryIntegrationJob],
  pages: { at: ['/queue', '/settings/queue'], roles: shopRoles },
  menu: [{ under: 'integrations', key: 'queue', name: 'Fila de Integração', icon: 'queue', link: '/queue' }],
});
