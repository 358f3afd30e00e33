import { sql, type SQL } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { precompiled } from '../db/precompiled.ts';
import { publishJobChange } from './publish-job-change.ts';

const value = sql.placeholder;
const { subject, status, kind } = integrationJob;

/** Not done is written out: only so the plan knows the partial index that holds just these. */
const withdrawWhere = (which: SQL) =>
  precompiled(
    sql`delete from ${integrationJob} where ${subject} = ${value('subject')} and ${status} <> 'done' and ${kind} = any(${value('kinds')}::text[])${which} returning ${publishJobChange(1)}`,
  );
const withdrawOpen = withdrawWhere(sql.empty());
const withdrawFailed = withdrawWhere(sql` and ${status} = 'failed'`);

/** What is not so any more is not told of, tried before or not. */
export const withdrawJobs = async (tx: Tx, gone: JobKind, of: string): Promise<void> => {
  await tx.execute(withdrawOpen({ subject: of, kinds: [gone] }));
};

const availabilityJobs = ['pauseListing', 'activateListing'] as const;
/** What says all that an older one of the same thing said. */
const supersedes: Readonly<Partial<Record<JobKind, readonly JobKind[]>>> = {
  publishListing: ['publishListing', 'changePrice', ...availabilityJobs],
  pauseListing: availabilityJobs,
  activateListing: availabilityJobs,
  changePrice: ['changePrice'],
};

/** Given up once, and said anew: nobody is to send the older word after the newer one. */
export const withdrawOlder = async (tx: Tx, newer: JobKind, of: string): Promise<void> => {
  const kinds = supersedes[newer];
  if (kinds) await tx.execute(withdrawFailed({ subject: of, kinds }));
};
