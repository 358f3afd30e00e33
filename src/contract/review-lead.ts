/** The reviewers' work as their lead sees it, for superusers alone. (issue 24, row 8; decision 0104) */
import { z } from 'zod';
import { countDays } from '#lib/dates.ts';
import { call, Instant } from './call.ts';
import { SkipReason } from './review-queue.ts';

const superusers = ['superuser'] as const;

/** Days a period may span: what happened is walked by its day. */
const mostLeadDays = 92;

const period = {
  /** Days in America/Sao_Paulo, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Of one reviewer alone: of second looks those where they were the first or the second. */
  reviewerId: z.string().min(1).max(64).optional(),
};
const isPeriod = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  countDays(from, to) >= 1 && countDays(from, to) <= mostLeadDays;
const notPeriod = { path: ['to'], message: 'Data inválida.' };

const count = z.int().nonnegative();
const Person = z.object({ id: z.string(), name: z.string() });
const Verdict = z.enum(['approved', 'refused']);

/** Cohen's κ, and what it was reckoned from; `why` says why there is none. */
const Agreement = z.object({ of: count, agreed: count, kappa: z.number().nullable(), why: z.enum(['few', 'oneVerdict']).nullable() });

/** What one person did in the period; what was taken back later still happened. */
const Doer = Person.extend({
  approved: count,
  refused: count,
  observed: count,
  returned: count,
  skipped: count,
  /** Approvals of what a check had found red. */
  overrides: count,
  /** Their decisions that somebody else judged too, and how many of these otherwise. */
  judged: count,
  otherwise: count,
});

/** `reason` is a fixed warning, or 'approved' for approvals, or 'other' for free texts. */
const Overturned = z.object({
  reason: z.string(),
  judged: count,
  overturned: count,
  /** Refused again, and for this reason too. */
  confirmed: count,
});

const Judged = z.object({
  id: z.string(),
  publishId: z.string(),
  title: z.string(),
  first: Person,
  firstVerdict: Verdict,
  firstWarning: z.string(),
  decidedAt: Instant,
  second: Person,
  secondVerdict: Verdict,
  secondWarning: z.string(),
  judgedAt: Instant,
  /** Why it was likelier to be drawn. */
  risks: z.array(z.string()),
});

const ReviewLead = z.object({
  people: z.array(Doer),
  skips: z.array(z.object({ reviewer: Person, reason: SkipReason.nullable(), count })),
  leases: z.array(z.object({ publishId: z.string(), title: z.string(), holder: Person, since: Instant, until: Instant })),
  /** `risks` of those that are judged. */
  sample: z.object({ drawn: count, waiting: count, judged: count, risks: z.array(z.object({ risk: z.string(), count })) }),
  agreement: Agreement,
  pairs: z.array(Agreement.extend({ one: Person, other: Person })),
  overturned: z.array(Overturned),
  /** The newest of them that were judged otherwise. */
  otherwise: z.array(Judged),
});
export type ReviewLead = z.infer<typeof ReviewLead>;

export const getReviewLead = call('getReviewLead', 'GET /review-lead', {
  roles: superusers,
  ours: true,
  isSlow: true,
  query: z.object(period).refine(isPeriod, notPeriod),
  reply: ReviewLead,
});

/** What somebody did with a listing of the queue. */
export const LeadDeed = z.enum(['approved', 'refused', 'observed', 'returned', 'skipped', 'overridden']);
export type LeadDeed = z.infer<typeof LeadDeed>;

const LeadEvent = z.object({
  seq: z.int(),
  deed: LeadDeed,
  at: Instant,
  by: Person,
  publishId: z.string(),
  title: z.string(),
  /** Joined; empty where nothing was written. */
  warning: z.string(),
  skipReason: SkipReason.nullable(),
  /** How many red findings it was approved with. */
  red: count,
});
export type LeadEvent = z.infer<typeof LeadEvent>;

/** Newest first, so many at a time: `before` is the `seq` of the last one that is shown. */
export const listLeadEvents = call('listLeadEvents', 'GET /review-lead/events', {
  roles: superusers,
  ours: true,
  isSlow: true,
  query: z
    .object({ ...period, deed: LeadDeed.optional(), before: z.coerce.number().int().positive().optional() })
    .refine(isPeriod, notPeriod),
  reply: z.object({ items: z.array(LeadEvent), isMore: z.boolean() }),
});

/** How many decisions come to a second look, in percent of those without a risk. */
export const SecondLookSetting = z.object({
  _id: z.literal('setting'),
  version: z.int().positive(),
  share: z.number().min(0).max(100),
  userName: z.string().nullable(),
  at: Instant.nullable(),
});
export type SecondLookSetting = z.infer<typeof SecondLookSetting>;

export const getSecondLookSetting = call('getSecondLookSetting', 'GET /second-look/setting', {
  roles: superusers,
  ours: true,
  reply: SecondLookSetting,
});

export const saveSecondLookSetting = call('saveSecondLookSetting', 'PUT /second-look/setting', {
  roles: superusers,
  ours: true,
  body: SecondLookSetting.pick({ share: true }),
  reply: SecondLookSetting,
});
