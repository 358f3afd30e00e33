import { and, desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getLink, LinkRow, listLinks, saveLink } from '#contract/link.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { getProduct, Product, saveProduct } from '#contract/product.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { bothHeaders, newId, openTestApp, type Answered, type TestApp } from '../../tests/support/test-app.ts';
import { event } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import { variation } from '../listings/save-listing-fixture.ts';

let app: TestApp;
let id = '';
let wrong = '';
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [id, wrong] = [newId('listing'), newId('wrong')];
  await insertListing(app.db, id);
  await insertListing(app.db, wrong);
  await app.db.update(listing).set({ skuId: null, sku: 'ML-1', gtin: null }).where(eq(listing.id, id));
});

const save = async (skuId: string | null, key: string, undoes: string | null = null): Promise<Answered> => {
  const headers = { ...bothHeaders(await app.tokenOf('seller')), 'idempotency-key': key };
  return app.knock(saveLink, { params: { id }, body: { skuId, undoes } }, headers);
};
const link = async (): Promise<LinkRow> => LinkRow.parse((await app.send(getLink, { params: { id } }, { as: 'seller' })).body);
const found = async (search: string) =>
  listLinks.reply
    .parse((await app.send(listLinks, { query: { limit: '100', search } }, { as: 'seller' })).body)
    .items.map(({ _id }) => _id);

test('a wrong binding that is taken back leaves neither code nor barcode of the wrong SKU, and is not found by them', async () => {
  await save(`sku-${wrong}`, 'bind-1');
  expect(await link()).toMatchObject({ sku: `COD-${wrong}`, gtin: '7891000100103' });
  expect((await save(null, 'undo-1', 'bind-1')).status).toBe(200);
  expect(await link()).toMatchObject({ bound: null, sku: 'ML-1', gtin: null });
  expect(await found(`COD-${wrong}`)).not.toContain(id);
  expect(await found('ML-1')).toContain(id);
  // And that is taken back in its turn.
  expect((await save(`sku-${wrong}`, 'redo-1', 'undo-1')).status).toBe(200);
  expect(await link()).toMatchObject({ bound: { skuId: `sku-${wrong}` }, sku: `COD-${wrong}`, gtin: '7891000100103' });
});

test('bound back to where it was, it has no barcode of the SKU between', async () => {
  await app.db
    .update(sku)
    .set({ gtin: null })
    .where(eq(sku.id, `sku-${id}`));
  await save(`sku-${id}`, 'bind-2');
  await save(`sku-${wrong}`, 'bind-3');
  expect(await link()).toMatchObject({ gtin: '7891000100103' });
  expect((await save(`sku-${id}`, 'undo-3', 'bind-3')).status).toBe(200);
  expect(await link()).toMatchObject({ bound: { skuId: `sku-${id}` }, sku: `COD-${id}`, gtin: null });
});

test('a barcode that was corrected since stays corrected', async () => {
  await save(`sku-${wrong}`, 'bind-4');
  const edited = await app.send(saveListing, { params: { publishId: id }, body: { gtin: '7891000315507' } }, { as: 'seller' });
  expect(edited.status).toBe(200);
  await save(null, 'undo-4', 'bind-4');
  expect(await link()).toMatchObject({ bound: null, sku: 'ML-1', gtin: '7891000315507' });
});

test('the barcode of the wrong SKU goes with it, also where it was corrected at the SKU meanwhile', async () => {
  await save(`sku-${wrong}`, 'bind-7');
  const params = { id: `product-${wrong}` };
  const { name, brand, skus } = Product.parse((await app.send(getProduct, { params }, { as: 'seller' })).body);
  const body = {
    name,
    brand,
    skus: skus.map(({ _id, price, stock, dimensions }) => ({ _id, gtin: '7891000315507', price, stock, dimensions })),
  };
  expect((await app.send(saveProduct, { params, body }, { as: 'seller' })).status).toBe(200);
  expect(await link()).toMatchObject({ gtin: '7891000315507' });
  expect((await save(null, 'undo-7', 'bind-7')).status).toBe(200);
  expect(await link()).toMatchObject({ bound: null, sku: 'ML-1', gtin: null });
});

test('only the last step of a link is taken back, to where it was before', async () => {
  const message = 'A decisão a desfazer não foi encontrada';
  await save(`sku-${wrong}`, 'bind-5');
  await save(`sku-${id}`, 'bind-6');
  expect(await save(null, 'undo-5', 'bind-5')).toMatchObject({ status: 409, body: { message } });
  expect(await save(null, 'undo-6', 'bind-6')).toMatchObject({ status: 409, body: { message } });
  expect(await link()).toMatchObject({ bound: { skuId: `sku-${id}` } });
});

