import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertListing, insertShelf } from '../../tests/support/listings.ts';
import { insertPeople } from '../../tests/support/people.ts';
import type { Database } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { moveProcessing } from './move-processing.ts';

let database: Database;
const since = new Date('2026-11-21T12:00:00.000Z');
const later = (seconds: number): Date => new Date(since.getTime() + seconds * 1000);
let round = 0;
let ids: readonly string[] = [];

beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  round += 1;
  ids = Array.from({ length: 60 }, (_, at) => `m${round}-${at}`);
  for (const id of ids) {
    await insertListing(database.db, id, 'ana', 'processing');
    await database.db.update(listing).set({ statusAt: since }).where(eq(listing.id, id));
  }
});

const statuses = async () =>
  new Map((await database.db.select().from(listing)).filter(({ id }) => ids.includes(id)).map((each) => [each.id, each]));

test('what is not yet due stays', async () => {
  expect(await moveProcessing(database.db, later(-1), later(0))).toBe(0);
  expect([...(await statuses()).values()].every(({ status, version }) => status === 'processing' && version === 1)).toBe(true);
  await moveProcessing(database.db, later(1), later(1));
  await moveProcessing(database.db, later(1), later(1));
});

const hasNone = (id: string): boolean => ids.indexOf(id) % 20 === 0;

test('of two processes at it at once, each listing is moved by one, with one event', async () => {
  for (const id of ids.filter(hasNone))
    await database.db
      .update(sku)
      .set({ stock: 0 })
      .where(eq(sku.id, `sku-${id}`));
  const moved = [];
  for (let at = 0; at < 3; at += 1)
    moved.push(...(await Promise.all([moveProcessing(database.db, later(0), later(1)), moveProcessing(database.db, later(0), later(1))])));
  expect(moved.reduce((sum, each) => sum + each, 0)).toBe(ids.length);
  const rows = await statuses();
  for (const id of ids) {
    const isHeld = hasNone(id);
    expect(rows.get(id)).toMatchObject({
      status: isHeld ? 'paused' : 'active',
      subStatus: isHeld ? 'out_of_stock' : null,
      version: 2,
      statusAt: later(1),
    });
    const happened = await database.db
      .select()
      .from(event)
      .where(eq(event.subject, `listing:${id}`));
    expect(happened).toMatchObject([{ type: isHeld ? 'held' : 'published', version: 2, actorName: 'Mercado Livre', sellerId: 'ana' }]);
  }
});

test('an edit lifts only what asked for one: what was paused or forbidden is off sale as before, and what was sold out and is not any more is back', async () => {
  const kept = ['paused_by_seller', 'under_review/forbidden', 'closed/deleted', 'payment_required'];
  const lifted = ['out_of_stock', 'under_review/waiting_for_patch', 'poor_quality_thumbnail'];
  const asked = new Map([...kept, ...lifted].map((subStatus, at) => [ids[at] ?? '', subStatus]));
  for (const [id, subStatus] of asked) await database.db.update(listing).set({ subStatus }).where(eq(listing.id, id));
  for (let at = 0; at < 2; at += 1) await moveProcessing(database.db, later(0), later(1));
  const rows = await statuses();
  const ended = [...asked].map(([id, subStatus]) => [subStatus, rows.get(id)?.status, rows.get(id)?.subStatus]);
  expect(ended).toEqual([...kept.map((each) => [each, 'paused', each]), ...lifted.map((each) => [each, 'active', null])]);
});
