import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { insertListing, insertShelf } from '../../tests/support/listings.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { companies } from '../../tests/support/people.ts';
import { rowsOfCompanies } from '../../tests/support/rows-of-companies.ts';
import type { Database } from '../db/open.ts';
import { category } from '../db/schema/category.ts';
import { seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { vehicle } from '../db/schema/vehicle.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { growCompanies, growLists } from './grow-lists.ts';
import { growBy } from './grow-world.ts';
import { demoCompanyIds } from './make-world.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
/** As imported ids are: hexadecimal, and so before those of grown rows. */
const idsOf = (prefix: string, count: number): readonly string[] => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
  const { db } = database;
  await db.insert(seller).values([...companies]);
  await insertShelf(db);
  await db.update(vehicle).set({ brand: 'Marca de verdade' });
  for (const id of idsOf('a', 40)) await insertListing(db, id, 'ana', 'active');
  for (const id of idsOf('b', 80)) await insertOrder(db, id, 'ana', 'waiting-shipped');
  await seedDemo(db, { blobs: memoryBlobs(), clock: () => now, size: 'small', hashPassword: async (sent) => `hashed ${sent}` });
});
afterAll(() => database.close());

test('the companies of the demo are known by the ids that its seed gives, whenever it was seeded', async () => {
  const sellers = await database.db.select({ id: seller.id }).from(seller);
  const real = companies.map(({ id }) => id);
  expect(sellers.map(({ id }) => id).filter((id) => !real.some((each) => each === id))).toEqual(
    expect.arrayContaining([...demoCompanyIds()]),
  );
  expect(sellers).toHaveLength(real.length + demoCompanyIds().length);
});

test('where real companies were before the demo, the demo alone grows: of theirs there is not a row more', async () => {
  const { db } = database;
  const before = await rowsOfCompanies(db);
  await growBy(db, { listings: 300, companies: 7 }, now);
  await growLists(db, 300, now);
  await growCompanies(db, 20, now);
  expect(await rowsOfCompanies(db)).toEqual(before);
  // Nor is anything else made after what is theirs.
  expect(await db.$count(listing, eq(listing.title, 'Capa de chuva'))).toBe(40);
  expect(await db.$count(vehicle, eq(vehicle.brand, 'Marca de verdade'))).toBe(1);
  expect(await db.$count(category, eq(category.parentId, 'MLB1'))).toBe(0);
  const { rows } = await db.execute(
    sql`select 1 from price_run_item i join listing l on l.id = i.listing_id where l.seller_id = 'ana' union all
      select 1 from auto_message_sent s join sale_order o on o.id = s.order_id where o.seller_id = 'ana' union all
      select 1 from order_money where seller_id = 'ana' and told_at is not null`,
  );
  expect(rows).toEqual([]);
});
