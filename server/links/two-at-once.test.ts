import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { saveLink } from '#contract/link.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import { testPostgres } from '../testing/open-test-db.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const waiting = async () => {
  const found = await app.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return found.rows[0]?.n;
};
/** Its barcode is typed at the listing, so that another binding takes it from the SKU. */
const typed = async (gtin: string): Promise<string> => {
  const id = newId('listing');
  await insertListing(app.db, id);
  expect((await app.send(saveListing, { params: { publishId: id }, body: { gtin } }, { as: 'seller' })).status).toBe(200);
  return id;
};
const bind = (id: string, other: string) =>
  app.send(saveLink, { params: { id }, body: { skuId: `sku-${other}`, undoes: null } }, { as: 'seller' });

// PGlite has one connection: nobody waits for anybody there.
test.runIf(testPostgres !== null)(
  'two who bind two listings each to the SKU of the other do not wait for each other for ever',
  async () => {
    const [one, other] = [await typed('7891000315507'), await typed('7891000053508')];
    const asked = await app.db.transaction(async (tx) => {
      await tx
        .select({ id: sku.id })
        .from(sku)
        .where(eq(sku.id, `sku-${one}`))
        .for('share');
      const first = bind(one, other);
      await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000);
      const second = bind(other, one);
      await vi.waitFor(async () => expect(await waiting()).toBe(2), 10_000);
      return { first, second };
    });
    expect((await Promise.all([asked.first, asked.second])).map(({ status }) => status)).toEqual([200, 200]);
  },
);

test.runIf(testPostgres !== null)('what is bound to another SKU while it is waited for writes to no SKU that nobody held', async () => {
  const [one, other, third] = [await typed('7891000315507'), await typed('7891000053508'), await typed('7891000100103')];
  const asked = await app.db.transaction(async (tx) => {
    await tx
      .update(listing)
      .set({ skuId: `sku-${other}` })
      .where(eq(listing.id, one));
    const saved = app.send(saveListing, { params: { publishId: one }, body: { gtin: '4006381333931' } }, { as: 'seller' });
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000);
    const bound = bind(one, third);
    await vi.waitFor(async () => expect(await waiting()).toBe(2), 10_000);
    return { saved, bound };
  });
  const refused = { status: 409, body: { code: 'step-refused', message: 'O vínculo do anúncio mudou agora mesmo: tente de novo' } };
  expect(await Promise.all([asked.saved, asked.bound])).toMatchObject([refused, refused]);
});
