import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listKit, saveKit } from '#contract/kit.ts';
import { duplicateListing } from '#contract/listing-calls.ts';
import { getListing, Listing } from '#contract/listing.ts';
import { insertKit } from '../../tests/support/kits.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { product, sku } from '../db/schema/product.ts';
import { stockOfListing } from '../listings/listing-stock.ts';
import { testPostgres } from '../testing/open-test-db.ts';
import { holdCodes } from './hold-codes.ts';

let app: TestApp;
let id = '';
beforeAll(async () => {
  app = await openTestApp();
  await app.db.insert(marketplaceAccount).values({ id: 'second', sellerId: 'ana', name: 'Outra conta', officialName: 'Outra' });
});
afterAll(() => app.close());
beforeEach(async () => {
  id = newId('listing');
  await insertListing(app.db, id);
  await insertKit(app.db, id);
  await app.db
    .update(sku)
    .set({ stock: 9, price: 1000, height: 10, width: 20, depth: 30, weight: 400 })
    .where(eq(sku.id, `sku-${id}`));
});

const send = (accounts: string[], as: PersonId = 'seller', of = `kit-${id}`) =>
  app.send(listKit, { params: { id: of }, body: { accounts } }, { as });
const made = async (...accounts: string[]) => listKit.reply.parse((await send(accounts)).body);

test('a kit is listed once in each account: for review, with price, measures and stock of its parts, and no barcode because it is a kit', async () => {
  const { made: fresh, existing } = await made('account-ana', 'second');
  expect([fresh.map(({ marketPlaceName }) => marketPlaceName), existing]).toEqual([['Casa da Ana', 'Outra conta'], []]);
  const publishId = fresh[0]?.publishId ?? '';
  const listing = Listing.parse((await app.send(getListing, { params: { publishId } }, { as: 'seller' })).body);
  expect(listing).toMatchObject({
    status: 'pending',
    title: 'Kit com 2 capas',
    sku: `KIT-${id}`,
    kit: true,
    gtin: null,
    price: 2000,
    dimensions: { height: 20, width: 20, depth: 30, weight: 800 },
  });
  expect(listing.attributes).toContainEqual(expect.objectContaining({ id: 'EMPTY_GTIN_REASON', value_id: '17055159' }));
  expect(await stockOfListing(app.db, { kit: true, sellerId: 'ana', sku: `KIT-${id}`, skuId: null })).toBe(4);
  const again = await made('second');
  expect(again).toEqual({ made: [], existing: [fresh[1]] });
});

test('asked for twice at once it is listed once', async () => {
  const answers = await Promise.all([made('second'), made('second')]);
  expect(answers.map(({ made: { length } }) => length).toSorted((a, b) => a - b)).toEqual([0, 1]);
});

test('with an archived product in it a kit is listed nowhere, nor its listing copied; nor in a foreign account, nor by somebody else', async () => {
  expect((await send(['account-beto'])).status).toBe(400);
  expect((await send(['account-beto'], 'foreignSeller')).status).toBe(404);
  const publishId = (await made('account-ana')).made[0]?.publishId ?? '';
  await app.db
    .update(product)
    .set({ isArchived: true })
    .where(sql`${product.id} in (select product_id from sku where id = ${`sku-${id}`})`);
  const refused = { status: 409, body: { message: `Há produto arquivado neste kit: COD-${id}. Reative antes de anunciar` } };
  expect(await send(['second'])).toMatchObject(refused);
  expect(await app.send(duplicateListing, { body: { publishId } }, { as: 'seller' })).toMatchObject(refused);
});

/** So many wait for what others hold. */
const waiting = (many: number) =>
  vi.waitFor(async () => {
    const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect((await app.db.execute(waits)).rows).toHaveLength(many);
  }, 10_000);

// PGlite has one connection: nobody waits for anybody there.
test.runIf(testPostgres !== null)(
  'listed while it is renamed, neither waits for the other for ever, and the code before is not listed',
  async () => {
    const body = { name: 'Kit', code: `NOVO-${id}`, discount: 0, parts: [{ skuId: `sku-${id}`, quantity: 2 }] };
    const { saved, listed } = await app.db.transaction(async (tx) => {
      await holdCodes(tx, [`KIT-${id}`]);
      const saved = app.send(saveKit, { params: { id: `kit-${id}` }, body }, { as: 'seller' });
      await waiting(1);
      const listed = send(['second']);
      await waiting(2);
      return { saved, listed };
    });
    expect((await saved).status).toBe(200);
    expect(await listed).toMatchObject({ status: 409, body: { message: 'O SKU do kit mudou agora mesmo: tente de novo' } });
    expect((await made('second')).made).toMatchObject([{ sku: `NOVO-${id}` }]);
  },
);
