import { asc, count, eq, inArray, isNotNull, and } from 'drizzle-orm';
import { pino } from 'pino';
import { openDatabase, type Db } from '#server/db/open.ts';
import { listing, listingDetail } from '#server/db/schema/listing.ts';
import { listingCheck } from '#server/db/schema/listing-check.ts';
import { openBlobStore } from '#server/images/open-blob-store.ts';
import { hashOf } from '#server/images/analyse-bytes.ts';

interface Place {
  readonly dataDir: string;
  readonly url: string | null;
}

/** Before a server opens it, or after. */
const inDatabase = async <Value>({ dataDir, url }: Place, work: (db: Db) => Promise<Value>): Promise<Value> => {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: url ?? undefined };
  const { db, close } = await openDatabase(settings, pino({ level: 'silent' }));
  try {
    return await work(db);
  } finally {
    await close();
  }
};

/** Each picture becomes the only one of a pending listing, which is due for its checks by that. Answers these listings. */
export const giveListings = (place: Place, pictures: readonly Buffer[]): Promise<readonly string[]> =>
  inDatabase(place, async (db) => {
    const blobs = openBlobStore({ DATA_DIR: place.dataDir, BLOB_STORE: undefined });
    const pending = await db
      .select({ id: listing.id })
      .from(listing)
      .where(eq(listing.status, 'pending'))
      .orderBy(asc(listing.id))
      .limit(pictures.length);
    for (const [at, bytes] of pictures.entries()) {
      const name = `${hashOf(bytes)}.jpg`;
      const id = pending[at]?.id;
      if (id === undefined) throw new Error(`There are ${pending.length} pending listings for ${pictures.length} pictures`);
      await blobs.write(name, bytes);
      await db
        .update(listingDetail)
        .set({ images: [name] })
        .where(eq(listingDetail.listingId, id));
    }
    return pending.map(({ id }) => id);
  });

/** How many of these listings the checks have looked at. */
export const lookedAt = (place: Place, ids: readonly string[]): Promise<number> =>
  inDatabase(place, async (db) => {
    const [found] = await db
      .select({ looked: count() })
      .from(listingCheck)
      .where(and(inArray(listingCheck.listingId, [...ids]), isNotNull(listingCheck.checkedAt)));
    return found?.looked ?? 0;
  });
