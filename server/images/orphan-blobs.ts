import { eq, isNull, lte, or, sql } from 'drizzle-orm';
import { addTo } from '#lib/dates.ts';
import type { Db } from '../db/open.ts';
import { image } from '../db/schema/image.ts';
import { mediationFile } from '../db/schema/mediation.ts';
import { writtenBlob } from '../db/schema/written-blob.ts';
import { queueOf } from '../worker/queue.ts';
import type { Work } from '../worker/worker.ts';
import { BlobsAway, type BlobStore } from './blob-store.ts';
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
 *
 * @throws {BlobsAway} while somebody removes what is left of the same bytes: seconds later they can be written.
 */
export const writeBlob = async ({ db, blobs, now }: WriteDeps, name: string, bytes: Uint8Array): Promise<void> => {
  const written = { at: now, nextAt: addTo(now, graceHours, 'hour'), lease: null, tries: 0, failure: null, error: null };
  const isFree = or(isNull(writtenBlob.lease), lte(writtenBlob.nextAt, now));
  const [noted] = await db
    .insert(writtenBlob)
    .values({ name, ...written })
    .onConflictDoUpdate({ target: writtenBlob.name, set: written, ...(isFree && { setWhere: isFree }) })
    .returning({ name: writtenBlob.name });
  if (!noted) throw new BlobsAway(`${name} is being removed`);
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

/** All of them have ended when it returns or throws: what was begun must not reach the store after the lease. */
const removeAll = async (blobs: BlobStore, names: readonly string[]): Promise<void> => {
  const removals = await Promise.allSettled(names.map((each) => blobs.remove(each)));
  const failed = removals.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
};

/**
 * Removes bytes that nobody came to name within a day. No transaction waits for the store: what keeps others from writing the same bytes
 * meanwhile is the lease of their row, which lasts longer than any removal (decision 0136).
 */
export const orphanBlobWork = (blobs: BlobStore): Work<Blob, void> => ({
  name: 'orphan-blobs',
  queue: queueOf(writtenBlob, 'name', { longestMs: 240 * 60 * minutes }),
  everyMs: 10 * minutes,
  // More than a store is waited for, so that a lease outlasts what was begun under it.
  timeoutMs: 30_000,
  // A store may be away for long, and nothing waits for the room.
  pausesMs: [10 * minutes, 60 * minutes, 360 * minutes, 1440 * minutes],
  work: async (db, { name }, signal) => {
    const isKept = await isNamed(db, name);
    signal.throwIfAborted();
    if (!isKept) await removeAll(blobs, [name, ...derivedNames(name)]);
  },
  settle: async (tx, { name }) => {
    await tx.delete(writtenBlob).where(eq(writtenBlob.name, name));
    return 'over';
  },
  // The bytes stay where they are, and their row tells of them.
  onFailed: async () => undefined,
});
