import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { imageTooLarge, mostImageBytes } from '#contract/image-limits.ts';
import { analyseImage, ImageVerdict, type ImageRole } from '#contract/sku.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { imageAnalysis } from '../db/schema/image.ts';
import { tooLarge } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { analyseBytes, hashOf, type Verdict } from './analyse-bytes.ts';
import { analysisRevision } from './image-limits.ts';
import { imageTexts } from './image-texts.ts';
import { limitDecoding } from './limiter.ts';

/** Text is the error, anything else means valid (part 2, section 5). */
type Answer = Verdict | string;
const Kept = z.union([z.string().min(1), ImageVerdict]);

const base64 = /^[A-Za-z0-9+/]+={0,2}$/u;

/**
 * POST /sku/IAanaliser. A read route although it is a POST: it changes nothing that matters twice, and a transaction held open
 * while an image is decoded would make everyone wait for it on the embedded database.
 */
export const analyseImageRoute = readRoute(analyseImage, async ({ body }, { db, clock }) => {
  if (!base64.test(body.image)) return ok(imageTexts.notAllowed);
  const bytes = Buffer.from(body.image, 'base64');
  if (bytes.length > mostImageBytes) return refuse(tooLarge(imageTooLarge));
  const role = body.role ?? 'other';
  const hash = hashOf(bytes);
  const kept = await readKept(db, hash, role);
  if (kept !== null) return ok(kept);
  const analysed = await limitDecoding(() => analyseBytes(bytes, role));
  const answer: Answer = analysed.ok ? analysed.value : analysed.error;
  await db.insert(imageAnalysis).values({ hash, role, revision: analysisRevision, answer, at: clock() }).onConflictDoNothing();
  return ok(answer);
});

const readKept = async (db: Db, hash: string, role: ImageRole): Promise<Answer | null> => {
  const [row] = await db
    .select({ answer: imageAnalysis.answer })
    .from(imageAnalysis)
    .where(and(eq(imageAnalysis.hash, hash), eq(imageAnalysis.role, role), eq(imageAnalysis.revision, analysisRevision)));
  return row ? Kept.parse(row.answer) : null;
};
