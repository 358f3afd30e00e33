import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { image } from '../db/schema/image.ts';
import { hashOf } from './analyse-bytes.ts';
import { BlobDenied, type BlobStore } from './blob-store.ts';
import { decodeImage } from './decode-image.ts';
import { imageLimits } from './image-limits.ts';
import { limitDecoding } from './limiter.ts';
import { writeBlob } from './orphan-blobs.ts';

/** An image as it is kept; `row` is null when it was kept before. */
interface Drawn {
  readonly name: string;
  readonly row: Omit<typeof image.$inferInsert, 'storedAt'> | null;
}

interface DrawDeps {
  readonly db: Pick<Db, 'select' | 'insert'>;
  readonly blobs: BlobStore;
  readonly now: Date;
}

/** Its bytes may be lost, as of a database that was restored without them: sent again they are kept again. */
const isStillThere = async (blobs: BlobStore, name: string): Promise<boolean> => {
  try {
    return (await blobs.read(name)) !== null;
  } catch (error) {
    if (error instanceof BlobDenied) return true;
    throw error;
  }
};

/**
 * Draws an image that was analysed as valid anew, and writes its bytes: metadata (the seller's home in the GPS fields) and whatever
 * hid behind the picture are gone, the orientation is applied.
 */
export const drawImage = async ({ db, blobs, now }: DrawDeps, bytes: Uint8Array): Promise<Drawn> => {
  const sourceHash = hashOf(bytes);
  const [known] = await db.select({ hash: image.hash }).from(image).where(eq(image.sourceHash, sourceHash)).limit(1);
  if (known && (await isStillThere(blobs, nameOf(known.hash)))) return { name: nameOf(known.hash), row: null };
  const { data, info } = await limitDecoding(async () =>
    (await decodeImage(bytes))
      .resize({ width: imageLimits.kept, height: imageLimits.kept, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 86 })
      .toBuffer({ resolveWithObject: true }),
  );
  const hash = hashOf(data);
  await writeBlob({ db, blobs, now }, nameOf(hash), data);
  return { name: nameOf(hash), row: { hash, sourceHash, width: info.width, height: info.height, bytes: data.length } };
};

/** In the order of their names: two people who keep the same pictures do not wait for each other. */
export const keepImages = async (db: Pick<Db, 'insert'>, drawn: readonly Drawn[], storedAt: Date): Promise<void> => {
  const rows = drawn.flatMap(({ row }) => (row ? [{ ...row, storedAt }] : [])).toSorted((a, b) => a.hash.localeCompare(b.hash));
  if (rows.length > 0) await db.insert(image).values(rows).onConflictDoNothing();
};

/** Draws and keeps one image; answers its file name. */
export const storeImage = async (deps: DrawDeps, bytes: Uint8Array): Promise<string> => {
  const drawn = await drawImage(deps, bytes);
  await keepImages(deps.db, [drawn], deps.now);
  return drawn.name;
};

const nameOf = (hash: string): string => `${hash}.jpg`;
