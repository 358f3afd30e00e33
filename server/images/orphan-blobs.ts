import { eq, sql } from 'drizzle-orm';
import { addTo } from '#lib/dates.ts';
import type { Db } from '../db/open.ts';
import { image } from '../db/schema/image.ts';
import { mediationFile } from '../db/schema/mediation.ts';
import { writtenBlob } from '../db/schema/written-blob.ts';
import { queueOf } from '../worker/queue.ts';
import type { Work } from '../worker/worker.ts';
import type { BlobStore } from './blob-store.ts';
import { derivedNames } from './image-limits.ts';

const minutes = 60_000;
/** Far longer than a request may take. */
export const graceHours = 24;

type Blob = typeof writtenBlob.$inferSelect;

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
  const written = { at: now, nextAt: addTo(now, graceHours, 'hour'), lease: null, tries: 0, failure: null, error: null };
  await db
    .insert(writtenBlob)
    .values({ name, ...written })
    .onConflictDoUpdate({ target: writtenBlob.name, set: written });
  await blobs.write(name, bytes);
};

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
 * Removes bytes that nobody came to name within a day. The row is locked while they go: whoever writes the same again meanwhile waits,
 * and then writes them anew. That is why it is done in `settle`; a store answers or is given up within seconds.
 */
export const orphanBlobWork = (blobs: BlobStore): Work<Blob, void> => ({
  name: 'orphan-blobs',
  queue: queueOf(writtenBlob, 'name'),
  everyMs: 10 * minutes,
  timeoutMs: 30_000,
  // A store may be away for long, and nothing waits for the room.
  pausesMs: [10 * minutes, 60 * minutes, 360 * minutes, 1440 * minutes],
  work: async () => undefined,
  settle: async (tx, { name }) => {
    if (!(await isNamed(tx, name))) for (const each of [name, ...derivedNames(name)]) await blobs.remove(each);
    await tx.delete(writtenBlob).where(eq(writtenBlob.name, name));
    return 'over';
  },
  // The bytes stay where they are, and their row tells of them.
  onFailed: async () => undefined,
});
