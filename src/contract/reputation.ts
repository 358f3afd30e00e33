import { z } from 'zod';
import { byId, call, numberedQuery, pageOf } from './call.ts';
import { listOf } from './list-of.ts';
import { someOf } from './some-of.ts';

/** Reputação is a superuser's business alone (part 1, section 6). */
const superuserOnly = ['superuser'] as const;

/** From the best on; `none` while an account sold too little to be judged. */
export const ReputationLevel = z.enum(['leader', 'green', 'yellow', 'orange', 'red', 'none']);
export type ReputationLevel = z.infer<typeof ReputationLevel>;

export const reputationMetrics = ['claims', 'cancelled', 'late'] as const;
export type ReputationMetric = (typeof reputationMetrics)[number];

export const limitedLevels = ['leader', 'green', 'yellow', 'orange'] as const;

/** Up to how many in a thousand sales each level goes, in Brazil (domain, 5.7); what is beyond the last is red. */
export const reputationLimits: Readonly<Record<ReputationMetric, Readonly<Record<(typeof limitedLevels)[number], number>>>> = {
  claims: { leader: 10, green: 20, yellow: 45, orange: 80 },
  cancelled: { leader: 5, green: 15, yellow: 35, orange: 40 },
  late: { leader: 60, green: 100, yellow: 180, orange: 220 },
};

/** Over so many days it is judged, and from so many sales on. */
export const reputationDays = 60;
export const leastJudgedSales = 10;

/** What was not on its way after so many days was handled late. */
export const lateAfterDays = 3;

/** The marketplace's own verdict on an account: the level in our words, and what it said. */
export interface Standing {
  readonly level: ReputationLevel;
  readonly said: string;
}

/** The level of one metric alone; the account's is the worst of the three. */
export const metricLevel = (metric: ReputationMetric, count: number, sales: number): ReputationLevel =>
  sales < leastJudgedSales ? 'none' : (limitedLevels.find((level) => count * 1000 <= reputationLimits[metric][level] * sales) ?? 'red');

const Counts = z.object({
  /** Sales of the sixty days up to it. */
  sales: z.int().nonnegative(),
  claims: z.int().nonnegative(),
  cancelled: z.int().nonnegative(),
  late: z.int().nonnegative(),
  level: ReputationLevel,
  /** What the marketplace said, where the level is its own; null where it is reckoned here. */
  said: z.string().nullish(),
});

const ReputationDay = Counts.extend({ day: z.iso.date() });
export type ReputationDay = z.infer<typeof ReputationDay>;

export const ReputationRow = Counts.extend({
  /** The account's. */
  _id: z.string(),
  name: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
});
export type ReputationRow = z.infer<typeof ReputationRow>;

export const Reputation = ReputationRow.extend({
  /** Newest first. */
  history: listOf(ReputationDay),
});
export type Reputation = z.infer<typeof Reputation>;

export const ReputationFilter = z.object({
  search: z.string().trim().max(120).optional(),
  level: someOf(ReputationLevel).optional(),
  sellerId: z.string().max(64).optional(),
});
export type ReputationFilter = z.infer<typeof ReputationFilter>;

export const listReputations = call('listReputations', 'GET /reputation', {
  roles: superuserOnly,
  ours: true,
  query: ReputationFilter.extend(numberedQuery),
  reply: pageOf(ReputationRow),
});

export const getReputation = call('getReputation', 'GET /reputation/{id}', {
  roles: superuserOnly,
  ours: true,
  params: byId,
  reply: Reputation,
});
