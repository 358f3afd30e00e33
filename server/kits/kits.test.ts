import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addKit, getKit, Kit, listKits, listKitSkus, saveKit, type KitEdit } from '#contract/kit.ts';
import { getListing, Listing } from '#contract/listing.ts';
import { insertKit } from '../../tests/support/kits.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { bothHeaders, newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { skuCost } from '../db/schema/price-rule.ts';
import { product, sku } from '../db/schema/product.ts';
import { productTexts } from '../products/product-texts.ts';
import { testPostgres } from '../testing/open-test-db.ts';

let app: TestApp;
/** Of a kit of two of its SKU, and of a second SKU of the same company. */
let id = '';
let other = '';
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  id = newId('listing');
  other = newId('listing');
  await insertListing(app.db, id);
  await insertListing(app.db, other);
  await insertKit(app.db, id);
});

const setSku = (of: string, values: Partial<typeof sku.$inferInsert>) =>
  app.db
    .update(sku)
    .set(values)
    .where(eq(sku.id, `sku-${of}`));
const read = (as: PersonId = 'seller', of = `kit-${id}`) => app.send(getKit, { params: { id: of } }, { as });
const whole = async (of = `kit-${id}`): Promise<Kit> => Kit.parse((await read('seller', of)).body);
const edit = (given: Partial<KitEdit> = {}): KitEdit => ({
  name: 'Kit de chuva',
  code: `NOVO-${id}`,
  discount: 0,
  parts: [
    { skuId: `sku-${id}`, quantity: 2 },
    { skuId: `sku-${other}`, quantity: 1 },
  ],
  ...given,
});
const add = (body: KitEdit, as: PersonId = 'seller') => app.send(addKit, { body }, { as });
const save = (body: KitEdit, as: PersonId = 'seller') => app.send(saveKit, { params: { id: `kit-${id}` }, body }, { as });
const found = async (query: Record<string, string>, as: PersonId = 'seller') =>
  listKits.reply.parse((await app.send(listKits, { query: { limit: '100', ...query } }, { as })).body);

test('a kit that is composed tells measures, price and stock of its parts, and follows them', async () => {
  await setSku(id, { stock: 9, price: 1000, height: 10, width: 20, depth: 30, weight: 400 });
  await setSku(other, { stock: 3, price: 500, height: 5, width: 40, depth: 15, weight: 100 });
  const made = Kit.parse((await add(edit({ discount: 1000 }))).body);
  expect(made).toMatchObject({
    name: 'Kit de chuva',
    code: `NOVO-${id}`,
    version: 1,
    sellerId: 'ana',
    pieces: 3,
    price: 2250,
    stock: 3,
    dimensions: { height: 25, width: 20, depth: 40, weight: 900 },
    contents: [
      { sku: `COD-${id}`, quantity: 2 },
      { sku: `COD-${other}`, quantity: 1 },
    ],
    history: [{ type: 'added', fields: [] }],
  });
  await setSku(id, { stock: 1, price: null });
  expect(await whole(made._id)).toMatchObject({ stock: 0, price: null, version: 1 });
});

test('parts stand in the order they were given, and a changed order is an edit', async () => {
  const turned = edit().parts.toReversed();
  await save(edit({ code: `KIT-${id}`, name: 'Kit com 2 capas', parts: turned }));
  expect(await whole()).toMatchObject({
    version: 2,
    parts: [{ skuId: `sku-${other}`, quantity: 1 }, { skuId: `sku-${id}` }],
    history: [{ type: 'edited', fields: ['parts'] }],
  });
});

test('what is saved is told by its fields, counts the version up once, and changes nothing when it is as it was', async () => {
  const after = edit({ discount: 250 });
  expect(Kit.parse((await save(after)).body)).toMatchObject({ version: 2, discount: 250, name: 'Kit de chuva' });
  expect(Kit.parse((await save(after)).body).version).toBe(2);
  const told = await app.db
    .select()
    .from(event)
    .where(eq(event.subject, `kit:kit-${id}`));
  expect(told.map(({ type, data, version }) => [type, data, version])).toEqual([
    ['edited', { fields: ['name', 'code', 'discount', 'parts'] }, 2],
  ]);
});

