import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAttribute } from '#checks/facts-fixture.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { category } from '../db/schema/category.ts';
import { event } from '../db/schema/core.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { availabilityCommand, priceCommand, publishCommand, stockCommand } from './listing-commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

// Found by `npm run proofs -- sender-histories`: sent around the stock, the other word made what is sold out paused by its seller there.
test.each([
  ['paused', 'paused_by_seller', 'pause'],
  ['paused', 'out_of_stock', 'activate'],
  ['active', null, 'activate'],
  // While it is edited: its publication says nothing of it, or may be refused.
  ['processing', null, 'activate'],
  ['processing', 'out_of_stock', 'activate'],
  ['processing', 'paused_by_seller', 'pause'],
] as const)('what is %s for %s is told to %s there, and nothing else', async (status, subStatus, kind) => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'active');
  await app.db
    .update(listing)
    .set({ status, subStatus, externalId: `MLB-${id}` })
    .where(eq(listing.id, id));
  const told = await Promise.all((['pause', 'activate'] as const).map((each) => availabilityCommand(app.db, id, each)));
  expect(told.flatMap((command) => command?.kind ?? [])).toEqual([kind]);
});

test('what is bound to no SKU is published with no word of its stock', async () => {
  const [bound, unbound] = [newId('listing'), newId('listing')];
  for (const id of [bound, unbound]) await insertListing(app.db, id, 'ana', 'processing');
  await app.db.update(listing).set({ skuId: null }).where(eq(listing.id, unbound));
  const said = await Promise.all([bound, unbound].map((id) => publishCommand(app.db, id, false)));
  expect(said.map((command) => command?.kind === 'publish' && command.draft.stock)).toEqual([5, null]);
});

test('of what never got a name there the publication alone tells price and stock, also once it has given up', async () => {
  const [unnamed, known] = [newId('listing'), newId('listing')];
  for (const id of [unnamed, known]) await insertListing(app.db, id, 'ana', 'processing');
  await app.db.update(listing).set({ externalId: 'MLB9' }).where(eq(listing.id, known));
  const said = async (id: string) =>
    (await Promise.all([stockCommand, priceCommand].map((of) => of(app.db, id)))).map((each) => each?.kind);
  expect(await said(known)).toEqual(['setStock', 'setPrice']);
  expect(await said(unnamed)).toEqual([undefined, undefined]);
});

test('where the account is connected no stock is told of what has no name there; the demo is told it', async () => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'active');
  expect((await stockCommand(app.db, id))?.kind).toBe('setStock');
  const connect = (connection: 'connected' | 'unconnected') =>
    app.db.update(marketplaceAccount).set({ connection }).where(eq(marketplaceAccount.id, 'account-ana'));
  await connect('connected');
  expect(await stockCommand(app.db, id)).toBeNull();
  await connect('unconnected');
});

test('a price that is still to be approved is told to nobody, where the stock is', async () => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'refused');
  await app.db
    .update(listing)
    .set({ externalId: `MLB-${id}` })
    .where(eq(listing.id, id));
  expect([await priceCommand(app.db, id), (await stockCommand(app.db, id))?.kind]).toEqual([null, 'setStock']);
});

test('pictures that stand at a variation alone are pictures of the listing', async () => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'processing');
  const variation = { _id: 'v-1', sku: 'A', gtin: null, images: ['b.jpg', 'a.jpg'], imageDeleted: [], attributes: [] };
  await app.db
    .update(listingDetail)
    .set({ images: ['a.jpg'], variations: [variation] })
    .where(eq(listingDetail.listingId, id));
  const said = await publishCommand(app.db, id, false);
  expect(said?.kind === 'publish' && said.draft.pictures).toEqual(['/v2/image/a.jpg', '/v2/image/b.jpg']);
});

