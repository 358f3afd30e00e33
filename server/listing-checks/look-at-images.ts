import type { ImageRole } from '#contract/sku.ts';
import type { Db } from '../db/open.ts';
import type { SeenImage } from '../db/schema/listing-check.ts';
import type { BlobStore } from '../images/blob-store.ts';
import { imageTexts } from '../images/image-texts.ts';
import { analyseAndKeep, readAnalysis, type KeptAnalysis } from '../images/keep-analysis.ts';

interface LookDeps {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly now: Date;
}

/** One after the other: a listing has few pictures, and decoding is the dearest thing the server does. */
export const lookAtImages = async (deps: LookDeps, names: readonly string[]): Promise<readonly (SeenImage & KeptAnalysis)[]> => {
  const seen: (SeenImage & KeptAnalysis)[] = [];
  for (const [at, name] of names.entries()) seen.push({ name, ...(await lookAtOne(deps, name, at === 0 ? 'cover' : 'other')) });
  return seen;
};

/** Kept by content: a file is named by the hash of its bytes, and the same picture of another listing is not looked at again. */
const lookAtOne = async ({ db, blobs, now }: LookDeps, name: string, role: ImageRole): Promise<KeptAnalysis> => {
  const hash = name.replace(/\.[a-z]+$/u, '');
  const kept = await readAnalysis(db, hash, role);
  if (kept && (kept.print !== null || typeof kept.answer === 'string')) return kept;
  const bytes = await blobs.read(name);
  // Buyers would see no picture there.
  if (bytes === null) return { answer: imageTexts.corrupt, print: null };
  return analyseAndKeep(db, bytes, { hash, role, now });
};
