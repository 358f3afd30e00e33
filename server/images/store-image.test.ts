import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { image } from '../db/schema/image.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { openFileBlobStore } from './file-blob-store.ts';
import { getImageRoute } from './get-image.ts';
import { storeImage } from './store-image.ts';

const folder = mkdtempSync(join(tmpdir(), 'balcao-blobs-'));
const blobs = openFileBlobStore(folder);
let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const photo = (orientation = 1, background = '#2f6fd0'): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Rua das Flores 12' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
const keep = (bytes: Uint8Array): Promise<string> => storeImage({ db: database.db, blobs, now: new Date() }, bytes);

test('what is kept has neither place nor name in it, and stands upright', async () => {
  const bytes = await photo(6);
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const kept = await blobs.read(await keep(bytes));
  const { exif, orientation, width, height } = await sharp(kept ?? Buffer.alloc(0)).metadata();
  expect({ exif, orientation, width, height }).toEqual({ exif: undefined, orientation: undefined, width: 600, height: 900 });
});

test('what hides behind a picture is left behind', async () => {
  const hiding = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
  const kept = Buffer.from((await blobs.read(await keep(hiding))) ?? []);
  expect(kept.includes('<script>')).toBe(false);
});

test('the same picture sent twice is kept once', async () => {
  const before = await database.db.$count(image);
  const bytes = await photo(1, '#d13438');
  const names = await Promise.all([keep(bytes), keep(bytes), keep(bytes)]);
  expect(new Set(names).size).toBe(1);
  expect(await keep(bytes)).toBe(names[0]);
  expect(await database.db.$count(image)).toBe(before + 1);
});

test('a picture whose bytes were lost is kept again once it is sent again', async () => {
  const bytes = await photo(1, '#107c10');
  const name = await keep(bytes);
  await blobs.remove(name);
  expect(await keep(bytes)).toBe(name);
  expect(await blobs.read(name)).not.toBeNull();
});

test('nothing larger than the marketplace keeps', async () => {
  const large = await sharp({ create: { width: 2600, height: 1300, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  expect(await sharp((await blobs.read(await keep(large))) ?? Buffer.alloc(0)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1920,
    height: 960,
  });
});

type GetImage = Parameters<typeof getImageRoute.handle>;
const fetchImage = (name: string) => getImageRoute.handle({ params: { name }, query: {}, body: undefined }, { blobs } as GetImage[1]);

test('two smaller widths are made when asked for, and no other', async () => {
  const name = await keep(await photo());
  const hash = name.slice(0, 64);
  for (const width of [112, 320, 640]) {
    const answered = await fetchImage(`${hash}-${width}.jpg`);
    if (!answered.ok) throw new Error('Expected an image');
    expect(answered.value).toMatchObject({ type: 'image/jpeg', isImmutable: true });
    expect((await sharp(answered.value.content as Buffer).metadata()).width).toBe(width);
    expect(await blobs.read(`${hash}-${width}.jpg`)).not.toBeNull();
  }
  for (const other of [`${hash}-113.jpg`, `${hash}-640.png`, `${hash}.png`, `${'0'.repeat(64)}.jpg`, `${'0'.repeat(64)}-112.jpg`]) {
    expect(await fetchImage(other)).toMatchObject({ ok: false, error: { status: 404 } });
  }
});
