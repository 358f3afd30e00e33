import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListing, Listing } from '#contract/listing.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { imageTooLarge, mostImageBytes } from '#contract/image-limits.ts';
import { analyseImage } from '#contract/sku.ts';
import { toHeader } from '#lib/header-text.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { bothHeaders, newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await openTestApp();
  origin = await app.listen();
});
afterAll(() => app.close());

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const put = async (sku: string | null): Promise<string> => {
  const id = newId('images');
  await insertListing(app.db, id, 'ana', 'processing');
  const variation = { _id: 'v1', gtin: null, images: [], imageDeleted: [], attributes: [] };
  if (sku !== null)
    await app.db
      .update(listingDetail)
      .set({ variations: [{ ...variation, sku }] })
      .where(eq(listingDetail.listingId, id));
  return id;
};

interface Sent {
  readonly publish: string;
  readonly sku: string;
  readonly files: readonly Buffer[];
  readonly key?: string;
  readonly name?: string;
  readonly before?: string;
  readonly owner?: string;
}

const upload = async ({ publish, sku, files, key, before, owner, name = 'foto.jpg' }: Sent) => {
  const form = new FormData();
  for (const file of files) form.append('image', new Blob([Uint8Array.from(file)], { type: 'image/jpeg' }), name);
  const response = await fetch(`${origin}/v2/publish/image`, {
    method: 'POST',
    body: form,
    headers: {
      ...bothHeaders(await app.tokenOf('seller')),
      publish,
      sku: toHeader(sku),
      ...(key && { 'idempotency-key': key }),
      ...(before && { before }),
      ...(owner && { owner }),
    },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const read = async (publishId: string): Promise<Listing> =>
  Listing.parse((await app.send(getListing, { params: { publishId } }, { as: 'seller' })).body);

test('files of a form land at the variation its header names, in their order', async () => {
  const publish = await put('CALÇA 38');
  const answer = await upload({ publish, sku: 'CALÇA 38', files: [await picture('#ffffff'), await picture('#2f6fd0')] });
  expect(answer.status).toBe(200);
  const { variations, version, status } = await read(publish);
  expect(variations[0]?.images).toEqual(answer.body['images']);
  expect(answer.body['sent']).toEqual(answer.body['images']);
  expect([variations[0]?.images.length, version, status]).toEqual([2, 2, 'processing']);
});

test('a new variation is found by its code as it was typed, though it was cleaned when it was saved', async () => {
  const publish = await put('CALÇA 38');
  await app.db.update(listing).set({ status: 'active' }).where(eq(listing.id, publish));
  const { variations } = await read(publish);
  const typed = 'CALC\u0327A  40';
  const color = { id: 'COLOR', name: 'Cor', value_name: 'Azul', value_id: null, value_type: 'string' as const };
  const attributes = [{ ...color, required: false, custom: false, combination: true }];
  const fresh = { _id: 'n', sku: typed, gtin: null, images: [], imageDeleted: [], attributes };
  const body = { variations: [...variations.map((each) => ({ ...each, attributes })), fresh] };
  expect(await app.send(saveListing, { params: { publishId: publish }, body }, { as: 'seller' })).toMatchObject({ status: 200 });
  expect((await upload({ publish, sku: typed, files: [await picture('#151617')] })).status).toBe(200);
  expect((await read(publish)).variations.map(({ images }) => images.length)).toEqual([0, 1]);
});

test('of two codes that are cleaned alike the one that is named exactly takes them', async () => {
  const publish = await put('A B');
  const [detail] = await app.db.select().from(listingDetail).where(eq(listingDetail.listingId, publish));
  const variations = [...(detail?.variations ?? []), ...(detail?.variations ?? []).map((each) => ({ ...each, _id: 'v2', sku: 'A  B' }))];
  await app.db.update(listingDetail).set({ variations }).where(eq(listingDetail.listingId, publish));
  await upload({ publish, sku: 'A  B', files: [await picture('#181920')] });
  expect((await read(publish)).variations.map(({ images }) => images.length)).toEqual([0, 1]);
});

test('a listing without variations takes them itself, and shows the first as its cover', async () => {
  const publish = await put(null);
  await upload({ publish, sku: `COD-${publish}`, files: [await picture('#ffffff')] });
  const { image, cover } = await read(publish);
  expect([image.length, cover]).toEqual([1, image[0]]);
});

test('the listing’s own are told from those of the variation that has its SKU', async () => {
  const publish = await put(null);
  const variation = { _id: 'v1', sku: `COD-${publish}`, gtin: null, images: [], imageDeleted: [], attributes: [] };
  await app.db
    .update(listingDetail)
    .set({ variations: [variation] })
    .where(eq(listingDetail.listingId, publish));
  await upload({ publish, sku: variation.sku, files: [await picture('#445566')] });
  expect((await upload({ publish, sku: variation.sku, files: [await picture('#778899')], owner: 'listing' })).status).toBe(200);
  const { image, cover, variations } = await read(publish);
  expect([image.length, cover, variations[0]?.images.length]).toEqual([1, image[0], 1]);
  expect(variations[0]?.images).not.toEqual(image);
  expect((await upload({ publish, sku: 'OUTRO', files: [await picture('#101112')], owner: 'listing' })).status).toBe(404);
});

test('sent twice under one key, or the same picture under another, it is there once', async () => {
  const publish = await put('A');
  const files = [await picture('#112233')];
  const first = await upload({ publish, sku: 'A', files, key: 'k1' });
  expect(await upload({ publish, sku: 'A', files, key: 'k1' })).toEqual(first);
  await upload({ publish, sku: 'A', files, key: 'k2' });
  expect((await read(publish)).variations[0]?.images).toHaveLength(1);
});

test('a picture that was deleted and is sent again is no longer among those that are gone', async () => {
  const publish = await put('A');
  const files = [await picture('#131415')];
  await upload({ publish, sku: 'A', files });
  const [stored] = await app.db.select().from(listingDetail).where(eq(listingDetail.listingId, publish));
  await app.db
    .update(listingDetail)
    .set({ variations: stored?.variations.map((each) => ({ ...each, images: [], imageDeleted: [...each.images, 'other.jpg'] })) ?? [] })
    .where(eq(listingDetail.listingId, publish));
  await upload({ publish, sku: 'A', files });
  const [now] = (await read(publish)).variations;
  expect([now?.images.length, now?.imageDeleted]).toEqual([1, ['/v2/image/other.jpg']]);
});

test('an image keeps the name it had where it came from, as long as it stands in the listing', async () => {
  const publish = await put('A');
  await upload({ publish, sku: 'A', files: [await picture('#010203')], name: 'frente.jpg' });
  await upload({ publish, sku: 'A', files: [await picture('#040506')], name: `\u0007${'á'.repeat(300)}.jpg` });
  const { variations, imageNames } = await read(publish);
  const [first = '', second = ''] = variations[0]?.images ?? [];
  expect(imageNames).toEqual({ [first]: 'frente.jpg', [second]: 'á'.repeat(120) });
  const [stored] = await app.db.select().from(listingDetail).where(eq(listingDetail.listingId, publish));
  await app.db
    .update(listingDetail)
    .set({ variations: stored?.variations.map((each) => ({ ...each, images: each.images.slice(1) })) ?? [] })
    .where(eq(listingDetail.listingId, publish));
  await upload({ publish, sku: 'A', files: [await picture('#070809')], name: 'lado.jpg' });
  const now = await read(publish);
  expect(Object.values(now.imageNames ?? {})).toEqual(['á'.repeat(120), 'lado.jpg']);
});

test('an image takes the place it was given; where that one is gone, it comes last', async () => {
  const publish = await put('A');
  await upload({ publish, sku: 'A', files: [await picture('#010101'), await picture('#020202')] });
  const [first = '', second = ''] = (await read(publish)).variations[0]?.images ?? [];
  await upload({ publish, sku: 'A', files: [await picture('#030303')], before: second });
  await upload({ publish, sku: 'A', files: [await picture('#040404')], before: '/v2/image/gone.jpg' });
  const now = (await read(publish)).variations[0]?.images ?? [];
  expect([now.length, now[0], now[2]]).toEqual([4, first, second]);
});

test('a sixth is refused, and none of its batch is kept', async () => {
  const publish = await put('A');
  const colours = ['#100000', '#200000', '#300000', '#400000', '#500000', '#600000'];
  const files = await Promise.all(colours.map(picture));
  await upload({ publish, sku: 'A', files: files.slice(0, 4) });
  expect(await upload({ publish, sku: 'A', files: files.slice(4) })).toMatchObject({
    status: 400,
    body: { message: 'Limitado a 5 anexos!' },
  });
  expect((await read(publish)).variations[0]?.images).toHaveLength(4);
});

test.each([
  ['a text called foto.jpg', Buffer.from('<script>alert(1)</script>'), 'Arquivo não permitido'],
  ['half a picture', null, 'Arquivo de imagem corrompido ou incompleto'],
] as const)('%s is refused with what is wrong with it', async (_what, bytes, message) => {
  const publish = await put('A');
  const file = bytes ?? (await picture('#0a0b0c')).subarray(0, 1200);
  expect(await upload({ publish, sku: 'A', files: [file] })).toMatchObject({
    status: 400,
    body: { message, cause: [{ message, path: 'image.0' }] },
  });
});

test('a picture over the limit is refused by both doors with the limit in words, whether the server counts or stops reading', async () => {
  const publish = await put('A');
  const tooLarge = { code: 'too-large', message: imageTooLarge };
  const over = Buffer.concat([await picture('#121212'), Buffer.alloc(mostImageBytes)]);
  expect(await upload({ publish, sku: 'A', files: [over] })).toMatchObject({ status: 413, body: tooLarge });
  // Refused by what it says of its length, before anything of it is read.
  const heavy = {
    ...bothHeaders(await app.tokenOf('seller')),
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '40000000',
  };
  expect(await app.knockAt('POST', '/v2/publish/image', { ...heavy, publish, sku: 'A' })).toMatchObject({
    status: 413,
    body: { code: 'too-large', message: 'As imagens enviadas juntas passam do limite de 32 MB' },
  });
  for (const bytes of [over.subarray(0, mostImageBytes + 3), Buffer.alloc(mostImageBytes * 2)]) {
    const image = bytes.toString('base64');
    expect(await app.send(analyseImage, { body: { image } }, { as: 'seller' })).toMatchObject({ status: 413, body: tooLarge });
  }
  const most = over.subarray(0, mostImageBytes).toString('base64');
  expect((await app.send(analyseImage, { body: { image: most } }, { as: 'seller' })).status).toBe(200);
  expect((await read(publish)).variations[0]?.images).toEqual([]);
});

test('a SKU the listing has not, another company’s listing and an absent one are not found', async () => {
  const publish = await put('A');
  const files = [await picture('#ffffff')];
  expect((await upload({ publish, sku: 'B', files })).status).toBe(404);
  expect((await upload({ publish: 'absent', sku: 'A', files })).status).toBe(404);
  const foreign = newId('images');
  await insertListing(app.db, foreign, 'beto', 'pending');
  expect((await upload({ publish: foreign, sku: `COD-${foreign}`, files })).status).toBe(404);
});

test('what is no form, and a form without a file, are refused as such', async () => {
  const headers = { ...bothHeaders(await app.tokenOf('seller')), publish: 'p', sku: 's' };
  const ask = (body: string, type: string) =>
    fetch(`${origin}/v2/publish/image`, { method: 'POST', body, headers: { ...headers, 'content-type': type } });
  expect((await ask('nothing of a form', 'multipart/form-data; boundary=x')).status).toBe(400);
  expect(
    (await ask('--x\r\ncontent-disposition: form-data; name="image"\r\n\r\nonly text\r\n--x--\r\n', 'multipart/form-data; boundary=x'))
      .status,
  ).toBe(400);
});

test('pictures that come after the save’s publication went out are told the marketplace, once for all that still waits', async () => {
  const publish = await put(null);
  const files = await Promise.all(['#101112', '#202122'].map(picture));
  const toldOf = async () => {
    const told = await app.db
      .select({ kind: integrationJob.kind, status: integrationJob.status })
      .from(integrationJob)
      .where(eq(integrationJob.subject, `listing:${publish}`));
    return told.map(({ kind, status }) => [kind, status] as const);
  };
  const send = (at: number) => upload({ publish, sku: `COD-${publish}`, files: files.slice(at, at + 1) });
  await send(0);
  await send(1);
  expect(await toldOf()).toEqual([['publishListing', 'waiting']]);
  await app.db
    .update(integrationJob)
    .set({ status: 'done', nextAt: null })
    .where(eq(integrationJob.subject, `listing:${publish}`));
  // What is there already is told to nobody.
  await send(1);
  expect(await toldOf()).toEqual([['publishListing', 'done']]);
  await app.db.update(listing).set({ status: 'active' }).where(eq(listing.id, publish));
  await upload({ publish, sku: `COD-${publish}`, files: [await picture('#303132')] });
  expect((await toldOf()).toSorted(([, a], [, b]) => (a < b ? -1 : 1))).toEqual([
    ['publishListing', 'done'],
    ['publishListing', 'waiting'],
  ]);
});

test('pictures that come while the save’s publication is being sent are told by one publication after it', async () => {
  const publish = await put(null);
  const subject = `listing:${publish}`;
  const send = async (color: string) => upload({ publish, sku: `COD-${publish}`, files: [await picture(color)] });
  await send('#505152');
  await app.db.update(integrationJob).set({ takenBy: randomUUID(), sentAt: new Date() }).where(eq(integrationJob.subject, subject));
  await send('#606162');
  await send('#707172');
  const jobs = await app.db.select({ takenBy: integrationJob.takenBy }).from(integrationJob).where(eq(integrationJob.subject, subject));
  expect(jobs.filter(({ takenBy }) => takenBy === null)).toHaveLength(1);
});

test('pictures of what waits for review are told to nobody', async () => {
  const publish = await put(null);
  await app.db.update(listing).set({ status: 'pending' }).where(eq(listing.id, publish));
  await upload({ publish, sku: `COD-${publish}`, files: [await picture('#404142')] });
  expect(
    await app.db
      .select()
      .from(integrationJob)
      .where(eq(integrationJob.subject, `listing:${publish}`)),
  ).toEqual([]);
});