const gtinOf = async (skuId: string): Promise<string | null | undefined> =>
  (await app.db.select({ gtin: sku.gtin }).from(sku).where(eq(sku.id, skuId)))[0]?.gtin;
const type = async (gtin: string): Promise<void> => {
  const edited = await app.send(saveListing, { params: { publishId: id }, body: { gtin } }, { as: 'seller' });
  expect(edited.status).toBe(200);
};

test.each([
  ['bound to the right one', 'bind-8', () => save(`sku-${id}`, 'rebind-8')],
  ['taken back', 'bind-9', () => save(null, 'undo-9', 'bind-9')],
])('a barcode typed while it was bound wrongly leaves the wrong SKU once it is %s, and stays with the listing', async (_, key, step) => {
  await save(`sku-${wrong}`, key);
  await type('7891000315507');
  await type('7891000053508');
  expect(await gtinOf(`sku-${wrong}`)).toBe('7891000053508');
  expect((await step()).status).toBe(200);
  expect(await gtinOf(`sku-${wrong}`)).toBe('7891000100103');
  expect(await link()).toMatchObject({ gtin: '7891000053508' });
});

test('a barcode typed while it was bound stays with the SKU where it was corrected there since, another listing has it, or it is only unbound', async () => {
  const right = `sku-${id}`;
  await save(`sku-${wrong}`, 'bind-10');
  await type('7891000315507');
  await save(null, 'unbind-10');
  expect(await gtinOf(`sku-${wrong}`)).toBe('7891000315507');

  await save(`sku-${wrong}`, 'bind-11');
  await app.db.update(listing).set({ gtin: '7891000053508' }).where(eq(listing.id, wrong));
  await type('7891000053508');
  await save(right, 'bind-12');
  expect(await gtinOf(`sku-${wrong}`)).toBe('7891000053508');

  await save(`sku-${wrong}`, 'bind-13');
  await type('7891000315507');
  await app.db
    .update(sku)
    .set({ gtin: '7891000100103' })
    .where(eq(sku.id, `sku-${wrong}`));
  await save(right, 'bind-14');
  expect(await gtinOf(`sku-${wrong}`)).toBe('7891000100103');
});

test('a barcode that a mistaken binding took from the right SKU is there again once the mistake is taken back, and goes again with it', async () => {
  const right = `sku-${id}`;
  await save(right, 'bind-15');
  await type('7891000315507');
  await save(`sku-${wrong}`, 'bind-16');
  expect(await gtinOf(right)).toBe('7891000100103');
  await save(right, 'undo-16', 'bind-16');
  expect([await gtinOf(right), (await link()).gtin]).toEqual(['7891000315507', '7891000315507']);
  // The right one was the wrong one after all: both ways.
  await save(`sku-${wrong}`, 'redo-16', 'undo-16');
  expect(await gtinOf(right)).toBe('7891000100103');
  await save(right, 'undo-17', 'redo-16');
  await save(`sku-${wrong}`, 'bind-17');
  expect(await gtinOf(right)).toBe('7891000100103');
});

test('a SKU that was corrected since keeps its barcode when the mistaken binding is taken back', async () => {
  const right = `sku-${id}`;
  await save(right, 'bind-18');
  await type('7891000315507');
  await save(`sku-${wrong}`, 'bind-19');
  await app.db.update(sku).set({ gtin: '7891000053508' }).where(eq(sku.id, right));
  await save(right, 'undo-19', 'bind-19');
  expect(await gtinOf(right)).toBe('7891000053508');
});

test('a barcode that was emptied while it was bound is taken from no other listing, nor when the emptying is given back', async () => {
  const others = async () => (await app.db.select({ gtin: listing.gtin }).from(listing).where(eq(listing.id, wrong)))[0]?.gtin;
  await save(`sku-${wrong}`, 'bind-20');
  await type('');
  await save(`sku-${id}`, 'bind-21');
  expect([await gtinOf(`sku-${wrong}`), await others()]).toEqual(['7891000100103', '7891000100103']);
  await save(`sku-${wrong}`, 'undo-21', 'bind-21');
  expect([await gtinOf(`sku-${wrong}`), await others(), (await link()).gtin]).toEqual(['7891000100103', '7891000100103', null]);
});

