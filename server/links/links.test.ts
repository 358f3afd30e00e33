import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addKit, Kit } from '#contract/kit.ts';
import { getLink, LinkRow, listLinks, listSkuOffers, saveLink } from '#contract/link.ts';
import { getListing, Listing, refuseListing } from '#contract/listing.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import { commandOf } from '../marketplace/command-of.ts';
import { productTexts } from '../products/product-texts.ts';
import { testPostgres } from '../testing/open-test-db.ts';

let app: TestApp;
let id = '';
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  id = newId('listing');
  await insertListing(app.db, id);
});

const save = (skuId: string | null, as: PersonId = 'seller', ifMatch?: number) =>
  app.send(saveLink, { params: { id }, body: { skuId } }, { as, ...(ifMatch === undefined ? {} : { ifMatch }) });
const link = async (): Promise<LinkRow> => LinkRow.parse((await app.send(getLink, { params: { id } }, { as: 'seller' })).body);
const found = async (query: Record<string, string>, as: PersonId = 'seller') =>
  listLinks.reply.parse((await app.send(listLinks, { query: { limit: '100', ...query } }, { as })).body);
const offers = async () => listSkuOffers.reply.parse((await app.send(listSkuOffers, { params: { id } }, { as: 'seller' })).body);

/** As it is when it was published on the marketplace itself. */
const strip = (as: Partial<typeof listing.$inferInsert> = {}) =>
  app.db
    .update(listing)
    .set({ skuId: null, sku: 'ML-1', gtin: null, ...as })
    .where(eq(listing.id, id));
/** Its own SKU and product, told apart from those of the other tests. */
const name = async (title: string, gtin: string | null): Promise<void> => {
  await app.db
    .update(product)
    .set({ title, ...productTexts({ title, brand: null }) })
    .where(eq(product.id, `product-${id}`));
  await app.db
    .update(sku)
    .set({ gtin })
    .where(eq(sku.id, `sku-${id}`));
  await app.db.update(listing).set({ title }).where(eq(listing.id, id));
};

test('the total is that of the rows which can be scrolled to, put off or bound though they be', async () => {
  const other = newId('listing');
  await insertListing(app.db, other);
  await insertListing(app.db, newId('listing'), 'beto');
  await app.db
    .update(listing)
    .set({ snoozedUntil: new Date(Date.now() + 3_600_000) })
    .where(eq(listing.id, other));
  await strip();
  const { sellerId } = await link();
  const all = await app.db.$count(listing);
  const own = await app.db.$count(listing, eq(listing.sellerId, sellerId));
  const totals = async (query: Record<string, string>, as: PersonId) => {
    const { total, items } = await found(query, as);
    return [total, items.length];
  };
  expect(await totals({}, 'seller')).toEqual([own, own]);
  expect(await totals({}, 'superuser')).toEqual([all, all]);
  expect(await totals({ sellerId }, 'superuser')).toEqual([own, own]);
  expect(await totals({ sellerId: 'beto' }, 'seller')).toEqual([0, 0]);
  await save(`sku-${id}`);
  expect(await totals({}, 'seller')).toEqual([own, own]);
});

test('unbound listings stand before the others, and each says what suits it', async () => {
  await insertListing(app.db, newId('listing'));
  await strip({ sku: `COD-${id}` });
  const { items } = await found({});
  expect(items[0]).toMatchObject({ _id: id, bound: null, suggestion: { skuId: `sku-${id}`, by: 'sku' } });
  expect(items.at(-1)?.bound).not.toBeNull();
  expect((await found({ state: 'unbound' })).items.every(({ bound }) => bound === null)).toBe(true);
  expect((await found({ state: 'bound' })).items.map(({ _id }) => _id)).not.toContain(id);
  await save(`sku-${id}`);
});

test.each([
  ['the same barcode before the same words', '7891000315507', 'gtin'],
  ['the same words where no barcode tells', null, 'title'],
] as const)('%s', async (_what, gtin, by) => {
  const title = `Furadeira ${id.replaceAll(/\W/gu, '')} impacto bivolt`;
  await name(title, gtin);
  await strip({ gtin });
  expect((await link()).suggestion).toMatchObject({ skuId: `sku-${id}`, by, productName: title });
  expect((await offers())[0]).toMatchObject({ skuId: `sku-${id}`, by });
});

test('a title that shares few of its words suggests nothing, and is offered all the same', async () => {
  await name('Parafusadeira sem fio completa maleta', null);
  await strip({ title: 'Maleta organizadora plástica resistente grande' });
  expect((await link()).suggestion).toBeNull();
  expect((await offers()).map(({ skuId }) => skuId)).toContain(`sku-${id}`);
});

test('nothing of another company is suggested, offered, or bound to', async () => {
  const foreign = newId('listing');
  await insertListing(app.db, foreign, 'beto');
  await strip({ sku: `COD-${foreign}`, gtin: '7896000000003' });
  await app.db
    .update(sku)
    .set({ gtin: '7896000000003' })
    .where(eq(sku.id, `sku-${foreign}`));
  expect((await offers()).map(({ skuId }) => skuId)).not.toContain(`sku-${foreign}`);
  for (const as of ['seller', 'superuser'] as const)
    expect(await save(`sku-${foreign}`, as)).toMatchObject({ status: 400, body: { message: 'SKU não encontrado' } });
  expect((await found({ search: 'capa' }, 'foreignSeller')).items.map(({ _id }) => _id)).not.toContain(id);
});

