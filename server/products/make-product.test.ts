import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { duplicateListing } from '#contract/listing-calls.ts';
import { getListing, Listing } from '#contract/listing.ts';
import { addProduct, archiveProduct, listProduct, listProducts, Product, type NewProduct } from '#contract/product.ts';
import { readListings } from '#import/listings/read-listings.ts';
import { insertKit } from '../../tests/support/kits.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { bothHeaders, newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { category } from '../db/schema/category.ts';
import { kit } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { product, sku } from '../db/schema/product.ts';
import { insertRows } from '../import/insert-rows.ts';
import { kitTexts } from '../kits/kit-texts.ts';
import { marketplaceNotifier } from '../marketplace/marketplace-author.ts';
import { takeForSale } from './take-for-sale.ts';
import { testPostgres } from '../testing/open-test-db.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.db.insert(marketplaceAccount).values({ id: 'second', sellerId: 'ana', name: 'Outra', officialName: 'Outra' });
  await app.db.insert(category).values([
    {
      id: 'shirts',
      level: 1,
      name: 'Camisetas',
      shipModes: ['me2'],
      specs: [{ id: 'g', label: 'Geral', attributes: [{ id: 'COLOR', name: 'Cor', tags: ['required'], value_type: 'string' }] }],
    },
    { id: 'lamps', level: 1, name: 'Lâmpadas', shipModes: ['me2', 'me1'] },
    { id: 'closed', level: 1, name: 'Fechada', isExcluded: true, isClosed: true },
  ]);
});
afterAll(() => app.close());

type NewSku = NewProduct['skus'][number];
const aSku = (code: string, more: Partial<NewSku> = {}): NewSku => ({
  sku: code,
  gtin: null,
  noBarcode: 'handmade',
  dimensions: { height: 2, width: 20, depth: 30, weight: 200 },
  price: 5990,
  stock: 4,
  cost: 2500,
  attributes: [],
  ...more,
});
const shirt = (skus: readonly NewSku[], more: Partial<NewProduct> = {}): NewProduct => ({
  sellerId: null,
  name: 'Camiseta',
  brand: 'Malha Boa',
  categoryId: 'shirts',
  skus: [...skus],
  ...more,
});
const add = (body: NewProduct, as: PersonId = 'seller') => app.send(addProduct, { body }, { as });
const made = async (skus: readonly NewSku[]): Promise<Product> => Product.parse((await add(shirt(skus))).body);
const colour = (attValue: string): Pick<NewSku, 'attributes'> => ({ attributes: [{ attId: 'Cor', attValue }] });
const causesOf = async (body: NewProduct, as: PersonId = 'seller') => {
  const answer = await add(body, as);
  return [answer.status, (answer.body as { readonly cause?: unknown }).cause];
};

test('a product is made with all its variations, found in the list, and told with what a piece costs to all but reviewers', async () => {
  const [blue, red] = [newId('blue'), newId('red')];
  const product = await made([
    aSku(blue, { ...colour('Azul'), gtin: '7891000315507', noBarcode: null }),
    aSku(red, { ...colour('Vermelha'), cost: null, stock: 0 }),
  ]);
  expect(product).toMatchObject({
    name: 'Camiseta',
    brand: 'Malha Boa',
    sellerId: 'ana',
    status: 'active',
    stock: 4,
    listings: 0,
    category: { id: 'shirts' },
  });
  expect(product.skus).toMatchObject([
    { sku: blue, gtin: '7891000315507', noBarcode: null, price: 5990, cost: 2500, attributes: [{ attId: 'Cor', attValue: 'Azul' }] },
    { sku: red, gtin: null, noBarcode: 'handmade', cost: null, stock: 0 },
  ]);
  const found = listProducts.reply.parse((await app.send(listProducts, { query: { search: blue } }, { as: 'seller' })).body);
  expect(found.items).toMatchObject([{ _id: product._id, codes: [blue, red] }]);
});

