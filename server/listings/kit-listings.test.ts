import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { duplicateListing } from '#contract/listing-calls.ts';
import { getListing, Listing, listKitListings, listListings, ListingWritten, observeListing, refuseListing } from '#contract/listing.ts';
import { getQueueFacets } from '#contract/review-queue.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { listing } from '../db/schema/listing.ts';

let app: TestApp;
const companies = { plain: 'ana', anas: 'ana', betos: 'beto', sold: 'ana', watched: 'ana', copied: 'ana' } as const;
beforeAll(async () => {
  app = await openTestApp();
  for (const [id, company] of Object.entries(companies)) await insertListing(app.db, id, company, id === 'sold' ? 'active' : 'pending');
  for (const id of Object.keys(companies).filter((each) => each !== 'plain'))
    await app.db.update(listing).set({ kit: true }).where(eq(listing.id, id));
});
afterAll(() => app.close());

const kitsOf = async (as: PersonId, query: Record<string, string> = {}) => {
  const { items, total } = listKitListings.reply.parse((await app.send(listKitListings, { query }, { as })).body);
  return { ids: items.map(({ publishId }) => publishId).toSorted(), total, areKits: items.every(({ kit }) => kit) };
};
const read = async (publishId: string): Promise<Listing> =>
  Listing.parse((await app.send(getListing, { params: { publishId } }, { as: 'superuser' })).body);

test('/kitPublish has kits alone, by the same filters, and each company its own', async () => {
  expect(await kitsOf('reviewer')).toEqual({ ids: ['anas', 'betos', 'copied', 'sold', 'watched'], total: 5, areKits: true });
  expect(await kitsOf('reviewer', { status: 'active' })).toEqual({ ids: ['sold'], total: 1, areKits: true });
  expect(await kitsOf('foreignSeller')).toEqual({ ids: ['betos'], total: 1, areKits: true });
});

test('/publish has kits among the others, and says which they are', async () => {
  const { items } = listListings.reply.parse((await app.send(listListings, { query: {} }, { as: 'reviewer' })).body);
  expect(items.filter(({ kit }) => !kit).map(({ publishId }) => publishId)).toContain('plain');
  expect(items.filter(({ kit }) => kit)).toHaveLength(5);
});

test('the filters of the kit queue count kits, those of the whole queue everything', async () => {
  const countOf = async (query: { kit?: 'only' }): Promise<number> => {
    const { sellers } = getQueueFacets.reply.parse((await app.send(getQueueFacets, { query }, { as: 'reviewer' })).body);
    return sellers.reduce((sum, { count }) => sum + count, 0);
  };
  expect(await countOf({ kit: 'only' })).toBe(4);
  expect(await countOf({})).toBeGreaterThan(4);
});

test('nobody finds fault with the barcode of a kit: it has none (row REV-1); of another listing one does', async () => {
  for (const line of [refuseListing, observeListing])
    expect(await app.send(line, { body: { publishId: 'anas', warning: 'image*/gtin', gtin: null } }, { as: 'reviewer' })).toMatchObject({
      status: 409,
      body: { message: 'Anúncio de kit não tem EAN / GTIN a corrigir' },
    });
  expect(await read('anas')).toMatchObject({ status: 'pending', warning: '', version: 1 });
  const refuse = (publishId: string, warning: string) =>
    app.send(refuseListing, { body: { publishId, warning, gtin: null } }, { as: 'reviewer' });
  expect((await refuse('anas', 'image*/Falta a segunda peça')).status).toBe(200);
  expect((await refuse('plain', 'gtin')).status).toBe(200);
  expect((await read('anas')).warning).toBe('image*/Falta a segunda peça');
});

test('the copy of a kit is a kit', async () => {
  const { body } = await app.send(duplicateListing, { body: { publishId: 'copied' } }, { as: 'seller' });
  expect((await read(ListingWritten.parse(body).publishId)).kit).toBe(true);
});
