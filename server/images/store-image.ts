import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { image } from '../db/schema/image.ts';
import { hashOf } from './analyse-bytes.ts';
import type { BlobStore } from './blob-store.ts';
import { decodeImage } from './decode-image.ts';
import { imageLimits } from './image-limits.ts';
import { limitDecoding } from './limiter.ts';

interface StoreDeps {
  readonly db: Pick<Db, 'select' | 'insert'>;
  readonly blobs: BlobStore;
  readonly now: Date;
}

/**
 * Keeps an image that was analysed as valid; answers its file name. What is kept is drawn anew: metadata (the seller's home in
 * the GPS fields) and whatever hid behind the picture are gone, the orientation is applied.
 */
export const storeImage = async ({ db, blobs, now }: StoreDeps, bytes: Uint8Array): Promise<string> => {
  const sourceHash = hashOf(bytes);
  const [known] = await db.select({ hash: image.hash }).from(image).where(eq(image.sourceHash, sourceHash)).limit(1);
  if (known) return nameOf(known.hash);
  const { data, info } = await limitDecoding(async () =>
    (await decodeImage(bytes))
      .resize({ width: imageLimits.kept, height: imageLimits.kept, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 86 })
      .toBuffer({ resolveWithObject: true }),
  );
  const hash = hashOf(data);
  await blobs.write(nameOf(hash), data);
  await db
    .insert(image)
    .values({ hash, sourceHash, width: info.width, height: info.height, bytes: data.length, storedAt: now })
    .onConflictDoNothing();
  return nameOf(hash);
};

const nameOf = (hash: string): string => `${hash}.jpg`;
