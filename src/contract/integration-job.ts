import { z } from 'zod';
import { byId, call, Instant, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { someOf } from './some-of.ts';

const shopRoles = ['seller', 'superuser'] as const;

const JobStatus = z.enum(['waiting', 'retrying', 'held', 'failed', 'discarded', 'done']);
export const JobKind = z.enum([
  'publishListing',
  'pauseListing',
  'activateListing',
  'changePrice',
  'messageBuyer',
  'answerQuestion',
  'cancelOrder',
  'replyMediation',
  'shipOrder',
  'setStock',
]);
export type JobKind = z.infer<typeof JobKind>;

/** Of a state the newest wins, and telling it twice is harmless. What is appended would be there a second time: it is never repeated blindly. */
const natures = {
  publishListing: 'append',
  pauseListing: 'state',
  activateListing: 'state',
  changePrice: 'state',
  setStock: 'state',
  messageBuyer: 'append',
  answerQuestion: 'append',
  cancelOrder: 'append',
  replyMediation: 'append',
  shipOrder: 'state',
} as const satisfies Readonly<Record<JobKind, 'state' | 'append'>>;

export const natureOf = (kind: JobKind): 'state' | 'append' => natures[kind];

/** Why nothing is sent though it waits; a person, or a new grant, sets it free. */
export const HeldReason = z.enum([
  /** This installation speaks to no marketplace. */
  'off',
  /** Nobody has connected the account. */
  'unconnected',
  /** It was written before the account was connected: nothing old is sent before somebody has confirmed it. */
  'unconfirmed',
  /** The account has to be authorised again. */
  'reauthorize',
  /** The marketplace keeps the account from us. */
  'forbidden',
  /** The adapter of this marketplace can not do this yet. */
  'unsupported',
]);
export type HeldReason = z.infer<typeof HeldReason>;

/** What a job's subject alone does not say. Texts stay where they are; a job only names them. */
export const JobDetail = z.object({
  /** A buyer's message by the event it is of, a mediation's by its id. */
  message: z.string().optional(),
  /** An answer that was not sent and stands nowhere else any more: there its question has another one, or takes none. */
  answer: z.string().optional(),
  /** Why a sale is cancelled. */
  reason: z.string().nullable().optional(),
  trackingNumber: z.string().nullable().optional(),
  carrier: z.string().nullable().optional(),
});
export type JobDetail = z.infer<typeof JobDetail>;

/** One reason of a refusal, at the field it names. */
export interface JobCause {
  readonly code: string;
  readonly field: string | null;
  readonly isWarning: boolean;
  readonly text: string;
}

/** What became of a text that goes to the marketplace: on its way, kept for now, there, or not sent for good with the reason. */
export const Dispatch = z.object({
  jobId: z.string(),
  state: z.enum(['sending', 'held', 'sent', 'unsent']),
  reason: z.string().nullable(),
});
export type Dispatch = z.infer<typeof Dispatch>;

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
  /** What its subject alone does not say; null where there is no more. */
  detail: JobDetail.nullish(),
  attempts: z.int().nonnegative(),
  /** What the marketplace said last; null while it said nothing. */
  errorCode: z.string().nullable(),
  error: z.string().nullable(),
  /** What it said beside taking it: sentences. */
  warnings: z.array(z.string()).nullish(),
  /** Why nothing of it is sent; null while it is not held. */
  heldReason: HeldReason.nullable(),
  /** It may have arrived: what is there is read before it is sent again. */
  isUncertain: z.boolean(),
  /** Since when the marketplace puts it off, without an attempt being spent. */
  deferredSince: Instant.nullable(),
  createdAt: Instant,
  /** When it is tried next; null once it is over or given up. */
  nextAt: Instant.nullable(),
  endedAt: Instant.nullable(),
});
export type IntegrationJob = z.infer<typeof IntegrationJob>;

/** Its question takes no answer of ours any more: sent again there is nothing to say, and with the job the text goes. (decision 0159) */
export const isKeptOnly = ({ detail }: Pick<IntegrationJob, 'detail'>): boolean => detail?.answer !== undefined;

export const JobFilter = z.object({
  search: z.string().trim().max(120).optional(),
  /** All that is told of one thing, e.g. `listing:123`. */
  subject: z.string().max(120).optional(),
  status: someOf(JobStatus).optional(),
  kind: JobKind.optional(),
  sellerId: z.string().max(64).optional(),
  marketPlaceId: z.string().max(64).optional(),
});
export type JobFilter = z.infer<typeof JobFilter>;

export const listIntegrationJobs = call('listIntegrationJobs', 'GET /queue', {
  roles: shopRoles,
  ours: true,
  query: JobFilter.extend(numberedQuery),
  reply: pageOf(IntegrationJob),
});

export const getIntegrationJob = call('getIntegrationJob', 'GET /queue/{id}', {
  roles: shopRoles,
  ours: true,
  params: byId,
  reply: IntegrationJob,
});

export const retryIntegrationJob = call('retryIntegrationJob', 'POST /queue/{id}/retry', {
  roles: shopRoles,
  ours: true,
  params: byId,
  reply: IntegrationJob,
});

export const job = kindOf({
  kind: 'job',
  calls: [listIntegrationJobs, getIntegrationJob, retryIntegrationJob],
  pages: { at: ['/queue', '/settings/queue'], roles: shopRoles },
  menu: [{ under: 'integrations', key: 'queue', name: 'Fila de Integração', icon: 'queue', link: '/queue' }],
});
