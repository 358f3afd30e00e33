import { eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoItemId, demoUserId } from '#lib/demo-marketplace.ts';
import type { Database } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { openTestFake } from '../fake-mercadolivre/fake-fixture.ts';
import { hashPassword } from '../session/password.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { bindToMarketplace, type MarketplaceWorld } from './bind-to-marketplace.ts';
import { seedDemo } from './seed.ts';

let database: Database;
let world: MarketplaceWorld;
beforeAll(async () => {
  database = await openTestDb();
  const clock = () => new Date('2026-11-21T12:00:00.000Z');
  await seedDemo(database.db, { blobs: memoryBlobs(), clock, size: 'small', hashPassword });
  world = await bindToMarketplace(database.db);
});
afterAll(() => database.close());

test('every listing of the demo that was published is an item of its account’s own user, with its price and its mark', async () => {
  const rows = await database.db
    .select()
    .from(listing)
    .where(inArray(listing.status, ['active', 'paused']));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ id, externalId }) => externalId !== demoItemId(id))).toEqual([]);
  const items = new Map(world.items.map((item) => [item.id, item]));
  const priced = rows.filter(({ price }) => price !== null);
  expect(items.size).toBe(priced.length);
  for (const { id, accountId, price, sku } of priced)
    expect(items.get(demoItemId(id))).toMatchObject({
      sellerId: demoUserId(accountId),
      price: (price ?? 0) / 100,
      sku,
      sellerCustomField: id,
    });
});

test('every account of the demo is a user of its own, and nothing that waits is there', async () => {
  const accounts = await database.db.select().from(marketplaceAccount);
  expect(new Set(world.users.map(({ id }) => id)).size).toBe(accounts.length);
  expect((await database.db.select().from(listing).where(isNull(listing.externalId))).length).toBeGreaterThan(20);
});

test('the fake takes the world in as it is handed over, and a second binding says the same', async () => {
  const { ask, fake } = await openTestFake();
  expect((await ask('POST', '/_fake/seed', world)).status).toBe(200);
  expect([...fake.state().questions.keys()].length).toBe(world.questions.filter(({ itemId }) => fake.state().items.has(itemId)).length + 1);
  expect(world.items.filter(({ id }) => !fake.state().items.has(id))).toEqual([]);
  expect(await bindToMarketplace(database.db)).toEqual(world);
});

test('what was published over the wire is not put there a second time', async () => {
  const [bound] = world.items;
  const listingId = bound?.sellerCustomField ?? '';
  await database.db.update(listing).set({ externalId: 'MLB4100000007' }).where(eq(listing.id, listingId));
  const again = await bindToMarketplace(database.db);
  expect(again.items.map(({ id }) => id)).toEqual(world.items.map(({ id }) => id).filter((id) => id !== bound?.id));
  expect(again.questions.filter(({ itemId }) => itemId === bound?.id)).toEqual([]);
});
