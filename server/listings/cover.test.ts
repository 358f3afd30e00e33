import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bothHeaders, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { savesOn, variation } from './save-listing-fixture.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await openTestApp();
  origin = await app.listen();
});
afterAll(() => app.close());

const { newListing, save, read } = savesOn(() => app);

const withImages = async (images: string[], ...ofVariations: string[][]): Promise<string> => {
  const id = await newListing();
  const variations = ofVariations.map((each, at) => ({ ...variation, _id: `v${at}`, sku: `CAPA-${at}`, images: each }));
  await app.db.update(listingDetail).set({ images, variations }).where(eq(listingDetail.listingId, id));
  await app.db
    .update(listing)
    .set({ cover: images[0] ?? null })
    .where(eq(listing.id, id));
  return id;
};

test('where the last picture of its own goes the first of its variations is the cover', async () => {
  const id = await withImages(['own.jpg'], [], ['blue.jpg', 'bluer.jpg']);
  expect((await save(id, { image: [], imageDeleted: ['/v2/image/own.jpg'] }, 'seller')).status).toBe(200);
  expect((await read(id)).cover).toBe('/v2/image/blue.jpg');
});

test('where pictures of variations change the cover follows them, unless it is one of the listing’s own', async () => {
  const bare = await withImages([], ['red.jpg', 'redder.jpg']);
  const covered = await withImages(['own.jpg'], ['red.jpg', 'redder.jpg']);
  for (const id of [bare, covered]) {
    const { variations } = await read(id);
    const body = {
      variations: variations.map((each) => ({ ...each, images: each.images.slice(1), imageDeleted: each.images.slice(0, 1) })),
    };
    expect((await save(id, body, 'seller')).status).toBe(200);
  }
  expect([(await read(bare)).cover, (await read(covered)).cover]).toEqual(['/v2/image/redder.jpg', '/v2/image/own.jpg']);
});

test('a picture sent to a variation is the cover where there is none, and gives way to one of the listing’s own', async () => {
  const id = await withImages([], []);
  const send = async (colour: string, owner: object): Promise<void> => {
    const form = new FormData();
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
    form.append('image', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'foto.jpg');
    const headers = { ...bothHeaders(await app.tokenOf('seller')), publish: id, ...owner };
    expect((await fetch(`${origin}/v2/publish/image`, { method: 'POST', body: form, headers })).status).toBe(200);
  };
  await send('#2f6fd0', { sku: 'CAPA-0' });
  const ofVariation = await read(id);
  expect([ofVariation.cover, ofVariation.image]).toEqual([ofVariation.variations[0]?.images[0], []]);
  await send('#d02f6f', { sku: `COD-${id}`, owner: 'listing' });
  const { cover, image } = await read(id);
  expect(cover).toBe(image[0]);
});
