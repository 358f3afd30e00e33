import { coverOf } from '#contract/shown-images.ts';
import type { ImageRole } from '#contract/sku.ts';
import type { Db } from '../db/open.ts';
import type { listingDetail } from '../db/schema/listing.ts';
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
export const lookAtImages = async (deps: LookDeps, shown: Shown): Promise<readonly (SeenImage & KeptAnalysis & Hung)[]> => {
  const seen: (SeenImage & KeptAnalysis & Hung)[] = [];
  for (const { role, ...image } of hungIn(shown)) seen.push({ ...image, ...(await lookAtOne(deps, image.name, role)) });
  return seen;
};

/** Its pictures, and its variations'. */
type Shown = Pick<typeof listingDetail.$inferSelect, 'images' | 'variations'>;

/** Where a picture hangs. */
interface Hung {
  readonly position: number;
  readonly variation?: string;
}

/** Each picture once, where it hangs first: variations show the listing's own as well, and what is wrong with it is said there. */
const hungIn = ({ images, variations }: Shown): readonly (Hung & { readonly name: string; readonly role: ImageRole })[] => {
  const cover = coverOf(images, variations);
  const roleOf = (name: string, role: ImageRole): ImageRole => (name === cover ? 'cover' : role);
  const all = [
    ...images.map((name, at) => ({ name, position: at + 1, role: roleOf(name, 'other') })),
    ...variations.flatMap((variation) =>
      variation.images.map((name, at) => ({ name, position: at + 1, variation: variation.sku, role: roleOf(name, 'variation') })),
    ),
  ];
  return all.filter(({ name }, at) => all.findIndex((each) => each.name === name) === at);
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
