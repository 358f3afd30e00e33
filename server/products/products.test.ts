import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getListing, Listing } from '#contract/listing.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { getOrder } from '#contract/order-calls.ts';
import { getProduct, listProducts, Product, saveProduct, type ProductEdit } from '#contract/product.ts';
import { addSkuAttribute } from '#contract/sku-attribute.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { people, type PersonId } from '../../tests/support/people.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { event } from '../db/schema/core.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { saleOrder } from '../db/schema/order.ts';
import { product, sku } from '../db/schema/product.ts';
import { testPostgres } from '../testing/open-test-db.ts';

let app: TestApp;
let id = '';
const goodGtin = '7891000315507';
beforeAll(async () => {
  app = await openTestApp({ environment: { HIDDEN_PRODUCT_SELLER_ID: 'beto' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  id = newId('listing');
  await insertListing(app.db, id);
});

const read = async (as: PersonId = 'seller', of = id) => app.send(getProduct, { params: { id: `product-${of}` } }, { as });
const whole = async (): Promise<Product> => Product.parse((await read()).body);
const editOf = ({ name, brand, skus }: Product): ProductEdit => ({
  name,
  brand,
  skus: skus.map(({ _id, gtin, dimensions, price, stock }) => ({ _id, gtin, dimensions, price, stock })),
});
const save = async (edit: ProductEdit, as: PersonId = 'seller') =>
  app.send(saveProduct, { params: { id: `product-${id}` }, body: edit }, { as });
const found = async (query: Record<string, string>, as: PersonId = 'seller') =>
  listProducts.reply.parse((await app.send(listProducts, { query: { limit: '100', ...query } }, { as })).body);

test('a product tells its SKUs with measures, stock and attributes, its listings, and who else has the barcode', async () => {
  const other = newId('listing');
  await insertListing(app.db, other);
  await app.send(
    addSkuAttribute,
    { params: { id: `sku-${id}` }, body: { attId: 'Cor', attValue: 'azul', sku: `COD-${id}` } },
    { as: 'seller' },
  );
  const product = await whole();
  expect(product).toMatchObject({
    name: 'Capa de chuva',
    stock: 5,
    listings: 1,
    codes: [`COD-${id}`],
    skus: [{ sku: `COD-${id}`, dimensions: { height: 10, weight: 400 }, attributes: [{ attId: 'Cor', attValue: 'azul' }] }],
    publications: [{ publishId: id, status: 'pending' }],
  });
  expect(product.sameEan.map(({ productId }) => productId)).toContain(`product-${other}`);
  expect(product.sameEan.map(({ productId }) => productId)).not.toContain(`product-${id}`);
});

test('a seller is told of no other company’s product with the barcode, a reviewer is', async () => {
  const foreign = newId('listing');
  await insertListing(app.db, foreign, 'beto');
  await app.db
    .update(sku)
    .set({ gtin: goodGtin })
    .where(eq(sku.id, `sku-${foreign}`));
  await app.db
    .update(sku)
    .set({ gtin: goodGtin })
    .where(eq(sku.id, `sku-${id}`));
  expect((await whole()).sameEan).toEqual([]);
  expect(Product.parse((await read('reviewer')).body).sameEan).toMatchObject([{ productId: `product-${foreign}`, sellerId: 'beto' }]);
});

test('a list finds products by word, brand, code and barcode, and filters by stock, listings and missing barcodes', async () => {
  const product = await whole();
  const brand = `Marca${id.replaceAll(/\W/gu, '')}`;
  const [own] = editOf(product).skus;
  if (!own) throw new Error('The product has no SKU');
  await save({ name: 'Cápsula dourada', brand, skus: [{ ...own, stock: 7, gtin: null, noBarcode: 'handmade' }] });
  const ids = async (query: Record<string, string>) => (await found(query)).items.map(({ _id }) => _id);
  expect(await ids({ search: `capsu ${brand}` })).toEqual([product._id]);
  for (const code of [`cod-${id}`, `COD${id.replaceAll('-', '')}`, `#cod ${id}`])
    expect(await ids({ search: code })).toEqual([product._id]);
  expect(await ids({ search: brand, stock: 'some', listed: 'yes', barcode: 'missing' })).toEqual([product._id]);
  expect(await ids({ search: brand, stock: 'none' })).toEqual([]);
  expect(await ids({ search: brand, listed: 'no' })).toEqual([]);
  expect((await found({ search: brand })).total).toBe(1);
});

test('a product is found by a barcode as it is printed', async () => {
  const product = await whole();
  const [own] = editOf(product).skus;
  if (!own) throw new Error('The product has no SKU');
  await save({ ...editOf(product), skus: [{ ...own, gtin: goodGtin }] });
  const printed = `${goodGtin.slice(0, 1)} ${goodGtin.slice(1, 7)} ${goodGtin.slice(7)}`;
  for (const search of [printed, goodGtin.slice(0, 8), `${goodGtin}?`])
    expect((await found({ search })).items.map(({ _id }) => _id)).toContain(product._id);
  expect((await found({ search: '#' })).total).toBe(0);
});

test('a list stands by title, page after page, and says the same of one asked for by its id', async () => {
  for (const name of ['Ábaco', 'zebra', 'Bola']) {
    const other = newId('listing');
    await insertListing(app.db, other);
    await app.send(saveProduct, { params: { id: `product-${other}` }, body: { name, brand: 'Ordem', skus: [] } }, { as: 'seller' });
  }
  expect((await found({ search: 'ordem' })).items.map(({ name }) => name)).toEqual(['Ábaco', 'Bola', 'zebra']);
  const second = await found({ search: 'ordem', limit: '1', page: '2' });
  expect(second).toMatchObject({ total: 3, pages: 3, items: [{ name: 'Bola' }] });
  expect(await found({ search: 'ordem', limit: '1', page: '7' })).toMatchObject({ total: 3, pages: 3, items: [] });
  const [bola] = second.items;
  expect((await found({ ids: bola?._id ?? '' })).items).toEqual(second.items);
  expect((await found({ ids: bola?._id ?? '' }, 'foreignSeller')).items).toEqual([]);
});

test('what is saved is told, counts the version up once, and changes nothing when it is as it was', async () => {
  const before = await whole();
  const [own] = editOf(before).skus;
  if (!own) throw new Error('The product has no SKU');
  const edit = { name: 'Capa longa', brand: 'Chuvisco', skus: [{ ...own, stock: 12, price: 8990 }] };
  const saved = Product.parse((await save(edit)).body);
  expect(saved).toMatchObject({ name: 'Capa longa', brand: 'Chuvisco', stock: 12, price: 8990, version: before.version + 1 });
  expect(Product.parse((await save(edit)).body).version).toBe(saved.version);
  const told = await app.db
    .select()
    .from(event)
    .where(eq(event.subject, `product:product-${id}`));
  const changes = [
    { field: 'title', before: 'Capa de chuva', after: 'Capa longa' },
    { field: 'brand', before: null, after: 'Chuvisco' },
    { field: `price:COD-${id}`, before: 'R$ 99,90', after: 'R$ 89,90' },
    { field: `stock:COD-${id}`, before: '5', after: '12' },
  ];
  expect(told.map(({ type, data }) => [type, data])).toEqual([['edited', { fields: ['title', 'brand', `sku:COD-${id}`], changes }]]);
  expect(saved.history).toMatchObject([{ type: 'edited', userName: people.seller.name, changes, order: null }]);
});

test('listings of a SKU follow its barcode and, where they cost what it cost, its price, each in its history; measures stay each one’s own', async () => {
  const [own] = editOf(await whole()).skus;
  if (!own) throw new Error('The product has no SKU');
  await save({ name: 'Capa', brand: null, skus: [{ ...own, gtin: goodGtin, price: 100 }] });
  const listing = Listing.parse((await app.send(getListing, { params: { publishId: id } }, { as: 'reviewer' })).body);
  expect(listing).toMatchObject({ gtin: goodGtin, price: 100, version: 3, reasons: ['new', 'edited'] });
  expect(listing.history.map(({ type }) => type)).toEqual(['edited', 'repriced']);
});

test('the variation that is the SKU itself follows its barcode with its listing, and others keep theirs', async () => {
  const variation = { gtin: null, images: [], imageDeleted: [], attributes: [] };
  await app.db
    .update(listingDetail)
    .set({
      variations: [
        { ...variation, _id: 'v1', sku: `COD-${id}` },
        { ...variation, _id: 'v2', sku: 'OUTRA' },
      ],
    })
    .where(eq(listingDetail.listingId, id));
  const edit = editOf(await whole());
  await save({ ...edit, skus: edit.skus.map((each) => ({ ...each, gtin: goodGtin })) });
  const { gtin, variations } = Listing.parse((await app.send(getListing, { params: { publishId: id } }, { as: 'reviewer' })).body);
  expect([gtin, ...variations.map((each) => each.gtin)]).toEqual([goodGtin, goodGtin, null]);
});

test('a wrong barcode, a side or a weight beyond the limit are refused by their field, in the words of a listing', async () => {
  const [own] = editOf(await whole()).skus;
  if (!own) throw new Error('The product has no SKU');
  const refused = await save({
    name: 'Capa',
    brand: null,
    skus: [{ ...own, gtin: '7891000100104', dimensions: { height: 71, width: 20, depth: 30, weight: 30_001 } }],
  });
  expect(refused).toMatchObject({
    status: 400,
    body: {
      cause: [
        { path: 'body.skus.0.gtin', message: 'EAN / GTIN inválido' },
        { path: 'body.skus.0.height', message: 'Cada medida tem no máximo 70 cm' },
        { path: 'body.skus.0.weight', message: 'O peso tem no máximo 30000 g' },
      ],
    },
  });
  expect((await whole()).version).toBe(1);
});

test('a side that was too long before does not keep anybody from correcting the price', async () => {
  await app.db
    .update(sku)
    .set({ height: 90 })
    .where(eq(sku.id, `sku-${id}`));
  const [own] = editOf(await whole()).skus;
  if (!own) throw new Error('The product has no SKU');
  expect((await save({ name: 'Capa', brand: null, skus: [{ ...own, price: 500 }] })).status).toBe(200);
});

test('a SKU of another product, or one named twice, is none of this one', async () => {
  const other = newId('listing');
  await insertListing(app.db, other);
  const [own] = editOf(await whole()).skus;
  if (!own) throw new Error('The product has no SKU');
  for (const skus of [[{ ...own, _id: `sku-${other}` }], [own, own]])
    expect(await save({ name: 'Capa', brand: null, skus })).toMatchObject({ status: 400, body: { message: 'SKU não encontrado' } });
});

test('a product that somebody else changed meanwhile is not written over', async () => {
  const before = await whole();
  await save({ name: 'Da casa', brand: null, skus: [] }, 'superuser');
  const late = await app.send(
    saveProduct,
    { params: { id: before._id }, body: { name: 'Tarde', brand: null, skus: [] } },
    { as: 'seller', ifMatch: before.version },
  );
  expect(late).toMatchObject({ status: 409, body: { conflict: { changes: [{ type: 'edited' }] } } });
  expect((await whole()).name).toBe('Da casa');
});

test('a barcode that was corrected in a listing meanwhile is not written back by an edit that began before', async () => {
  const before = await whole();
  const listed = await app.send(saveListing, { params: { publishId: id }, body: { gtin: goodGtin } }, { as: 'reviewer' });
  expect(listed.status).toBe(200);
  const [sameSku] = before.skus;
  const edit = { ...editOf(before), skus: [{ ...editOf(before).skus[0], price: 12_345 }] };
  const late = await app.send(saveProduct, { params: { id: `product-${id}` }, body: edit }, { as: 'seller', ifMatch: before.version });
  expect(late).toMatchObject({ status: 409, body: { conflict: { changes: [{ type: 'edited' }] } } });
  expect(await whole()).toMatchObject({ version: 2, skus: [{ gtin: goodGtin, price: sameSku?.price }] });
});

test('an order names the product of what was sold and shows its picture where it is known, and neither of the company whose products are hidden', async () => {
  const productsIn = async (company: 'ana' | 'beto', of: string, code: string) => {
    const order = newId('order');
    await insertOrder(app.db, order, company, 'paid');
    const [row] = await app.db.select({ items: saleOrder.items }).from(saleOrder).where(eq(saleOrder.id, order));
    await app.db
      .update(saleOrder)
      .set({ items: (row?.items ?? []).map((item) => ({ ...item, sku: code })) })
      .where(eq(saleOrder.id, order));
    const { body } = await app.send(getOrder, { params: { id: order } }, { as: 'superuser' });
    return getOrder.reply.parse(body).items.map(({ productId, cover }) => [productId === `product-${of}`, cover !== null]);
  };
  const show = (of: string) => app.db.update(listing).set({ cover: 'capa.jpg' }).where(eq(listing.id, of));
  await show(id);
  expect(await productsIn('ana', id, `COD-${id}`)).toEqual([[true, true]]);
  expect(await productsIn('ana', id, 'sem cadastro')).toEqual([[false, false]]);
  const hidden = newId('listing');
  await insertListing(app.db, hidden, 'beto');
  await show(hidden);
  expect(await productsIn('beto', hidden, `COD-${hidden}`)).toEqual([[false, false]]);
});

// PGlite has one connection: nobody waits for anybody there.
test.runIf(testPostgres !== null)(
  'a product that is saved while a listing of it is decided waits for that, and neither for the other for ever',
  async () => {
    const before = editOf(await whole());
    const edit = { ...before, skus: before.skus.map((each) => ({ ...each, gtin: goodGtin })) };
    const waiting = async (): Promise<unknown> =>
      (
        await app.db.execute<{ n: number }>(
          sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows[0]?.n;
    // As a decision takes them: the listing, its SKU, the product.
    const saved = await app.db.transaction(async (tx) => {
      await tx.select({ id: listing.id }).from(listing).where(eq(listing.id, id)).for('no key update');
      const asked = save(edit);
      await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000);
      await tx
        .update(sku)
        .set({ warning: 'x' })
        .where(eq(sku.id, `sku-${id}`));
      await tx
        .update(product)
        .set({ version: 2 })
        .where(eq(product.id, `product-${id}`));
      return { asked };
    });
    expect((await saved.asked).status).toBe(200);
  },
);
