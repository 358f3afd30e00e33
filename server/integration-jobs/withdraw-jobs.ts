import { sql, type SQL } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { precompiled } from '../db/precompiled.ts';
import { publishJobChange } from './publish-job-change.ts';

const value = sql.placeholder;
const { subject, status, kind } = integrationJob;
type Publication = Pick<typeof integrationJob.$inferSelect, 'subject' | 'createdAt'>;

/** Not done is written out: only so the plan knows the partial index that holds just these. */
const withdrawWhere = (which: SQL) =>
  precompiled(
    sql`delete from ${integrationJob} where ${subject} = ${value('subject')} and ${status} <> 'done' and ${kind} = any(${value('kinds')}::text[])${which} returning ${kind} as kind, ${integrationJob.isUncertain} as is_uncertain, ${publishJobChange(1)}`,
  );
/** Nothing is going to be sent of it unless a person says so; it may be there all the same. */
export const isGivenUp = sql`${status} in ('failed', 'discarded', 'held') and ${integrationJob.takenBy} is null`;

/** What may have arrived stays until that is known: what comes after it has to find it there. */
const withdrawOpen = withdrawWhere(sql` and ${integrationJob.takenBy} is null and not ${integrationJob.isUncertain}`);
const withdrawGivenUp = withdrawWhere(sql` and ${isGivenUp}`);
const withdrawUnconfirmed = withdrawWhere(
  sql` and ${status} = 'held' and ${integrationJob.heldReason} = 'unconfirmed' and ${integrationJob.takenBy} is null`,
);
const withdrawGivenUpBefore = withdrawWhere(sql` and ${isGivenUp} and ${integrationJob.createdAt} <= ${value('before')}`);

/** Nobody has begun to send it: it may be taken back, and nothing is there of it. */
export const isUntouched = sql`${status} <> 'done' and ${integrationJob.takenBy} is null and ${integrationJob.sentAt} is null and not ${integrationJob.isUncertain}`;

/** What is not so any more is not told of, tried before or not. */
export const withdrawJobs = async (tx: Tx, gone: JobKind, of: string): Promise<void> => {
  await tx.execute(withdrawOpen({ subject: of, kinds: [gone] }));
};

const dropOpen = precompiled(
  sql`delete from ${integrationJob} where ${subject} = ${value('subject')} and ${status} <> 'done' returning ${publishJobChange(1)}`,
);
/** What it is about is gone, and nothing of it can have arrived. */
export const dropJobs = async (tx: Tx, of: string): Promise<void> => {
  await tx.execute(dropOpen({ subject: of }));
};

const holdWaiting = precompiled(
  sql`select ${integrationJob.id} from ${integrationJob} where ${subject} = ${value('subject')} and ${kind} = ${value('kind')} and ${status} = 'waiting' and ${integrationJob.takenBy} is null and ${integrationJob.sentAt} is null for update`,
);

/** Nobody has begun one of it, in doubt or not: what it says is read when it is taken, which it is not before the end of this transaction. */
export const stillWaits = async (tx: Tx, kindOf: JobKind, of: string): Promise<boolean> =>
  (await tx.execute(holdWaiting({ subject: of, kind: kindOf }))).rows.length > 0;

const hastenWaiting = precompiled(
  sql`update ${integrationJob} set next_at = ${value('now')}, version = ${integrationJob.version} + 1 where ${subject} = ${value('subject')} and ${kind} = ${value('kind')} and ${status} = 'waiting' and ${integrationJob.takenBy} is null and ${integrationJob.nextAt} > ${value('now')} returning ${publishJobChange(0)}`,
);

/** What it was to wait for is there. */
export const hastenJobs = async (tx: Tx, waiting: JobKind, of: string, now: Date): Promise<void> => {
  await tx.execute(hastenWaiting({ subject: of, kind: waiting, now }));
};

const withdrawUntouched = precompiled(
  sql`delete from ${integrationJob} where ${integrationJob.id} = ${value('id')} and ${isUntouched} returning ${publishJobChange(1)}`,
);

/** Takes back one that nobody has begun to send; answers whether it could be. */
export const withdrawJob = async (tx: Tx, id: string): Promise<boolean> => (await tx.execute(withdrawUntouched({ id }))).rows.length > 0;

export const availabilityJobs = ['pauseListing', 'activateListing'] as const;
/** What says all that an older one of the same thing said. */
const supersedes: Readonly<Partial<Record<JobKind, readonly JobKind[]>>> = {
  // Price, stock and pauses once it was taken, and only what it said of them: it may be refused, and nobody else would say them (withdrawSaid).
  publishListing: ['publishListing'],
  pauseListing: availabilityJobs,
  activateListing: availabilityJobs,
  changePrice: ['changePrice'],
  setStock: ['setStock'],
  answerQuestion: ['answerQuestion'],
  cancelOrder: ['cancelOrder'],
  shipOrder: ['shipOrder'],
};

/** A publication was taken that said all that these were to say, as it was when it was written. (decision 0183) */
export const withdrawSaid = async (tx: Tx, { subject: of, createdAt: before }: Publication, kinds: readonly JobKind[]): Promise<void> => {
  if (kinds.length > 0) await tx.execute(withdrawGivenUpBefore({ subject: of, kinds, before }));
};

/**
 * Given up once, discarded or held, and said anew: nobody is to send the older word after the newer one. Answers whether one that said the same may
 * have arrived all the same.
 */
export const withdrawOlder = async (tx: Tx, newer: JobKind, of: string): Promise<boolean> => {
  const kinds = supersedes[newer];
  if (!kinds) return false;
  // A price is said by each publication, which need not wait with it for a person's word.
  if (newer === 'publishListing') await tx.execute(withdrawUnconfirmed({ subject: of, kinds: ['changePrice'] }));
  const { rows } = await tx.execute<{ readonly kind: JobKind; readonly is_uncertain: boolean }>(withdrawGivenUp({ subject: of, kinds }));
  return rows.some((gone) => gone.kind === newer && gone.is_uncertain);
};