// Put on sale by each edit, what its seller had paused on the marketplace's own page was on sale again.
test.each([
  ['processing', null, null, true],
  ['processing', 'paused_by_seller', false, false],
  ['processing', 'out_of_stock', null, true],
  ['processing', 'under_review/waiting_for_patch', true, true],
  ['processing', 'under_review/held', null, null],
  ['processing', 'a word of tomorrow', null, true],
  ['active', null, null, null],
  ['paused', null, false, false],
  ['paused', 'paused_by_seller', false, false],
  ['paused', 'out_of_stock', null, null],
  ['paused', 'under_review/held', null, null],
] as const)(
  'of what is %s for %s its edit says that it is on sale: %s; approved after it was paused there for a review: %s',
  async (...row) => {
    const [status, subStatus, edited, approved] = row;
    const id = newId('listing');
    await insertListing(app.db, id, 'ana', status);
    await app.db
      .update(listing)
      .set({ subStatus, externalId: `MLB-${id}` })
      .where(eq(listing.id, id));
    const happen = (version: number, type: string, data: Record<string, unknown> = {}) =>
      app.db
        .insert(event)
        .values({ subject: `listing:${id}`, type, version, data, sellerId: 'ana', actorId: 'ana', actorName: 'Ana', at: new Date() });
    const said = async () => {
      const command = await publishCommand(app.db, id, false);
      return command?.kind === 'publish' && command.draft.isOnSale;
    };
    await happen(2, 'approved');
    await happen(3, 'published');
    expect(await said()).toBe(edited);
    // Reviewed it was, and not paused there for that: its edit was not sent.
    await happen(4, 'notPublished', { code: 'several_variants' });
    await happen(5, 'approved');
    expect(await said()).toBe(edited);
    await happen(6, 'notPublished', { code: 'validation_error' });
    expect(await said()).toBe(edited);
    await happen(7, 'approved');
    expect(await said()).toBe(approved);
    await app.db.update(listingDetail).set({ freezedByDeal: true }).where(eq(listingDetail.listingId, id));
    expect(await said()).toBe(edited);
    await happen(8, 'returned');
    await happen(9, 'approved');
    expect(await said()).toBe(approved);
  },
);

test.each([
  ['that does not say whether it took it off sale, as those from before that was kept', {}, true],
  ['that took it off sale', { undoes: null, tookOff: true }, true],
  ['that found it off sale', { undoes: null, tookOff: false }, null],
] as const)('approved after a return %s', async (_what, data, isOnSale) => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'processing');
  await app.db
    .update(listing)
    .set({ externalId: `MLB-${id}` })
    .where(eq(listing.id, id));
  const by = { subject: `listing:${id}`, sellerId: 'ana', actorId: 'ana', actorName: 'Ana', at: new Date() };
  const happened = [['published', {}] as const, ['returned', data] as const, ['approved', {}] as const];
  await app.db.insert(event).values(happened.map(([type, told], at) => ({ ...by, type, data: told, version: at + 2 })));
  const said = await publishCommand(app.db, id, false);
  expect(said?.kind === 'publish' && said.draft.isOnSale).toBe(isOnSale);
});

test('what is put up there for the first time is to be on sale', async () => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'processing');
  const said = await publishCommand(app.db, id, false);
  expect(said?.kind === 'publish' && said.draft.isOnSale).toBe(true);
});

test('what stands at its only variation is said of the listing; of several it is said how many', async () => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'processing');
  const variation = {
    _id: 'v-1',
    sku: 'A',
    gtin: null,
    images: [],
    imageDeleted: [],
    attributes: [anAttribute('COLOR: Azul'), anAttribute('BRAND: Outra')],
  };
  const saidOf = async (variations: (typeof variation)[]) => {
    await app.db
      .update(listing)
      .set({ externalId: `MLB-${id}` })
      .where(eq(listing.id, id));
    await app.db
      .update(listingDetail)
      .set({ attributes: [anAttribute('BRAND: Marca'), anAttribute('COLOR: ', { value_name: null })], variations })
      .where(eq(listingDetail.listingId, id));
    const said = await publishCommand(app.db, id, false);
    if (said?.kind !== 'publish') throw new Error('It is not published');
    return { variants: said.draft.variants, attributes: said.draft.attributes };
  };
  const [brand, colour] = [
    { id: 'BRAND', value: 'Marca' },
    { id: 'COLOR', value: 'Azul' },
  ];
  expect(await saidOf([])).toEqual({ variants: 0, attributes: [brand, { id: 'COLOR', value: null }] });
  expect(await saidOf([variation])).toEqual({ variants: 1, attributes: [brand, colour] });
  expect(await saidOf([variation, { ...variation, _id: 'v-2' }])).toEqual({ variants: 2, attributes: [brand] });
});

test('what was cleared at its only variation, and a barcode that was, are taken away there', async () => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'processing');
  const attributes = [anAttribute('COLOR: ', { value_name: null }), anAttribute('CUSTOM_SIDE: ', { value_name: null, custom: true })];
  const variation = { _id: 'v-1', sku: 'A', gtin: null, images: [], imageDeleted: [], attributes };
  await app.db
    .update(listingDetail)
    .set({ attributes: ['COLOR', 'GTIN'].map((each) => anAttribute(`${each}: `, { value_name: null })), variations: [variation] })
    .where(eq(listingDetail.listingId, id));
  const saidOf = async (change: Partial<typeof listing.$inferInsert>) => {
    await app.db.update(listing).set(change).where(eq(listing.id, id));
    const said = await publishCommand(app.db, id, false);
    return said?.kind === 'publish' && said.draft.attributes;
  };
  const cleared = { id: 'COLOR', value: null };
  expect(await saidOf({ status: 'processing' })).toEqual([]);
  expect(await saidOf({ externalId: `MLB-${id}` })).toEqual([cleared]);
  await app.db.update(listingDetail).set({ attributes: [] }).where(eq(listingDetail.listingId, id));
  expect(await saidOf({ status: 'processing' })).toEqual([cleared]);
  expect(await saidOf({ gtin: null })).toEqual([cleared]);
  const data = { changes: [{ field: 'gtin', before: '7891000100103', after: null }] };
  const author = { actorId: 'ana', actorName: 'Ana', at: new Date(), sellerId: 'ana' };
  await app.db.insert(event).values({ subject: `listing:${id}`, type: 'edited', version: 2, data, ...author });
  expect(await saidOf({ status: 'processing' })).toEqual([cleared, { id: 'GTIN', value: null }]);
  expect(await saidOf({ gtin: '7891000100103' })).toEqual([cleared]);
});