test('sent twice under one key it is one kit', async () => {
  const headers = { ...bothHeaders(await app.tokenOf('seller')), 'idempotency-key': crypto.randomUUID() };
  const [first, again] = [await app.knock(addKit, { body: edit() }, headers), await app.knock(addKit, { body: edit() }, headers)];
  expect(first.status).toBe(200);
  expect(Kit.parse(again.body)._id).toBe(Kit.parse(first.body)._id);
  expect((await found({ search: `novo-${id}` })).total).toBe(1);
});

test('a kit that somebody else changed meanwhile is not written over', async () => {
  await save(edit({ name: 'Da casa' }), 'superuser');
  const late = await app.send(saveKit, { params: { id: `kit-${id}` }, body: edit({ name: 'Tarde' }) }, { as: 'seller', ifMatch: 1 });
  expect(late).toMatchObject({ status: 409, body: { conflict: { version: 2, changes: [{ type: 'edited' }] } } });
  expect((await whole()).name).toBe('Da casa');
});

test.each([
  ['one piece alone', () => edit({ parts: [{ skuId: `sku-${id}`, quantity: 1 }] }), 'Um kit tem ao menos duas unidades', 'body.parts'],
  [
    'a SKU named twice',
    () =>
      edit({
        parts: [
          { skuId: `sku-${id}`, quantity: 1 },
          { skuId: `sku-${id}`, quantity: 1 },
        ],
      }),
    'Cada SKU entra uma vez, com a sua quantidade',
    'body.parts',
  ],
  ['another kit’s SKU', () => edit({ code: `KIT-${id}` }), 'Outro kit já tem este SKU', 'body.code'],
  ['its own SKU among its parts', () => edit({ code: `COD-${id}` }), 'Um kit não contém outro kit: COD-', 'body.parts'],
])('%s is refused by its field', async (_name, made, message, path) => {
  const refused = await add(made());
  expect(refused).toMatchObject({ status: 400, body: { cause: [{ path, message: expect.stringContaining(message) as string }] } });
});

test('the SKU of a product is no kit’s, unless it is listed as one', async () => {
  const third = newId('listing');
  await insertListing(app.db, third);
  const taken = edit({ code: `COD-${third}` });
  expect(await add(taken)).toMatchObject({ status: 400, body: { message: 'Este SKU é de um produto' } });
  await app.db.update(listing).set({ kit: true }).where(eq(listing.id, third));
  expect((await add(taken)).status).toBe(200);
});

test('of what a kit is made of, or may be, it is told whether its product is archived', async () => {
  await app.db
    .update(product)
    .set({ isArchived: true })
    .where(eq(product.id, `product-${id}`));
  const offered = await app.send(listKitSkus, { query: { ids: `sku-${id},sku-${other}` } }, { as: 'seller' });
  const archived = listKitSkus.reply.parse(offered.body).filter(({ isArchived }) => isArchived);
  expect(archived.map(({ skuId }) => skuId)).toEqual([`sku-${id}`]);
  expect((await whole()).parts).toMatchObject([{ skuId: `sku-${id}`, isArchived: true }]);
});

test('what a piece costs its company is told to who composes kits, not with a kit that reviewers read', async () => {
  await app.db.insert(skuCost).values({ skuId: `sku-${id}`, cost: 450 });
  const offered = await app.send(listKitSkus, { query: { ids: `sku-${id},sku-${other}` } }, { as: 'seller' });
  const costs = Object.fromEntries(listKitSkus.reply.parse(offered.body).map(({ skuId, cost }) => [skuId, cost]));
  expect(costs).toEqual({ [`sku-${id}`]: 450, [`sku-${other}`]: null });
  expect((await read('reviewer')).body).toMatchObject({ parts: [expect.not.objectContaining({ cost: 450 })] });
});

