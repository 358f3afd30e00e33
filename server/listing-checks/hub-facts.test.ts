import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { titleMarks } from '#checks/title-words.ts';
import { insertListing, insertShelf } from '../../tests/support/listings.ts';
import { insertPeople } from '../../tests/support/people.ts';
import type { Database } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { readHubFacts } from './hub-facts.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
});
afterAll(() => database.close());

/** A listing that was looked at, with these marks of its title. */
const lookedAt = async (id: string, title: string, marks: readonly number[]): Promise<void> => {
  await insertListing(database.db, id, 'beto');
  await database.db.update(listing).set({ title }).where(eq(listing.id, id));
  await database.db.update(listingCheck).set({ titleMarks: marks }).where(eq(listingCheck.listingId, id));
};

test('of many listings that have a little of a title, the copy is told first, and the same ones each time', async () => {
  const title = 'Caneca Barro Vivo Vermelha Grande';
  const marks = titleMarks(title);
  const [first = 0] = marks;
  for (let at = 0; at < 60; at += 1) await lookedAt(`a${String(at).padStart(2, '0')}`, 'Caneca de alumínio', [first, 1, 2, 3, 4, 5, 6, 7]);
  await lookedAt('z-near', 'Caneca Barro Vivo Vermelha', marks.with(7, 1));
  await lookedAt('z-copy', title, marks);
  const asked = { id: 'new', sellerId: 'ana', categoryId: 'MLB1', title, gtin: null, productId: null, prints: [], imageMarks: [] };
  const { alike } = await readHubFacts(database.db, asked);
  expect(alike.map(({ publishId }) => publishId).slice(0, 4)).toEqual(['z-copy', 'z-near', 'a00', 'a01']);
  expect(alike).toHaveLength(50);
});