test('of an attribute it is said that it does not apply, and of what is there also that it has no value any more; numbers are theirs', async () => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'processing');
  const attributes = [
    anAttribute('MODEL: ', { value_name: null, value_id: '-1' }),
    anAttribute('LINE: ', { value_name: null }),
    anAttribute('WEIGHT: 2,5 kg', { value_type: 'number_unit' }),
    anAttribute('LENGTH: 1.500 m', { value_type: 'number_unit' }),
    anAttribute('LOAD: -1.500,5 kg', { value_type: 'number_unit' }),
    anAttribute('WIDTH: 5.5 cm', { value_type: 'number_unit' }),
    anAttribute('NOTE: 2,5 kg'),
  ];
  await app.db.update(listingDetail).set({ attributes }).where(eq(listingDetail.listingId, id));
  const saidOf = async (externalId: string | null) => {
    await app.db.update(listing).set({ externalId }).where(eq(listing.id, id));
    const said = await publishCommand(app.db, id, false);
    return said?.kind === 'publish' && said.draft.attributes;
  };
  const given = [
    { id: 'MODEL', value: null, applies: false },
    { id: 'WEIGHT', value: '2.5 kg' },
    { id: 'LENGTH', value: '1.500 m' },
    { id: 'LOAD', value: '-1500.5 kg' },
    { id: 'WIDTH', value: '5.5 cm' },
    { id: 'NOTE', value: '2,5 kg' },
  ];
  expect(await saidOf(null)).toEqual(given);
  expect(await saidOf(`MLB-${id}`)).toEqual([...given.slice(0, 1), { id: 'LINE', value: null }, ...given.slice(1)]);
});

test('only what its category asks, as it is now, has a value taken away there: where it was before is what it stays in', async () => {
  const id = newId('listing');
  const [asked, line] = [anAttribute('BRAND: ', { value_name: null }), anAttribute('LINE: ', { value_name: null })];
  const own = { ...anAttribute('CUSTOM_SIDE: ', { value_name: null }), custom: true };
  await insertListing(app.db, id, 'ana', 'processing');
  await app.db.insert(category).values({ id: 'MLB2', level: 0, name: 'Freios', path: ['MLB2'] });
  await app.db
    .update(listing)
    .set({ externalId: `MLB-${id}`, categoryId: 'MLB2' })
    .where(eq(listing.id, id));
  await app.db
    .update(listingDetail)
    .set({ attributes: [asked, line, own] })
    .where(eq(listingDetail.listingId, id));
  const saidWith = async (ids: readonly string[]) => {
    const attributes = ids.map((each) => ({ id: each, name: each, tags: [], value_type: 'string' as const }));
    const specs = attributes.length > 0 ? [{ id: 'MAIN', label: 'Principais', attributes }] : [];
    await app.db.update(category).set({ specs }).where(eq(category.id, 'MLB2'));
    const said = await publishCommand(app.db, id, false);
    return said?.kind === 'publish' && said.draft.attributes.map((each) => each.id);
  };
  expect(await saidWith(['BRAND'])).toEqual(['BRAND']);
  // Of a category that says nothing nobody knows what it asks.
  expect(await saidWith([])).toEqual(['BRAND', 'LINE']);
  // There it stays in the one in which it was published, and that may require it.
  const data = { changes: [{ field: 'category', before: 'Pneus (MLB1)', after: 'Freios (MLB2)' }] };
  const author = { actorId: 'ana', actorName: 'Ana', at: new Date(), sellerId: 'ana' };
  const common = { subject: `listing:${id}`, ...author };
  await app.db.insert(event).values([
    { ...common, type: 'edited', version: 2, data },
    { ...common, type: 'published', version: 3, data: {} },
  ]);
  expect(await saidWith(['BRAND'])).toEqual(['BRAND']);
  await app.db.insert(event).values({ ...common, type: 'edited', version: 4, data });
  expect([await saidWith(['BRAND']), await saidWith([])]).toEqual([[], []]);
});