test('sent again under its key it is one product', async () => {
  const code = newId('once');
  const headers = { ...bothHeaders(await app.tokenOf('seller')), 'idempotency-key': crypto.randomUUID() };
  const [first, second] = await Promise.all([1, 2].map(() => app.knock(addProduct, { body: shirt([aSku(code)]) }, headers)));
  expect([first?.status, second?.body]).toEqual([200, first?.body]);
  expect(await app.db.$count(sku, eq(sku.sku, code))).toBe(1);
});

test('a code that the company gave to a SKU or to a kit is given to no other, and each is told at its field', async () => {
  const [known, kitted, free] = [newId('known'), newId('k'), newId('free')];
  await made([aSku(known)]);
  await insertListing(app.db, kitted);
  await insertKit(app.db, kitted);
  const skus = [known, `KIT-${kitted}`, free].map((code) => aSku(code, colour(code)));
  expect(await causesOf(shirt(skus))).toEqual([
    400,
    [
      { message: 'Outro produto da empresa já tem este SKU', path: 'body.skus.0.sku' },
      { message: 'Este SKU é de um kit', path: 'body.skus.1.sku' },
    ],
  ]);
  // Another company's codes are its own.
  expect((await add(shirt([aSku(known)]), 'foreignSeller')).status).toBe(200);
});

test('of two that give one code at once, one is made and the other told', async () => {
  const code = newId('race');
  const statuses = (await Promise.all([add(shirt([aSku(code)])), add(shirt([aSku(code)]))])).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400]);
});

// PGlite has one connection: nothing happens meanwhile there.
test.runIf(testPostgres !== null)('a code that an import is giving at this instant is told as taken', async () => {
  const code = newId('imported');
  const text = `title,sku,price\nCamiseta,${code},"59,90"`;
  const read = readListings({ name: 'a.csv', bytes: new TextEncoder().encode(text) }, new Map(), {});
  const [row] = read.ok ? read.value.listings : [];
  if (!row) throw new Error('The row can not be read');
  const target = { sellerId: 'ana', accountId: 'account-ana' };
  const { asked } = await app.db.transaction(async (tx) => {
    await insertRows(tx, [{ id: code, row, images: [], queuedAt: new Date() }], target);
    const adding = add(shirt([aSku(code)]));
    await vi.waitFor(async () => {
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect((await app.db.execute(waiting)).rows).toHaveLength(1);
    });
    return { asked: adding };
  });
  expect(await asked).toMatchObject({ status: 400, body: { cause: [{ path: 'body.skus.0.sku' }] } });
});

test('what is wrong is told all at once, each at its field, and nothing is made', async () => {
  const code = newId('wrong');
  const before = await app.db.$count(product);
  const skus = [
    aSku(code, { gtin: '7891000315508', ...colour('Azul') }),
    aSku(code, { noBarcode: null, ...colour(' AZUL') }),
    aSku(newId('huge'), { dimensions: { height: 71, width: 1, depth: 1, weight: 30_001 }, ...colour('Verde') }),
  ];
  expect(await causesOf(shirt(skus, { categoryId: 'closed' }))).toEqual([
    400,
    [
      { message: 'Nada é anunciado nesta categoria', path: 'body.categoryId' },
      { message: 'EAN / GTIN inválido', path: 'body.skus.0.gtin' },
      { message: 'Informe o EAN / GTIN, ou por que não há um', path: 'body.skus.1.gtin' },
      { message: 'Cada medida tem no máximo 70 cm', path: 'body.skus.2.height' },
      { message: 'O peso tem no máximo 30000 g', path: 'body.skus.2.weight' },
      { message: 'Outra variação já tem este SKU', path: 'body.skus.1.sku' },
      { message: 'Outra variação já é assim', path: 'body.skus.1.attributes' },
    ],
  ]);
  expect(await causesOf(shirt([aSku(newId('a')), aSku(newId('b'), colour('!!'))]))).toEqual([
    400,
    [0, 1].map((at) => ({ message: 'Informe o que distingue esta variação', path: `body.skus.${at}.attributes` })),
  ]);
  expect(await app.db.$count(product)).toBe(before);
});