test('a SKU that is sold as a kit is neither offered nor taken as a part', async () => {
  await app.db.update(listing).set({ kit: true }).where(eq(listing.id, other));
  const offered = await app.send(listKitSkus, { query: { search: 'capa' } }, { as: 'seller' });
  expect(listKitSkus.reply.parse(offered.body).map(({ skuId }) => skuId)).not.toContain(`sku-${other}`);
  expect(await add(edit())).toMatchObject({ status: 400, body: { message: `Um kit não contém outro kit: COD-${other}` } });
});

test('parts are of one company, of the own one for a seller, and of the kit’s own for whoever edits it', async () => {
  const foreign = newId('listing');
  await insertListing(app.db, foreign, 'beto');
  const mixed = edit({ parts: [...edit().parts, { skuId: `sku-${foreign}`, quantity: 1 }] });
  expect(await add(mixed)).toMatchObject({ status: 404, body: { message: 'SKU não encontrado' } });
  expect(await add(mixed, 'superuser')).toMatchObject({ status: 400, body: { message: 'Os SKUs de um kit são de uma mesma empresa' } });
  const moved = edit({ parts: [{ skuId: `sku-${foreign}`, quantity: 2 }] });
  expect(await save(moved, 'superuser')).toMatchObject({ status: 400, body: { message: 'Os SKUs de um kit são de uma mesma empresa' } });
  expect(Kit.parse((await add(moved, 'superuser')).body).sellerId).toBe('beto');
});

test('SKUs are offered by title, code and barcode, or exactly these; never those of another company', async () => {
  const foreign = newId('listing');
  await insertListing(app.db, foreign, 'beto');
  await setSku(other, { gtin: '7891000315507' });
  const ids = async (query: Record<string, string>, as: PersonId = 'seller') =>
    listKitSkus.reply.parse((await app.send(listKitSkus, { query }, { as })).body).map(({ skuId }) => skuId);
  expect(await ids({ search: `cod-${other}` })).toEqual([`sku-${other}`]);
  expect(await ids({ search: '78910003155' })).toEqual([`sku-${other}`]);
  for (const search of [`COD${other.replaceAll('-', '')}`, `#cod ${other}?`, '7 891000 3155', '7891-0003155'])
    expect(await ids({ search })).toEqual([`sku-${other}`]);
  expect(await ids({ search: `cod-${foreign}` })).toEqual([]);
  expect(await ids({ search: `cod-${foreign}` }, 'superuser')).toEqual([`sku-${foreign}`]);
  expect(await ids({ search: `cod-${foreign}`, sellerId: 'ana' }, 'superuser')).toEqual([]);
  expect(await ids({ ids: `sku-${id},sku-${foreign}` })).toEqual([`sku-${id}`]);
  // The code that was typed whole stands first, whatever else begins so and whatever it is called.
  await setSku(id, { sku: `A-${other}-2` });
  await setSku(other, { sku: `A-${other}` });
  const named = { title: 'Zíper', brand: null };
  await app.db
    .update(product)
    .set({ ...named, ...productTexts(named) })
    .where(eq(product.id, `product-${other}`));
  expect(await ids({ search: `a-${other}` })).toEqual([`sku-${other}`, `sku-${id}`]);
});

test('a listing of the kit’s SKU leads to the kit, and the kit to its listings', async () => {
  expect(await whole()).toMatchObject({ listings: 0, publications: [] });
  // Also one that nobody bound to a SKU here.
  await app.db
    .update(listing)
    .set({ kit: true, skuId: null, sku: `KIT-${id}` })
    .where(eq(listing.id, other));
  expect(await whole()).toMatchObject({ listings: 1, publications: [{ publishId: other, status: 'pending' }] });
  const kitOfListing = async (publishId: string) => {
    const { kitId, ofKit } = Listing.parse((await app.send(getListing, { params: { publishId } }, { as: 'reviewer' })).body);
    return { kitId, ofKit };
  };
  expect([await kitOfListing(other), await kitOfListing(id)]).toEqual([{ kitId: `kit-${id}`, ofKit: true }, {}]);
});

