import { and, eq, inArray, sql } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
import { hasWords } from '../db/find-words.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { searchQueryOf } from '../listings/search-words.ts';

const { id, kind, subject, search, sentAt, createdAt } = integrationJob;

/** One of these was handed to the network since then, and was not refused: what it said may be there. */
export const wasBegunSince = async (tx: Tx, kinds: readonly JobKind[], of: string, since: Date): Promise<boolean> => {
  // What is done stands in no index by its subject, but by its words.
  const words = searchQueryOf(of.slice(of.indexOf(':') + 1));
  const isOf = and(eq(subject, of), inArray(kind, [...kinds]), words === null ? undefined : hasWords(id, search, words));
  // Made since then, it was sent since then, whatever the clock of the process says that sent it.
  const isSent = sql`${sentAt} is not null and greatest(${sentAt}, ${createdAt}) >= ${since.toISOString()}::timestamptz`;
  return (await tx.$count(integrationJob, and(isOf, isSent))) > 0;
};
