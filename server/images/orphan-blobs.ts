import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { image } from '../db/schema/image.ts';
import { mediationFile } from '../db/schema/mediation.ts';
import { writtenBlob } from '../db/schema/written-blob.ts';
import type { BlobStore } from './blob-store.ts';

interface WriteDeps {
  readonly db: Pick<Db, 'insert'>;
  readonly blobs: BlobStore;
  readonly now: Date;
}

/**
 * Writes bytes before the row that names them: a store is no part of the transaction. It is noted first, so that what a request leaves
 * behind that is refused, cut or killed in between is found again.
 */
export const writeBlob = async ({ db, blobs, now }: WriteDeps, name: string, bytes: Uint8Array): Promise<void> => {
  await db
    .insert(writtenBlob)
    .values({ name, at: now })
    .onConflictDoUpdate({ target: writtenBlob.name, set: { at: now } });
  await blobs.write(name, bytes);
};

/** Far longer than a request may take. */
const graceMs = 24 * 60 * 60_000;
/** So many at a time: the rest is looked at in an hour. */
const atOnce = 500;

const isNamed = async (tx: Pick<Db, 'select'>, name: string): Promise<boolean> => {
  const [files, images] = await Promise.all([
    tx
      .select({ one: sql`1` })
      .from(mediationFile)
      .where(eq(mediationFile.blob, name))
      .limit(1),
    tx
      .select({ one: sql`1` })
      .from(image)
      .where(eq(image.hash, name.replace(/\.jpg$/u, '')))
      .limit(1),
  ]);
  return files.length + images.length > 0;
};

/**
 * Removes bytes that nobody came to name within a day. The row is locked while the bytes go: whoever writes the same again meanwhile
 * waits, and then writes them anew.
 */
export const removeOrphanBlobs = async (db: Db, blobs: BlobStore, now: Date): Promise<void> => {
  const isOld = lt(writtenBlob.at, new Date(now.getTime() - graceMs));
  const noted = await db.select({ name: writtenBlob.name }).from(writtenBlob).where(isOld).orderBy(asc(writtenBlob.at)).limit(atOnce);
  for (const { name } of noted) {
    await db.transaction(async (tx) => {
      const [locked] = await tx
        .delete(writtenBlob)
        .where(and(eq(writtenBlob.name, name), isOld))
        .returning();
      if (locked && !(await isNamed(tx, name))) await blobs.remove(name);
    });
  }
};