test('a superuser makes one for the company that is named, a seller for the own one alone', async () => {
  const code = newId('named');
  const { body } = await add(shirt([aSku(code)], { sellerId: 'beto' }), 'superuser');
  expect(Product.parse(body).sellerId).toBe('beto');
  expect((await add(shirt([aSku(code)], { sellerId: 'beto' }))).status).toBe(404);
  expect((await add(shirt([aSku(newId('nobody'))]), 'superuser')).status).toBe(404);
});

const publish = (id: string, accounts: readonly string[], skus: readonly string[], as: PersonId = 'seller') =>
  app.send(listProduct, { params: { id }, body: { accounts: [...accounts], skus: [...skus] } }, { as });
const listed = async (id: string, accounts: readonly string[], skus: readonly string[]) =>
  listProduct.reply.parse((await publish(id, accounts, skus)).body);

test('a listing of each SKU in each account waits for review with what is known of the product', async () => {
  const of = await made([aSku(newId('p'), colour('Preta')), aSku(newId('b'), { ...colour('Branca'), gtin: '7891000315507' })]);
  const ids = of.skus.map(({ _id }) => _id);
  const { made: fresh, existing } = await listed(of._id, ['account-ana', 'second'], ids);
  expect([fresh.length, existing]).toEqual([4, []]);
  const listings = await Promise.all(
    fresh.map(async ({ publishId }) => Listing.parse((await app.send(getListing, { params: { publishId } }, { as: 'seller' })).body)),
  );
  const black = listings.find(({ title, marketPlaceId }) => title === 'Camiseta Preta' && marketPlaceId === 'second');
  expect(black).toMatchObject({
    status: 'pending',
    version: 1,
    reasons: ['new'],
    price: 5990,
    category: { id: 'shirts' },
    dimensions: { height: 2, width: 20, depth: 30, weight: 200 },
    shipMode: 'me2',
    gtin: null,
    attributes: [
      { id: 'BRAND', value_name: 'Malha Boa' },
      { id: 'COLOR', name: 'Cor', value_name: 'Preta', required: true },
      { id: 'EMPTY_GTIN_REASON', value_id: '17055158' },
    ],
  });
  const white = listings.find(({ title }) => title === 'Camiseta Branca');
  expect([white?.gtin, white?.attributes.map(({ id }) => id)]).toEqual(['7891000315507', ['BRAND', 'COLOR']]);
  // The checks look at it as at any other.
  const waiting = fresh.map(({ publishId }) => publishId);
  expect(await app.db.$count(listingCheck, inArray(listingCheck.listingId, waiting))).toBe(4);
});

test('what the product does not know begins as the specification says: gold_pro, new, ME1 where company and category allow it', async () => {
  const dimensions = { height: 0, width: 0, depth: 0, weight: 0 };
  const lamp = shirt([aSku(newId('lamp'), { dimensions })], { sellerId: 'beto', categoryId: 'lamps' });
  const of = Product.parse((await add(lamp, 'superuser')).body);
  const { body } = await publish(of._id, ['account-beto'], [of.skus[0]?._id ?? ''], 'superuser');
  const [{ publishId } = { publishId: '' }] = listProduct.reply.parse(body).made;
  const { body: begun } = await app.send(getListing, { params: { publishId } }, { as: 'superuser' });
  expect(begun).toMatchObject({ listingType: 'gold_pro', condition: 'new', shipMode: 'me1', dimensions });
});

test('twice for one account and SKU it is made once, and what is there is told', async () => {
  const of = await made([aSku(newId('twice'))]);
  const skus = of.skus.map(({ _id }) => _id);
  const { made: first } = await listed(of._id, ['account-ana'], skus);
  const again = await listed(of._id, ['account-ana', 'second'], skus);
  expect(again.existing).toEqual(first);
  expect(again.made).toMatchObject([{ marketPlaceName: 'Outra' }]);
  const atOnce = await made([aSku(newId('atonce'))]);
  const both = await Promise.all([1, 2].map(() => listed(atOnce._id, ['second'], [atOnce.skus[0]?._id ?? ''])));
  expect(both.map((each) => each.made.length).toSorted((one, other) => one - other)).toEqual([0, 1]);
});