test('bound, it takes code and barcode of its SKU and is found by them; taken apart, it keeps them; both stand in its history', async () => {
  await name('Capa amarela', '7891000315507');
  await strip();
  expect((await save(`sku-${id}`)).status).toBe(200);
  const read = async () => Listing.parse((await app.send(getListing, { params: { publishId: id } }, { as: 'superuser' })).body);
  expect(await read()).toMatchObject({ sku: `COD-${id}`, gtin: '7891000315507', version: 2, products: [`product-${id}`] });
  expect((await found({ search: `COD-${id}` })).items.map(({ _id }) => _id)).toEqual([id]);
  expect((await save(null)).status).toBe(200);
  expect(await read()).toMatchObject({ sku: `COD-${id}`, products: [], history: [{ type: 'unbound' }, { type: 'bound' }] });
});

test('bound while it is on sale, the marketplace is told how many there are of its SKU; bound under review, or taken apart, nothing', async () => {
  const told = () =>
    app.db
      .select()
      .from(integrationJob)
      .where(eq(integrationJob.subject, `listing:${id}`));
  await strip();
  await save(`sku-${id}`);
  await strip({ status: 'active' });
  expect(await told()).toEqual([]);
  expect((await save(`sku-${id}`)).status).toBe(200);
  const [job, ...others] = await told();
  expect(job && (await commandOf(app.db, job))).toMatchObject({ kind: 'setStock', stock: 5 });
  expect((await save(null)).status).toBe(200);
  expect([others, (await told()).length]).toEqual([[], 1]);
});

test('a barcode of its own stays its own', async () => {
  await name('Capa', '7891000315507');
  await strip({ gtin: '7891000100103' });
  await save(`sku-${id}`);
  expect(await link()).toMatchObject({ gtin: '7891000100103', bound: { skuId: `sku-${id}` } });
});

test('what is bound there already, and what is bound to nothing, is said', async () => {
  expect(await save(`sku-${id}`)).toMatchObject({ status: 409, body: { message: 'Anúncio já está vinculado a este SKU' } });
  await save(null);
  expect(await save(null)).toMatchObject({ status: 409, body: { message: 'Anúncio não está vinculado' } });
});

test('a link that somebody else changed meanwhile is not written over', async () => {
  const { version } = await link();
  await save(null, 'superuser');
  expect(await save(null, 'seller', version)).toMatchObject({ status: 409, body: { conflict: { changes: [{ type: 'unbound' }] } } });
});

test('a review of an unbound listing is told to no SKU', async () => {
  await strip();
  const refused = await app.send(refuseListing, { body: { publishId: id, warning: 'image', gtin: null } }, { as: 'reviewer' });
  expect(refused.status).toBe(200);
  const [own] = await app.db
    .select({ warning: sku.warning })
    .from(sku)
    .where(eq(sku.id, `sku-${id}`));
  expect(own?.warning).toBeNull();
});

/** How many wait for somebody else's lock. */
const waiting = async (): Promise<unknown> => {
  const found = await app.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return found.rows[0]?.n;
};

// PGlite has one connection: nothing happens meanwhile there.
test.runIf(testPostgres !== null)('a barcode that is corrected while a listing is bound to its SKU is the one it takes', async () => {
  await name('Capa', '7891000315507');
  await strip();
  const own = eq(sku.id, `sku-${id}`);
  const bound = await app.db.transaction(async (tx) => {
    await tx.select({ id: sku.id }).from(sku).where(own).for('update');
    const asked = save(`sku-${id}`);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000);
    await tx.update(sku).set({ gtin: '7891000100103' }).where(own);
    return { asked };
  });
  expect((await bound.asked).status).toBe(200);
  expect(await link()).toMatchObject({ gtin: '7891000100103' });
});

test('the listing of a kit that was composed here says which it sells, stands among the bound ones, and is bound to nothing else', async () => {
  const code = `KIT-${id}`;
  await strip({ kit: true, sku: code });
  expect((await found({ state: 'unbound' })).items.map(({ _id }) => _id)).toContain(id);
  const edit = { name: 'Duas capas', code, discount: 0, parts: [{ skuId: `sku-${id}`, quantity: 2 }] };
  const made = Kit.parse((await app.send(addKit, { body: edit }, { as: 'seller' })).body);
  expect(await link()).toMatchObject({ bound: null, kit: { kitId: made._id, name: 'Duas capas' }, suggestion: null });
  expect((await found({ state: 'unbound' })).items.map(({ _id }) => _id)).not.toContain(id);
  expect((await found({ state: 'bound' })).items.map(({ _id }) => _id)).toContain(id);
  const message = 'O kit com este código diz o que o anúncio vende: mude a composição do kit';
  expect(await save(`sku-${id}`)).toMatchObject({ status: 409, body: { code: 'step-refused', message } });
  expect(await link()).toMatchObject({ sku: code, kit: { kitId: made._id } });
});
