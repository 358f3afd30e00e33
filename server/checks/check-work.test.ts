import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getListing, Listing, listListings } from '#contract/listing.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { sku } from '../db/schema/product.ts';
import { savesOn } from '../listings/save-listing-fixture.ts';
import { quiet } from '../testing/open-test-db.ts';
import { createWorker } from '../worker/worker.ts';
import { checkWork } from './check-work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
const { save } = savesOn(() => app);

const lookAtAll = (): Promise<void> => createWorker(checkWork, { db: app.db, clock: () => new Date(), log: quiet }).drain();
const stored = async (id: string) => (await app.db.select().from(listingCheck).where(eq(listingCheck.listingId, id)))[0];
const read = async (id: string, as: PersonId): Promise<Listing> =>
  Listing.parse((await app.send(getListing, { params: { publishId: id } }, { as })).body);
const codesOf = async (id: string): Promise<readonly string[]> => (await read(id, 'reviewer')).checked?.findings.map(({ code }) => code) ?? ['none yet'];

let made = 0;
/** A listing with a title, a barcode and a picture of its own: nothing is found in it. */
const add = async (company: 'ana' | 'beto' = 'ana', set: Partial<typeof listing.$inferInsert> = {}, description = 'Capa amarela'): Promise<string> => {
  const id = `k${(made += 1)}`;
  await app.db.transaction(async (tx) => {
    await insertListing(tx, id, company, set.status ?? 'pending');
    const own = { title: `Palavra${made} única${made} própria${made}`, gtin: null, kit: true, cover: 'capa.jpg' };
    await tx.update(listing).set({ ...own, ...set }).where(eq(listing.id, id));
    await tx.update(listingDetail).set({ description, images: ['capa.jpg'] }).where(eq(listingDetail.listingId, id));
    await tx.update(sku).set({ gtin: set.gtin ?? null }).where(eq(sku.id, `sku-${id}`));
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
    expect((await save(id, { title: 'Capa frete grátis' }, 'ana')).status).toBe(200);
    await lookAtAll();
    expect(await codesOf(id)).toContain('titleWord');
  });

  test('of a listing that changed while it was looked at is not kept', async () => {
    const id = await add('ana', {}, 'Ligue (11) 98888-7777');
    const meddling = {
      ...checkWork,
      work: async (...[db, row, signal]: Parameters<typeof checkWork.work>) => {
        const judged = await checkWork.work(db, row, signal);
        if (row.listingId === id) await app.db.update(listingDetail).set({ description: 'Capa' }).where(eq(listingDetail.listingId, id));
        return judged;
      },
    };
    const worker = createWorker(meddling, { db: app.db, clock: () => new Date(), log: quiet });
    await worker.drain();
    expect(worker.figures().lost).toBe(1);
    expect(await codesOf(id)).toEqual([]);
  });

  test('is no seller’s to know, be it one’s own listing: neither in the row nor in the listing nor by the filter', async () => {
    const title = 'Caneca Barro Vivo Vermelha Grande';
    const [id] = [await add('ana', { title }), await add('beto', { title })];
    await lookAtAll();
    await app.db.update(listing).set({ title: `${title} Nova` }).where(eq(listing.id, id));
    await lookAtAll();
    expect(await codesOf(id)).toEqual(['duplicateOther']);
    const own = await read(id, 'ana');
    expect([own.findings, own.checked]).toEqual([undefined, undefined]);
    const idsFor = async (as: PersonId, problem: string): Promise<readonly string[]> => {
      const { body } = await app.send(listListings, { query: { problem, limit: '100' } }, { as });
      return listListings.reply.parse(body).items.map(({ publishId }) => publishId);
    };
    expect(await idsFor('reviewer', 'duplicate')).toContain(id);
    expect(await idsFor('reviewer', 'clean')).not.toContain(id);
    expect(await idsFor('ana', 'clean')).toContain(id);
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