test('a list finds kits by word and SKU, filters by stock and listings, and stands by title', async () => {
  const word = `W${id.replaceAll(/\W/gu, '')}`;
  await save(edit({ name: `Ábaco ${word}`, code: `COD-Z-${id}` }));
  await add(edit({ name: `Bola ${word}`, parts: [{ skuId: `sku-${other}`, quantity: 3 }] }));
  await setSku(other, { stock: 2 });
  await setSku(id, { stock: 2 });
  const names = async (query: Record<string, string>) =>
    (await found({ search: word, ...query })).items.map(({ name }) => name.split(' ')[0]);
  expect(await names({})).toEqual(['Ábaco', 'Bola']);
  expect(await names({ stock: 'some' })).toEqual(['Ábaco']);
  expect(await names({ stock: 'none', listed: 'no' })).toEqual(['Bola']);
  expect(await names({ listed: 'yes' })).toEqual([]);
  expect(await found({ search: word, limit: '1', page: '2' })).toMatchObject({ total: 2, pages: 2, items: [{ stock: 0 }] });
  expect((await found({ search: `cod-z-${id}` })).items.map(({ _id }) => _id)).toEqual([`kit-${id}`]);
  expect((await found({ ids: `kit-${id}` })).items).toMatchObject([{ _id: `kit-${id}` }]);
  expect((await found({ ids: `kit-${id}` }, 'foreignSeller')).items).toEqual([]);
});

test('another company’s kit is as absent as one that never was; a reviewer reads and writes nothing', async () => {
  expect(await read('foreignSeller')).toEqual(await read('foreignSeller', 'kit-none'));
  expect((await read('reviewer')).status).toBe(200);
  expect((await save(edit(), 'reviewer')).status).toBe(403);
  expect((await save(edit(), 'foreignSeller')).status).toBe(404);
});

/** Somebody waits for what another holds. */
const someoneWaits = () =>
  vi.waitFor(async () => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect((await app.db.execute(waiting)).rows).toHaveLength(1);
  }, 10_000);

// PGlite has one connection: nobody waits for anybody there.
test.runIf(testPostgres !== null)(
  'a kit that is saved while a stock of it changes waits for that, and neither for the other for ever',
  async () => {
    await setSku(id, { stock: 9 });
    await setSku(other, { stock: 9 });
    const saved = await app.db.transaction(async (tx) => {
      await tx
        .select({ id: sku.id })
        .from(sku)
        .where(eq(sku.id, `sku-${id}`))
        .for('no key update');
      const asked = save(edit());
      await someoneWaits();
      await tx
        .update(sku)
        .set({ stock: 1 })
        .where(eq(sku.id, `sku-${id}`));
      return { asked };
    });
    expect((await saved.asked).status).toBe(200);
    expect((await found({ stock: 'none' })).items).toContainEqual(expect.objectContaining({ _id: `kit-${id}`, stock: 0 }));
  },
);

test.runIf(testPostgres !== null)('a kit that is made while its listing comes is listed', async () => {
  const made = await app.db.transaction(async (tx) => {
    await tx
      .update(listing)
      .set({ kit: true, skuId: null, sku: `NOVO-${id}` })
      .where(eq(listing.id, other));
    const asked = add(edit());
    await someoneWaits();
    return { asked };
  });
  const { _id } = Kit.parse((await made.asked).body);
  expect((await found({ listed: 'yes' })).items).toContainEqual(expect.objectContaining({ _id, listings: 1 }));
});
