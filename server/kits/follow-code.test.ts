import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { saveKit } from '#contract/kit.ts';
import { insertKit } from '../../tests/support/kits.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { ana, stageHub } from '../../tests/support/stage-hub.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';

const hub = stageHub();

const item = { sellerId: 101, title: 'Kit com 2 capas', price: 199.8, quantity: 2, sku: 'KIT-up' };
/** Of one kit, and of no SKU: on sale there, paused there, ended there, and waiting for review. */
const listings = [
  ['up', 'active', { externalId: 'MLB1' }],
  ['off', 'paused', { externalId: 'MLB2', subStatus: 'paused_by_seller' }],
  ['over', 'active', { externalId: 'MLB3', isClosedThere: true }],
  ['waits', 'pending', {}],
] as const;
const ids = listings.map(([id]) => id);

beforeEach(async () => {
  const { db } = hub();
  await db.execute(sql`truncate product, kit, integration_job, rate_bucket, event, notification cascade`);
  for (const [id, status, more] of listings) {
    await insertListing(db, id, 'ana', status);
    await db
      .update(listing)
      .set({ skuId: null, kit: true, sku: 'KIT-up', ...more })
      .where(eq(listing.id, id));
  }
  await insertKit(db, 'up');
  const items = ['MLB1', 'MLB2'].map((id, at) => ({ id, ...item, status: at === 0 ? ('active' as const) : ('paused' as const) }));
  await hub().begin({ users: [{ id: 101, nickname: 'ANA' }], items, questions: [] });
  await hub().connect('account-ana', 101);
});

const saveCode = async (code: string): Promise<void> => {
  const body = { name: 'Kit com 2 capas', code, discount: 0, parts: [{ skuId: 'sku-up', quantity: 2 }] };
  expect(await hub().decide(saveKit, { params: { id: 'kit-up' }, body }, ana)).toMatchObject({ status: 200 });
};
const thereOf = (id: string) => {
  const found = hub().fake.state().items.get(id);
  return [found?.status, found?.attributes.find((each) => each.id === 'SELLER_SKU')?.valueName];
};

test('the code of a kit is corrected where its listings are on sale or paused, and they stay so', async () => {
  await saveCode('NOVO');
  await hub().openProcess().run();
  expect([thereOf('MLB1'), thereOf('MLB2')]).toEqual([
    ['active', 'NOVO'],
    ['paused', 'NOVO'],
  ]);
  expect(hub().fake.state().items.size).toBe(2);
  const rows = await hub().db.select().from(listing);
  expect(Object.fromEntries(rows.map(({ id, status, sku }) => [id, [status, sku]]))).toEqual(
    Object.fromEntries(listings.map(([id, status]) => [id, [status, 'NOVO']])),
  );
});

test('each says in its history what its code was', async () => {
  await saveCode('NOVO');
  const edits = await hub().db.select().from(event).where(eq(event.type, 'edited'));
  const ofListings = edits.filter(({ subject }) => subject.startsWith('listing:'));
  expect(ofListings).toHaveLength(ids.length);
  expect(Object.fromEntries(ofListings.map(({ subject, data }) => [subject, data]))).toEqual(
    Object.fromEntries(ids.map((id) => [`listing:${id}`, { changes: [{ field: 'sku', before: 'KIT-up', after: 'NOVO' }] }])),
  );
});