test('what sells it as several pieces is not the SKU by itself, unless a kit is composed here under its code', async () => {
  const code = newId('alone');
  const of = await made([aSku(code)]);
  const skus = of.skus.map(({ _id }) => _id);
  const list = () => listed(of._id, ['account-ana'], skus);
  const [publishId = ''] = (await list()).made.map((each) => each.publishId);
  await app.db.update(listing).set({ kit: true }).where(eq(listing.id, publishId));
  const title = 'Três camisetas';
  await app.db.insert(kit).values({ id: `kit-${code}`, sellerId: 'ana', createdAt: new Date(), title, code, ...kitTexts({ title, code }) });
  expect((await list()).existing).toMatchObject([{ publishId }]);
  await app.db
    .update(kit)
    .set({ code: `other-${code}` })
    .where(eq(kit.code, code));
  expect(await list()).toMatchObject({ made: [{ marketPlaceName: 'Casa da Ana' }], existing: [] });
});

test('no account and no SKU of somebody else is listed, and nothing is made where one is wrong', async () => {
  const of = await made([aSku(newId('own'))]);
  const foreign = newId('foreign');
  await insertListing(app.db, foreign, 'beto');
  const [own = ''] = of.skus.map(({ _id }) => _id);
  for (const [accounts, skus, path] of [
    [['account-ana', 'account-beto'], [own], 'body.accounts'],
    [['account-ana'], [own, `sku-${foreign}`], 'body.skus'],
  ] as const)
    expect(await publish(of._id, accounts, skus)).toMatchObject({ status: 400, body: { cause: [{ path }] } });
  expect((await publish(`product-${foreign}`, ['account-beto'], [`sku-${foreign}`])).status).toBe(404);
  expect(await app.db.$count(listing, eq(listing.skuId, own))).toBe(0);
});

test('an archived product keeps its listings and takes no new one, until it is taken back', async () => {
  const of = await made([aSku(newId('archived'))]);
  const skus = of.skus.map(({ _id }) => _id);
  const [publishId = ''] = (await listed(of._id, ['account-ana'], skus)).made.map((each) => each.publishId);
  const archive = (isArchived: boolean) => app.send(archiveProduct, { params: { id: of._id }, body: { isArchived } }, { as: 'seller' });
  expect(await archive(true)).toMatchObject({ status: 200, body: { status: 'archived', version: 2, listings: 1 } });
  const refused = { status: 409, body: { message: 'Produto arquivado: reative antes de anunciar' } };
  expect(await publish(of._id, ['second'], skus)).toMatchObject(refused);
  expect(await app.send(duplicateListing, { body: { publishId } }, { as: 'seller' })).toMatchObject(refused);
  const inList = async (status: string) =>
    listProducts.reply
      .parse((await app.send(listProducts, { query: { status, limit: '100' } }, { as: 'seller' })).body)
      .items.some(({ _id }) => _id === of._id);
  expect([await inList('archived'), await inList('active')]).toEqual([true, false]);
  expect((await archive(false)).status).toBe(200);
  expect((await listed(of._id, ['second'], skus)).made).toHaveLength(1);
});

test('a sale meanwhile keeps nobody from putting it away; what somebody else did with it does', async () => {
  const code = newId('selling');
  const of = await made([aSku(code)]);
  const now = new Date();
  const sale = { id: 'order', sellerId: 'ana', items: [{ sku: code, amount: 1, publishId: null }] };
  await app.db.transaction((tx) => takeForSale(tx, sale, marketplaceNotifier(tx, now).record, now));
  const archive = (isArchived: boolean, ifMatch: number) =>
    app.send(archiveProduct, { params: { id: of._id }, body: { isArchived } }, { as: 'seller', ifMatch });
  expect(await archive(true, of.version)).toMatchObject({ status: 200, body: { status: 'archived', version: 3, stock: 3 } });
  await app.send(archiveProduct, { params: { id: of._id }, body: { isArchived: false } }, { as: 'superuser' });
  expect(await archive(true, 3)).toMatchObject({ status: 409, body: { conflict: { changes: [{ type: 'restored' }] } } });
});
