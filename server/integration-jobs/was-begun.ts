import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
import { hasWords } from '../db/find-words.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { searchQueryOf } from '../listings/search-words.ts';

const { id, kind, subject, search, sentAt, createdAt, endedAt, isUncertain } = integrationJob;

const countOf = (tx: Tx, kinds: readonly JobKind[], of: string, which: SQL | undefined): Promise<number> => {
  // What is done stands in no index by its subject, but by its words.
  const words = searchQueryOf(of.slice(of.indexOf(':') + 1));
  const isOf = and(eq(subject, of), inArray(kind, [...kinds]), words === null ? undefined : hasWords(id, search, words));
  return tx.$count(integrationJob, and(isOf, which));
};

// Made since then, it was sent since then, whatever the clock of the process says that sent it.
const isSentSince = (since: Date): SQL =>
  sql`${sentAt} is not null and greatest(${sentAt}, ${createdAt}) >= ${since.toISOString()}::timestamptz`;

/** One of these was handed to the network since then, and was not refused: what it said may be there. */
export const wasBegunSince = async (tx: Tx, kinds: readonly JobKind[], of: string, since: Date): Promise<boolean> =>
  (await countOf(tx, kinds, of, isSentSince(since))) > 0;

/** A sender reads its clock before the transaction in which it reads what it says. */
const clockAheadMs = 10_000;

/** What the listing became at that moment may have been published: also by a publication in doubt, and by one that was taken at that moment. */
export const mayBePublishedSince = async (tx: Tx, of: string, since: Date): Promise<boolean> => {
  const isInDoubt = sql`${isUncertain} and coalesce(${endedAt}, 'infinity') >= ${since.toISOString()}::timestamptz`;
  const isSent = isSentSince(new Date(since.getTime() - clockAheadMs));
  return (await countOf(tx, ['publishListing'], of, or(isSent, isInDoubt))) > 0;
};
