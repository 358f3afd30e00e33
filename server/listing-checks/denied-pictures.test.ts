import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListing, insertShelf } from '../../tests/support/listings.ts';
import { companies } from '../../tests/support/people.ts';
import { seller } from '../db/schema/core.ts';
import { listingDetail } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { getImageRoute } from '../images/get-image.ts';
import { openS3BlobStore, readS3Address } from '../images/s3-blob-store.ts';
import { quiet } from '../testing/open-test-db.ts';
import { openScripted, type Scripted } from '../testing/scripted-http.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { createWorker } from '../worker/worker.ts';
import { checkWork } from './check-work.ts';

const [hash, nowhere] = ['a'.repeat(64), 'b'.repeat(64)];
/** Its keys may never list it, as keys mostly may not, and read while this is true. */
let mayRead = true;
let mayWrite = true;
const kept = new Map<string, Buffer | string>();
let bucket: Scripted;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.db.insert(seller).values([...companies]);
  await insertShelf(server.db);
  const white = { width: 1200, height: 1200, channels: 3, background: 'white' } as const;
  kept.set(`/fotos/${hash}.jpg`, await sharp({ create: white }).jpeg().toBuffer());
  bucket = await openScripted(({ method, path, body }, response) => {
    if (method === 'PUT' && mayWrite) return void response.end(void kept.set(path, body));
    if (method === 'PUT') return void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    const found = mayRead ? kept.get(path) : undefined;
    return void (found === undefined ? response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>') : response.end(found));
  });
});
afterAll(async () => {
  await bucket.close();
  await server.close();
});

const blobs = () =>
  openS3BlobStore(readS3Address('s3://fotos', { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_ENDPOINT_URL: bucket.url }));
type GetImage = Parameters<typeof getImageRoute.handle>;
const fetchImage = (name: string) =>
  getImageRoute.handle({ params: { name }, query: {}, body: undefined }, { blobs: blobs(), log: quiet } as unknown as GetImage[1]);

test('a listing is not told that its picture is broken while the keys may not read it: it is looked at again, and then judged', async () => {
  await insertListing(server.db, 'p1');
  await server.db
    .update(listingDetail)
    .set({ images: [`${hash}.jpg`] })
    .where(eq(listingDetail.listingId, 'p1'));
  const rowOf = async () => (await server.db.select().from(listingCheck).where(eq(listingCheck.listingId, 'p1')))[0];
  const clock = (): Date => server.now();
  const drain = () => createWorker(checkWork({ blobs: blobs(), clock }), { db: server.db, clock, log: quiet }).drain();
  mayRead = false;
  await drain();
  expect(await rowOf()).toMatchObject({ checkedAt: null, tries: 1, error: expect.stringContaining('AccessDenied') as string });
  mayRead = true;
  server.pass(60_000);
  await drain();
  const row = await rowOf();
  expect(row).toMatchObject({ checkedAt: server.now(), images: [{ answer: { valid: true } }] });
  expect(row?.findings?.map(({ code }) => code)).not.toContain('imageUnreadable');
});

test('a width that was not made yet is made where keys may not list, and kept', async () => {
  mayRead = true;
  expect(await fetchImage(`${hash}-640.jpg`)).toMatchObject({ ok: true });
  expect(kept.has(`/fotos/${hash}-640.jpg`)).toBe(true);
  expect(await fetchImage(`${hash}-641.jpg`)).toMatchObject({ ok: false, error: { status: 404 } });
});

test('a width that can not be kept is shown all the same', async () => {
  mayRead = true;
  mayWrite = false;
  expect(await fetchImage(`${hash}-112.jpg`)).toMatchObject({ ok: true, value: { type: 'image/jpeg' } });
  expect(kept.has(`/fotos/${hash}-112.jpg`)).toBe(false);
  mayWrite = true;
});

test('a picture that is denied is not said to be absent, whole or smaller', async () => {
  const away = { name: 'BlobDenied', message: expect.stringContaining('answered 403') as string };
  for (const name of [`${nowhere}.jpg`, `${nowhere}-640.jpg`]) await expect(fetchImage(name)).rejects.toMatchObject(away);
  mayRead = false;
  for (const name of [`${hash}.jpg`, `${hash}-320.jpg`]) await expect(fetchImage(name)).rejects.toMatchObject(away);
});
