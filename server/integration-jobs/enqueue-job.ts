import { randomUUID } from 'node:crypto';
import type { JobKind } from '#contract/integration-job.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { wordsOf } from '../listings/search-words.ts';
import { tellStream } from '../stream/append-event.ts';
import { subjectOf } from './job-row.ts';
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

/** Has the marketplace told of what this transaction does: neither is there without the other. */
export const enqueueJob = async (tx: Tx, errand: Errand, now: Date): Promise<void> => {
  const id = randomUUID();
  await withdrawOlder(tx, errand.kind, errand.subject);
  await tx.insert(integrationJob).values({ id, ...errand, createdAt: now, nextAt: now, search: jobWords(errand) });
  await tellStream(tx, { subject: subjectOf(id), version: 1, sellerId: errand.sellerId });
};
