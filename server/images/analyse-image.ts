import { imageTooLarge, mostImageBytes } from '#contract/image-limits.ts';
import { analyseImage } from '#contract/sku.ts';
import { ok, refuse } from '#lib/result.ts';
import { tooLarge } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { hashOf } from './analyse-bytes.ts';
import { imageTexts } from './image-texts.ts';
import { analyseAndKeep, readAnalysis } from './keep-analysis.ts';

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
  const kept = await readAnalysis(db, hash, role);
  return ok((kept ?? (await analyseAndKeep(db, bytes, { hash, role, now: clock() }))).answer);
});
