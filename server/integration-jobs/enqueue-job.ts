import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
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
      createdAt: value('now'),
      nextAt: value('now'),
      search: value('search'),
    })
    .returning({ told: publishJobChange(0) }),
);

/** Has the marketplace told of what this transaction does: neither is there without the other. */
export const enqueueJob = async (tx: Tx, errand: Errand, now: Date): Promise<void> => {
  await withdrawOlder(tx, errand.kind, errand.subject);
  await tx.execute(append({ ...errand, id: randomUUID(), now, search: jobWords(errand) }));
};
