import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { account, seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { isValidGtin } from '#lib/gtin.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { demoAccounts, demoPasswordSent } from './demo-accounts.ts';
import { growBy } from './grow-world.ts';
import { seedDemo, type SeedDeps } from './seed.ts';

let database: Database;
const blobs = memoryBlobs();
const now = new Date('2026-11-21T12:00:00.000Z');
const deps: SeedDeps = {
  blobs,
  clock: () => now,
  size: 'small',
  hashPassword: async (sent) => `hashed ${sent}`,
};

beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());

test('fills an empty database once, and leaves one that is not empty alone', async () => {
  expect(await seedDemo(database.db, deps)).toBe(true);
  const before = await database.db.$count(listing);
  expect(await seedDemo(database.db, deps)).toBe(false);
  expect(await database.db.$count(listing)).toBe(before);
  expect(before).toBe(400);
});

test('every account of the demo can log in, sellers belonging to their companies', async () => {
  const accounts = await database.db.select().from(account).where(eq(account.isFirst, true));
  expect(accounts).toHaveLength(demoAccounts.length);
  expect(accounts.every(({ passwordHash }) => passwordHash === `hashed ${demoPasswordSent}`)).toBe(true);
  const of = new Map(accounts.map((each) => [each.mail, each]));
  expect(of.get('vendedor@balcao.test')).toMatchObject({ role: 'seller', hadSellout: true, isMoneyManager: false });
  expect(of.get('vendedor2@balcao.test')).toMatchObject({ role: 'seller', hadSellout: false });
  expect(of.get('financeiro@balcao.test')).toMatchObject({
    hadSellout: false,
    isMoneyManager: true,
    sellerId: of.get('vendedor@balcao.test')?.sellerId,
  });
  expect(of.get('vendedor2@balcao.test')?.sellerId).not.toBe(of.get('vendedor@balcao.test')?.sellerId);
  expect(of.get('revisora@balcao.test')).toMatchObject({ role: 'reviewer', sellerId: null });
});

test('the consultant of the demo enters by one mail and one password for two companies that have something to show', async () => {
  const rows = await database.db
    .select({ company: seller.id, hash: account.passwordHash, isFirst: account.isFirst, awaitsMail: account.awaitsMail })
    .from(account)
    .innerJoin(seller, eq(seller.id, account.sellerId))
    .where(eq(account.mail, 'consultora@balcao.test'))
    .orderBy(desc(account.isFirst));
  expect(rows).toMatchObject([
    { hash: `hashed ${demoPasswordSent}`, isFirst: true, awaitsMail: false },
    { hash: '', isFirst: false, awaitsMail: false },
  ]);
  const of = async (mail: string) =>
    (await database.db.select({ company: account.sellerId }).from(account).where(eq(account.mail, mail)))[0]?.company;
  expect(rows.map(({ company }) => company)).toEqual([await of('vendedor@balcao.test'), await of('vendedor2@balcao.test')]);
});

test('every picture a listing names is kept', async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`select distinct unnest(images) as name from listing_detail`);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ name }) => !blobs.names().includes(name))).toEqual([]);
});

test('the two companies with accounts have listings of several statuses', async () => {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`select count(distinct l.status)::int as n from listing l join account a on a.seller_id = l.seller_id where a.role = 'seller' group by l.seller_id`,
  );
  expect(rows.map(({ n }) => n >= 3)).toEqual([true, true]);
});

test('grown by the database it keeps valid barcodes, own SKUs and a tally that agrees', async () => {
  await growBy(database.db, { listings: 300, companies: 7 }, now);
  const { rows } = await database.db.execute<{ gtin: string | null }>(sql`select gtin from listing where id like 'g%'`);
  expect(rows).toHaveLength(300);
  expect(rows.every(({ gtin }) => gtin === null || isValidGtin(gtin))).toBe(true);
  const agree = await database.db.execute(
    sql`select (select sum(count) from listing_tally where seller_id <> '')::int as tally, (select sum(count) from listing_tally where seller_id = '')::int as total, (select count(*) from listing)::int as listings, (select count(*) from listing_detail)::int as details`,
  );
  expect(agree.rows).toEqual([{ tally: 700, total: 700, listings: 700, details: 700 }]);
});
