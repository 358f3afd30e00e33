import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { JobDetail, JobKind } from '#contract/integration-job.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { writer, precompiled } from '../db/precompiled.ts';
import { wordsOf } from '../listings/search-words.ts';
import { publishJobChange } from './publish-job-change.ts';
import { withdrawOlder } from './withdraw-jobs.ts';

interface Errand {
  readonly kind: JobKind;
  readonly subject: string;
  readonly name: string;
  readonly sellerId: string;
  readonly accountId: string;
  /** What its subject alone does not say. */
  readonly detail?: JobDetail;
  /** Not before it; left out, at once. */
  readonly dueAt?: Date | undefined;
}

/** What an errand is found by: its name, and the id of what it is about. */
export const jobWords = ({ name, subject }: Pick<Errand, 'name' | 'subject'>): readonly string[] =>
  wordsOf([name, subject.slice(subject.indexOf(':') + 1)]);

const value = sql.placeholder;

const append = precompiled(
  writer
    .insert(integrationJob)
    .values({
      id: value('id'),
      kind: value('kind'),
      subject: value('subject'),
      name: value('name'),
      sellerId: value('sellerId'),
      accountId: value('accountId'),
      detail: value('detail'),
      createdAt: value('now'),
      nextAt: value('dueAt'),
      search: value('search'),
      // Another job that may have arrived says the same: what is there is read before it is said again. A publication that is being sent counts
      // too: its process may have died, and where clocks differ it may come behind this one.
      isUncertain: sql`${value('isUncertain')}::boolean or exists (select 1 from integration_job u where u.subject = ${value('subject')} and u.account_id = ${value('accountId')} and u.kind = ${value('kind')} and (u.is_uncertain or (u.kind = 'publishListing' and u.taken_by is not null)))`,
    })
    .returning({ told: publishJobChange(0) }),
);

/** Has the marketplace told of what this transaction does: neither is there without the other. Answers the id of the job. */
export const enqueueJob = async (tx: Tx, errand: Errand, now: Date): Promise<string> => {
  const isUncertain = await withdrawOlder(tx, errand.kind, errand.subject);
  const id = randomUUID();
  await tx.execute(append({ detail: null, ...errand, dueAt: errand.dueAt ?? now, id, now, isUncertain, search: jobWords(errand) }));
  return id;
};