/** The jobs of the listing since this was last asked, and what the last step of its link kept of the barcode. */
const told = async () => {
  const subject = `listing:${id}`;
  const jobs = await app.db.delete(integrationJob).where(eq(integrationJob.subject, subject)).returning({ kind: integrationJob.kind });
  const steps = and(eq(event.subject, subject), inArray(event.type, ['bound', 'unbound']));
  const [last] = await app.db.select({ data: event.data }).from(event).where(steps).orderBy(desc(event.seq)).limit(1);
  const [detail] = await app.db.select({ variations: listingDetail.variations }).from(listingDetail).where(eq(listingDetail.listingId, id));
  return {
    isTold: jobs.some(({ kind }) => kind === 'publishListing'),
    variations: detail?.variations.map(({ gtin }) => gtin),
    changes: last?.data?.['changes'],
    of: last?.data?.['barcodeOf'],
  };
};
const putOnSale = async (): Promise<void> => {
  await app.db
    .update(listing)
    .set({ status: 'active', externalId: `MLB-${id}` })
    .where(eq(listing.id, id));
  await app.db
    .update(listingDetail)
    .set({
      variations: [
        { ...variation, _id: 'v0' },
        { ...variation, sku: 'ML-1' },
      ],
    })
    .where(eq(listingDetail.listingId, id));
};

test('a first binding that is taken back is told there, with its variation, and empties nothing there that was never told', async () => {
  const [given, of] = ['7891000100103', `sku-${wrong}`];
  const taken = { isTold: true, variations: [null, given], changes: [{ field: 'gtin', before: null, after: given }], of };
  await putOnSale();
  await save(of, 'bind-22');
  expect(await told()).toEqual(taken);
  await save(null, 'undo-22', 'bind-22');
  expect(await told()).toEqual({ isTold: true, variations: [null, null], changes: undefined, of: undefined });
  await save(of, 'redo-22', 'undo-22');
  expect(await told()).toEqual(taken);
});

test('the barcode that a binding replaced is told again once that is taken back, and is still that of its SKU', async () => {
  const [given, other, of] = ['7891000100103', '7891000315507', `sku-${wrong}`];
  await app.db
    .update(sku)
    .set({ gtin: other })
    .where(eq(sku.id, `sku-${id}`));
  await putOnSale();
  await save(of, 'bind-23');
  await save(`sku-${id}`, 'bind-24');
  expect(await link()).toMatchObject({ gtin: other });
  await told();
  await save(of, 'undo-24', 'bind-24');
  expect(await link()).toMatchObject({ gtin: given });
  const changes = [{ field: 'gtin', before: other, after: given }];
  expect(await told()).toMatchObject({ isTold: true, changes, of });
});

test('what was typed before it was unbound leaves the wrong SKU as well, where the unbinding was taken back', async () => {
  await save(`sku-${wrong}`, 'bind-25');
  await type('7891000315507');
  await save(null, 'unbind-25');
  expect((await save(`sku-${wrong}`, 'undo-25', 'unbind-25')).status).toBe(200);
  await save(`sku-${id}`, 'bind-26');
  expect(await gtinOf(`sku-${wrong}`)).toBe('7891000100103');
});

test('what was typed leaves the wrong SKU also where it was unbound before it is bound elsewhere, and comes and goes with that binding', async () => {
  const [typed, right] = ['7891000315507', `sku-${id}`];
  await save(`sku-${wrong}`, 'bind-27');
  await type(typed);
  await save(null, 'unbind-27');
  await save(right, 'bind-28');
  expect([await gtinOf(`sku-${wrong}`), (await link()).gtin]).toEqual(['7891000100103', typed]);
  expect((await save(null, 'undo-28', 'bind-28')).status).toBe(200);
  expect([await gtinOf(`sku-${wrong}`), (await link()).gtin]).toEqual([typed, typed]);
  await save(right, 'redo-28', 'undo-28');
  expect(await gtinOf(`sku-${wrong}`)).toBe('7891000100103');
});

test('what was typed stays with its SKU where the listing is only unbound from it for a while', async () => {
  await save(`sku-${wrong}`, 'bind-29');
  await type('7891000315507');
  await save(null, 'unbind-29');
  await save(`sku-${wrong}`, 'bind-30');
  expect([await gtinOf(`sku-${wrong}`), (await link()).gtin]).toEqual(['7891000315507', '7891000315507']);
});
