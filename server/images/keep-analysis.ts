import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { ImageVerdict, type ImageRole } from '#contract/sku.ts';
import { addTo } from '#lib/dates.ts';
import { deleteInPortions } from '../db/delete-in-portions.ts';
import type { Db } from '../db/open.ts';
import { image, imageAnalysis } from '../db/schema/image.ts';
import { keptDays } from '../kept-days.ts';
import { lookAt, type Verdict } from './analyse-bytes.ts';
import { analysisRevision } from './image-limits.ts';
import { limitDecoding } from './limiter.ts';

/** Text is the error, anything else means valid (part 2, section 5). */
type Answer = Verdict | string;
const Kept = z.union([z.string().min(1), ImageVerdict]);

export interface KeptAnalysis {
  readonly answer: Answer;
  /** Null of no picture. */
  readonly print: string | null;
}

/** What was said of these bytes in this role before. */
export const readAnalysis = async (db: Pick<Db, 'select'>, hash: string, role: ImageRole): Promise<KeptAnalysis | null> => {
  const [row] = await db
    .select({ answer: imageAnalysis.answer, print: imageAnalysis.print })
    .from(imageAnalysis)
    .where(and(eq(imageAnalysis.hash, hash), eq(imageAnalysis.role, role), eq(imageAnalysis.revision, analysisRevision)));
  return row ? { answer: Kept.parse(row.answer), print: row.print } : null;
};

/** Looks at bytes and keeps what is seen, under the hash they go by. */
export const analyseAndKeep = async (
  db: Pick<Db, 'insert'>,
  bytes: Uint8Array,
  { hash, role, now }: { readonly hash: string; readonly role: ImageRole; readonly now: Date },
): Promise<KeptAnalysis> => {
  const seen = await limitDecoding(() => lookAt(bytes, role));
  const answer: Answer = seen.ok ? seen.value.verdict : seen.error;
  const print = seen.ok ? seen.value.print : null;
  const { hash: keyHash, role: keyRole, revision } = imageAnalysis;
  await db
    .insert(imageAnalysis)
    .values({ hash, role, revision: analysisRevision, answer, print, at: now })
    // What was said before there were prints gets its own.
    .onConflictDoUpdate({ target: [keyHash, keyRole, revision], set: { print } });
  return { answer, print };
};

const isNone = (which: SQL): SQL => sql`not exists (select 1 from ${image} where ${which})`;

/**
 * Drops analyses of bytes that became no image of ours, and those that were made anew since a limit changed. Looking again would tell
 * either.
 */
export const pruneAnalyses = async (db: Db, now: Date): Promise<void> => {
  // Each by itself: joined by an 'or' they are asked of one row after the other.
  const isOfNoImage = and(isNone(eq(image.hash, imageAnalysis.hash)), isNone(eq(image.sourceHash, imageAnalysis.hash)));
  const newer = alias(imageAnalysis, 'newer');
  const isSame = and(eq(newer.hash, imageAnalysis.hash), eq(newer.role, imageAnalysis.role), eq(newer.revision, analysisRevision));
  // Until it is looked at anew, copies of an image are known by what was seen of it before.
  const isOutdated = and(lt(imageAnalysis.revision, analysisRevision), sql`exists (select 1 from ${imageAnalysis} newer where ${isSame})`);
  const isOld = lt(imageAnalysis.at, addTo(now, -keptDays.analysesOfNoImage, 'day'));
  for (const which of [isOutdated, isOfNoImage]) await deleteInPortions(db, imageAnalysis, and(isOld, which));
};
