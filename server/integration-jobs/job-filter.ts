import { and, eq, type SQL } from 'drizzle-orm';
import type { JobFilter } from '#contract/integration-job.ts';
import { wordIn } from '../db/word-in.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import type { Actor } from '../http/actor.ts';
import { hasWords } from '../db/find-words.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { jobsOf } from './job-row.ts';

export const conditionsOf = ({ search, subject, status, kind, sellerId, marketPlaceId }: JobFilter, actor: Actor): SQL | undefined => {
  const query = searchQueryOf(search ?? '');
  return and(
    jobsOf(actor),
    subject === undefined ? undefined : eq(integrationJob.subject, subject),
    status && wordIn(integrationJob.status, status),
    kind && wordIn(integrationJob.kind, [kind]),
    sellerId === undefined ? undefined : eq(integrationJob.sellerId, sellerId),
    marketPlaceId === undefined ? undefined : eq(integrationJob.accountId, marketPlaceId),
    query === null ? undefined : hasWords(integrationJob.id, integrationJob.search, query),
  );
};
