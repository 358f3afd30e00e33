import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stepCategory } from '#contract/category-rules-calls.ts';
import { getListing, Listing, listListings } from '#contract/listing.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { category } from '../db/schema/category.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { sku } from '../db/schema/product.ts';
import { savesOn } from '../listings/save-listing-fixture.ts';
import { quiet } from '../testing/open-test-db.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { createWorker } from '../worker/worker.ts';
import { checkWork } from './check-work.ts';

/** A chequered thing on a background. */
const picture = (background: string, side: number, shift = 0): Promise<Buffer> => {
  const squares = Array.from(
    { length: 36 },
    (_, at) =>
      `<rect x="${20 + (at % 6) * 10}%" y="${20 + Math.floor(at / 6) * 10}%" width="${4 + ((at + shift) % 5)}%" height="${3 + ((at * (shift + 1)) % 4)}%" fill="#1b4489"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${background}"/>${squares.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await blobs.write('capa.jpg', await picture('white', 1200));
  await blobs.write('tinted.jpg', await picture('#dfe9f3', 600));
  await blobs.write('shared.jpg', await picture('white', 1200, 3));
  await blobs.write('smaller.jpg', await picture('white', 900, 3));
});
afterAll(() => app.close());
const { save } = savesOn(() => app);

const blobs = memoryBlobs();
const clock = (): Date => new Date();
const work = checkWork({ blobs, clock });
const lookAtAll = (): Promise<void> => createWorker(work, { db: app.db, clock, log: quiet }).drain();
const stored = async (id: string) => (await app.db.select().from(listingCheck).where(eq(listingCheck.listingId, id)))[0];
const read = async (id: string, as: PersonId): Promise<Listing> =>
  Listing.parse((await app.send(getListing, { params: { publishId: id } }, { as })).body);
const codesOf = async (id: string): Promise<readonly string[]> =>
  (await read(id, 'reviewer')).checked?.findings.map(({ code }) => code) ?? ['none yet'];

let made = 0;
/** A listing with a title, a barcode and a picture of its own: nothing is found in it. */
const add = async (
  company: 'ana' | 'beto' = 'ana',
  set: Partial<typeof listing.$inferInsert> = {},
  description = 'Capa amarela',
): Promise<string> => {
  const id = `k${(made += 1)}`;
  await app.db.transaction(async (tx) => {
    await insertListing(tx, id, company, set.status ?? 'pending');
    const own = { title: `Palavra${made} única${made} própria${made}`, gtin: null, kit: true, cover: 'capa.jpg' };
    await tx
      .update(listing)
      .set({ ...own, ...set })
      .where(eq(listing.id, id));
    await tx
      .update(listingDetail)
      .set({ description, images: ['capa.jpg'] })
      .where(eq(listingDetail.listingId, id));
    await tx
      .update(sku)
      .set({ gtin: set.gtin ?? null })
      .where(eq(sku.id, `sku-${id}`));
  });
  return id;
};

describe('a listing that comes', () => {
  test('is looked at by the worker, and clean where nothing is found', async () => {
    const id = await add();
    expect(await read(id, 'reviewer')).toMatchObject({ findings: null, checked: null });
    await lookAtAll();
    expect(await read(id, 'reviewer')).toMatchObject({ findings: { red: 0, yellow: 0 }, checked: { findings: [], failed: [] } });
    expect(await stored(id)).toMatchObject({ problems: ['clean'], nextAt: null });
  });

  test('tells reviewers what was found, with its place in the text, and counts it in its row', async () => {
    const id = await add('ana', { price: null }, 'Ligue (11) 98888-7777');
    await lookAtAll();
    const { checked, findings } = await read(id, 'reviewer');
    expect(findings).toEqual({ red: 2, yellow: 0 });
    expect(checked?.findings).toMatchObject([
      { check: 'price', code: 'priceMissing', proposes: 'hasnt_price' },
      { check: 'contact', code: 'contactPhone', place: 'description', spans: [[6, 21]], proposes: 'contact' },
    ]);
  });

  test('with pictures of variations alone has pictures, and the first is judged as its cover', async () => {
    const id = await add();
    const sold = { _id: 'v', sku: 'V', gtin: null, imageDeleted: [], attributes: [] };
    const variations = [
      { ...sold, images: [] },
      { ...sold, _id: 'w', images: ['tinted.jpg', 'capa.jpg'] },
    ];
    await app.db.update(listingDetail).set({ images: [], variations }).where(eq(listingDetail.listingId, id));
    await lookAtAll();
    expect(await codesOf(id)).toEqual(['imageTinted', 'imageSmall']);
  });

  test('that is not in review is not looked at', async () => {
    const id = await add('ana', { status: 'active' });
    await app.db.delete(listingCheck).where(eq(listingCheck.listingId, id));
    await app.db.update(listing).set({ title: 'Outra capa' }).where(eq(listing.id, id));
    expect(await stored(id)).toBeUndefined();
  });
});

describe('what was found', () => {
  test('is forgotten with the edit that answers it, in one transaction, and looked for anew', async () => {
    const id = await add('ana', {}, 'Ligue (11) 98888-7777');
    await lookAtAll();
    expect(await codesOf(id)).toEqual(['contactPhone']);
    await app.db.update(listingDetail).set({ description: 'Capa' }).where(eq(listingDetail.listingId, id));
    expect(await read(id, 'reviewer')).toMatchObject({ findings: null, checked: null });
    await lookAtAll();
    expect(await codesOf(id)).toEqual([]);
  });

  test('is looked for anew when a refused listing is sent again', async () => {
    const id = await add('ana', { kit: false, status: 'refused', gtin: '7891000100103' });
    await lookAtAll();
    expect((await save(id, { title: 'Capa frete grátis' }, 'seller')).status).toBe(200);
    await lookAtAll();
    expect(await codesOf(id)).toContain('titleWord');
  });

  test('of a listing that changed while it was looked at is not kept', async () => {
    const id = await add('ana', {}, 'Ligue (11) 98888-7777');
    const meddling = {
      ...work,
      work: async (...[db, row, signal]: Parameters<typeof work.work>) => {
        const judged = await work.work(db, row, signal);
        if (row.listingId === id) await app.db.update(listingDetail).set({ description: 'Capa' }).where(eq(listingDetail.listingId, id));
        return judged;
      },
    };
    const worker = createWorker(meddling, { db: app.db, clock, log: quiet });
    await worker.drain();
    expect(worker.figures().lost).toBe(1);
    expect(await codesOf(id)).toEqual([]);
  });

  test('is no seller’s to know, be it one’s own listing: neither in the row nor in the listing nor by the filter', async () => {
    const title = 'Caneca Barro Vivo Vermelha Grande';
    const [id] = [await add('ana', { title }), await add('beto', { title })];
    await lookAtAll();
    await app.db
      .update(listing)
      .set({ title: `${title} Nova` })
      .where(eq(listing.id, id));
    await lookAtAll();
    expect(await codesOf(id)).toEqual(['duplicateOther']);
    const own = await read(id, 'seller');
    expect([own.findings, own.checked]).toEqual([undefined, undefined]);
    const idsFor = async (as: PersonId, problem: string): Promise<readonly string[]> => {
      const { body } = await app.send(listListings, { query: { problem, limit: '100' } }, { as });
      return listListings.reply.parse(body).items.map(({ publishId }) => publishId);
    };
    expect(await idsFor('reviewer', 'duplicate')).toContain(id);
    expect(await idsFor('reviewer', 'clean')).not.toContain(id);
    expect(await idsFor('seller', 'clean')).toContain(id);
  });
});

describe('the hub beside a listing', () => {
  test('tells how far a price is from the median of its category, where there are enough', async () => {
    const { db } = app;
    for (let at = 0; at < 12; at += 1) await add('beto', { price: 10_000, status: 'active' });
    const id = await add('ana', { price: 250_000 });
    await lookAtAll();
    const [found] = (await read(id, 'reviewer')).checked?.findings ?? [];
    expect(found).toMatchObject({ code: 'priceAbove', values: { median: 10_000, factor: 25 } });
    await db.delete(listingCheck).where(eq(listingCheck.listingId, id));
  });

  test('tells of another product with its barcode', async () => {
    const gtin = '7896004004501';
    await add('beto', { gtin, kit: false });
    const id = await add('ana', { gtin, kit: false });
    await lookAtAll();
    expect(await codesOf(id)).toEqual(['gtinShared']);
  });

  test('tells of a company half of whose last decided listings were refused', async () => {
    for (let at = 0; at < 6; at += 1) await add('beto', { status: 'refused' });
    for (let at = 0; at < 20; at += 1) await add('beto', { status: 'refused' });
    const id = await add('beto');
    await lookAtAll();
    expect(await codesOf(id)).toEqual(['companyRefused']);
  });
});

test('a filter by problem pages and counts what it finds', async () => {
  const { body } = await app.send(listListings, { query: { problem: 'clean', limit: '1', page: '1' } }, { as: 'reviewer' });
  const { items, total, pages } = listListings.reply.parse(body);
  const all = await app.db.select().from(listingCheck);
  expect(total).toBe(all.filter(({ problems }) => problems.includes('clean')).length);
  expect([items.length, pages]).toEqual([1, total]);
});

test('what waits in a category is looked at anew when a check is weighed there, and counts so', async () => {
  const id = await add('ana', { price: null });
  await lookAtAll();
  expect((await read(id, 'reviewer')).findings).toEqual({ red: 1, yellow: 0 });
  const weigh = async (weight: string) =>
    app.send(stepCategory, { params: { id: 'MLB1' }, body: { type: 'weigh', check: 'price', weight } }, { as: 'superuser' });
  expect((await weigh('off')).status).toBe(200);
  // What was found stands until then.
  expect((await read(id, 'reviewer')).findings).toEqual({ red: 1, yellow: 0 });
  await lookAtAll();
  expect(await stored(id)).toMatchObject({ red: 0, yellow: 0, problems: ['clean'] });
  expect((await weigh('yellow')).status).toBe(200);
  await lookAtAll();
  expect((await read(id, 'reviewer')).findings).toEqual({ red: 0, yellow: 1 });
  expect((await weigh('usual')).status).toBe(200);
});

describe('pictures', () => {
  const show = (id: string, ...images: string[]) => app.db.update(listingDetail).set({ images }).where(eq(listingDetail.listingId, id));

  test('are analysed when they arrive, by content: told with the listing, and what is wrong with them among the findings', async () => {
    const id = await add();
    await show(id, 'tinted.jpg', 'capa.jpg', 'gone.jpg');
    await lookAtAll();
    const { checked } = await read(id, 'reviewer');
    expect(checked?.images).toMatchObject([
      { url: '/v2/image/tinted.jpg', answer: { valid: true, width: 600, warnings: ['under-1200', 'not-white'] } },
      { url: '/v2/image/capa.jpg', answer: { warnings: [] } },
      { url: '/v2/image/gone.jpg', answer: 'Arquivo de imagem corrompido ou incompleto' },
    ]);
    expect(checked?.findings.map(({ code, values }) => [code, values['n']])).toEqual([
      ['imageUnreadable', 3],
      ['imageTinted', 1],
      ['imageSmall', 1],
    ]);
  });

  test('of variations are looked at too, and the evidence names the variation; one that the listing shows itself is told there alone', async () => {
    const id = await add();
    await show(id, 'capa.jpg', 'tinted.jpg');
    const variation = { _id: 'v1', sku: 'CAPA-AZUL', gtin: null, attributes: [], images: ['tinted.jpg', 'gone.jpg'], imageDeleted: [] };
    await app.db
      .update(listingDetail)
      .set({ variations: [variation] })
      .where(eq(listingDetail.listingId, id));
    await lookAtAll();
    const { checked } = await read(id, 'reviewer');
    expect(checked?.findings.map(({ code, values }) => [code, values])).toEqual([
      ['imageUnreadable', { n: 2, variation: 'CAPA-AZUL', error: 'Arquivo de imagem corrompido ou incompleto' }],
      ['imageSmall', expect.objectContaining({ n: 2, width: 600 })],
    ]);
    expect(checked?.findings[1]?.values).not.toHaveProperty('variation');
    expect(checked?.images.map(({ url }) => url)).toEqual(['/v2/image/capa.jpg', '/v2/image/tinted.jpg', '/v2/image/gone.jpg']);
  });

  test('that were looked at before are not read again', async () => {
    await add();
    await lookAtAll();
    const id = await add();
    const asked = vi.spyOn(blobs, 'read');
    await lookAtAll();
    expect(asked).not.toHaveBeenCalled();
    expect((await read(id, 'reviewer')).checked?.images).toHaveLength(1);
  });

  test('drawn anew in another size are one picture: of another company and in another category that is told, in the same one it is not', async () => {
    const { db } = app;
    await db.insert(category).values({ id: 'MLB2', level: 0, name: 'Casa', path: ['MLB2'] });
    const there = await add('beto', { categoryId: 'MLB2' });
    await show(there, 'smaller.jpg');
    await lookAtAll();
    const shared = async (id: string) => {
      await show(id, 'shared.jpg');
      await lookAtAll();
      return (await read(id, 'reviewer')).checked?.findings.find(({ code }) => code === 'imageShared');
    };
    expect(await shared(await add('ana'))).toMatchObject({ others: [{ publishId: there }] });
    const own = await add('beto');
    expect(await shared(own)).toBeUndefined();
    await show(own, 'capa.jpg');
    expect(await shared(await add('ana', { categoryId: 'MLB2' }))).toBeUndefined();
  });
});
