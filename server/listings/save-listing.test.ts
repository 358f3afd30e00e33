import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveListing } from '#contract/listing-edit.ts';
import { bothHeaders, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { event as eventLog } from '../db/schema/core.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { endPublishing } from '../marketplace/end-publishing.ts';
import { subjectOf } from './listing-event.ts';
import { colour, problem, savesOn, variation } from './save-listing-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { newListing, save, read, withPictures } = savesOn(() => app);

/** Every field of PUT /publish/{publishId} at once, each another than an import left it. */
const everything = {
  title: 'Capa de chuva azul',
  description: 'Capa azul',
  descriptionAi: 'Capa azul, escrita por máquina',
  category: { id: 'MLB1', level: 0, name: 'Acessórios' },
  condition: 'used',
  listingType: 'gold_special',
  shipMode: 'me2',
  warrantyType: 'Garantia do vendedor',
  warrantyTime: 90,
  warrantyTimeUnit: 'dias',
  dimensions: { height: 11, width: 21, depth: 31, weight: 500 },
  marketPlaceId: 'account-ana',
  complete: false,
  image: [],
  imageDeleted: [],
  attributes: [colour],
  variations: [variation],
  platformId: 'mercadolivre',
  gtin: null,
  price: 12_345,
  hasCompatibilities: true,
  compatibilitiesCarsAndVans: { attributes: [], compatibilities: [{ id: '1' }] },
} as const;

describe('a save', () => {
  test('in pending review takes every field, and its history says what each was', async () => {
    const id = await newListing();
    expect((await save(id, everything, 'superuser')).status).toBe(200);
    const { image: _image, imageDeleted: _deleted, category: _category, ...rest } = everything;
    expect(await read(id)).toMatchObject({ ...rest, status: 'processing' });
  });

  test('is of the platform of its account and as complete as it is, whatever it says itself', async () => {
    const id = await newListing();
    expect((await save(id, { platformId: 'other', complete: false, gtin: '7891000100103', price: 100 }, 'seller')).status).toBe(200);
    const after = await read(id);
    expect([after.platformId, after.complete]).toEqual(['mercadolivre', true]);
    await save(id, { platformId: 'other', complete: true, gtin: null }, 'seller');
    expect((await read(id)).complete).toBe(false);
  });

  test('whose answer was lost is answered as it was, though a newer console says more of what is not asked', async () => {
    const id = await newListing();
    const headers = { ...bothHeaders(await app.tokenOf('superuser')), 'idempotency-key': `lost-${id}` };
    const put = (body: object) => app.knock(saveListing, { params: { publishId: id }, body }, headers);
    const first = await put({});
    expect(first.status).toBe(200);
    expect(await put({ platformId: 'mercadolivre', complete: true })).toEqual(first);
    expect((await put({ title: 'Outro título' })).status).toBe(422);
  });

  test('of one field leaves every other as it was', async () => {
    const id = await newListing();
    const before = await read(id);
    await save(id, { title: 'Outro título' }, 'seller');
    const { version: _version, history: _history, reasons: _reasons, ...after } = await read(id);
    const { version: _before, history: _none, reasons: _new, ...expected } = before;
    expect(after).toEqual({ ...expected, title: 'Outro título' });
  });

  test('by the seller after a refusal tells the reviewer each change as text', async () => {
    const id = await newListing('refused');
    await app.db
      .update(listingDetail)
      .set({ attributes: [colour] })
      .where(eq(listingDetail.listingId, id));
    await save(id, { attributes: [{ ...colour, value_name: 'Verde' }], variations: [variation], price: 100 }, 'seller');
    const { status, history } = await read(id);
    expect([status, history[0]?.type]).toEqual(['pending', 'resubmitted']);
    const [event] = await app.db
      .select({ data: eventLog.data })
      .from(eventLog)
      .where(eq(eventLog.subject, subjectOf(id)))
      .orderBy(desc(eventLog.seq))
      .limit(1);
    expect(event?.data).toMatchObject({
      changes: expect.arrayContaining([
        { field: 'attributes:Cor', before: 'Azul', after: 'Verde' },
        { field: 'price', before: expect.anything(), after: 'R$ 1,00' },
      ]),
    });
  });

  test('of a variation one of whose pictures was deleted can be made again from what was read', async () => {
    const id = await newListing('active');
    await withPictures(id, ['a.jpg', 'b.jpg']);
    const [stored] = (await read(id)).variations;
    const [first = '', second = ''] = stored?.images ?? [];
    await save(id, { variations: [{ ...stored, images: [first], imageDeleted: [second] }] }, 'seller');
    await app.db.update(listing).set({ status: 'active' }).where(eq(listing.id, id));
    const [again] = (await read(id)).variations;
    expect([again?.images, again?.imageDeleted]).toEqual([[first], [second]]);
    expect((await save(id, { variations: [{ ...again, gtin: '4006381333931' }] }, 'seller')).status).toBe(200);
  });

  test('deletes a picture however many went before: what is gone is added to, and the newest are kept', async () => {
    const id = await newListing('active');
    await withPictures(id, ['a.jpg', 'b.jpg']);
    const gone = Array.from({ length: 50 }, (_, at) => `gone-${at}.jpg`);
    await app.db
      .update(listingDetail)
      .set({ variations: [{ ...variation, images: ['a.jpg', 'b.jpg'], imageDeleted: gone }] })
      .where(eq(listingDetail.listingId, id));
    const [stored] = (await read(id)).variations;
    const [first = '', second = ''] = stored?.images ?? [];
    expect((await save(id, { variations: [{ ...stored, images: [first], imageDeleted: [second] }] }, 'seller')).status).toBe(200);
    const [after] = (await read(id)).variations;
    expect([after?.images, after?.imageDeleted]).toEqual([[first], [...(stored?.imageDeleted ?? []).slice(1), second]]);
  });

  test('that takes a deleted picture back takes it out of those that are gone', async () => {
    const id = await newListing('active');
    await app.db
      .update(listingDetail)
      .set({ variations: [{ ...variation, images: ['a.jpg'], imageDeleted: ['b.jpg'] }] })
      .where(eq(listingDetail.listingId, id));
    const [stored] = (await read(id)).variations;
    const images = [...(stored?.images ?? []), ...(stored?.imageDeleted ?? [])];
    await save(id, { variations: [{ ...stored, images, imageDeleted: [] }] }, 'seller');
    const [after] = (await read(id)).variations;
    expect([after?.images, after?.imageDeleted]).toEqual([images, []]);
  });

  test('loses no picture that arrived after the form was read', async () => {
    const id = await newListing('active');
    await withPictures(id, ['a.jpg']);
    const [stale] = (await read(id)).variations;
    await withPictures(id, ['a.jpg', 'late.jpg']);
    await save(id, { variations: [{ ...stale, gtin: '4006381333931' }] }, 'seller');
    expect((await read(id)).variations[0]?.images).toHaveLength(2);
  });

  test('keeps as cleared what was cleared before and may have its value there still; what is nowhere else is dropped', async () => {
    const given = { ...colour, combination: false };
    const cleared = { ...given, id: 'LINE', name: 'Linha', value_name: null };
    const savedOf = async (externalId: string | null) => {
      const id = await newListing('active');
      await app.db.update(listing).set({ externalId }).where(eq(listing.id, id));
      await app.db
        .update(listingDetail)
        .set({ attributes: [cleared, { ...cleared, id: 'CUSTOM_SIDE', custom: true }, given] })
        .where(eq(listingDetail.listingId, id));
      await save(id, { attributes: [{ ...given, value_name: 'Verde' }] }, 'seller');
      return (await read(id)).attributes.map((each) => [each.id, each.value_name]);
    };
    expect(await savedOf('MLB-there')).toEqual([
      ['COLOR', 'Verde'],
      ['LINE', null],
    ]);
    expect(await savedOf(null)).toEqual([['COLOR', 'Verde']]);
  });

  test("keeps as cleared a value that stands there while 'Não se aplica', taken back here, was never published", async () => {
    const given = { ...colour, combination: false };
    const leftAfter = async (had: readonly (typeof given)[], isPublished: boolean) => {
      const id = await newListing('active');
      await app.db
        .update(listing)
        .set({ externalId: `MLB-${id}` })
        .where(eq(listing.id, id));
      await app.db
        .update(listingDetail)
        .set({ attributes: [...had] })
        .where(eq(listingDetail.listingId, id));
      await save(id, { attributes: [{ ...given, value_id: '-1', value_name: null }] }, 'seller');
      const { version } = await read(id);
      const processing = { id, version, sellerId: 'ana', status: 'processing', subStatus: null } as const;
      if (isPublished) await app.db.transaction((tx) => endPublishing(tx, processing, 5, new Date()));
      else await app.db.update(listing).set({ status: 'active' }).where(eq(listing.id, id));
      await save(id, { attributes: [] }, 'seller');
      return (await read(id)).attributes.map((each) => [each.id, each.value_id, each.value_name]);
    };
    expect(await leftAfter([given], false)).toEqual([['COLOR', null, null]]);
    expect(await leftAfter([given], true)).toEqual([]);
    expect(await leftAfter([], false)).toEqual([]);
  });

  test('that corrects the barcode corrects it where others are told who shares it', async () => {
    const [one, other] = [await newListing(), await newListing()];
    for (const id of [one, other]) await save(id, { gtin: '4006381333931' }, 'superuser');
    expect((await read(one)).sameEan.map(({ publishId }) => publishId)).toContain(other);
  });

  test('of one SKU writes one barcode: of the listing and its variation one follows the other, and two are refused', async () => {
    const id = await newListing();
    const { sku } = await read(id);
    await save(
      id,
      {
        gtin: '4006381333931',
        variations: [
          { ...variation, sku },
          { ...variation, _id: 'v2', sku: 'OUTRA' },
        ],
      },
      'seller',
    );
    const barcodes = async () => {
      const { gtin, variations } = await read(id);
      return [gtin, ...variations.map((each) => each.gtin)];
    };
    expect(await barcodes()).toEqual(['4006381333931', '4006381333931', null]);
    await save(id, { gtin: '7891000315507' }, 'seller');
    expect(await barcodes()).toEqual(['7891000315507', '7891000315507', null]);
    const { variations } = await read(id);
    const withOwn = (gtin: string | null) => variations.map((each) => (each.sku === sku ? { ...each, gtin } : each));
    await save(id, { variations: withOwn('4006381333931') }, 'seller');
    expect(await barcodes()).toEqual(['4006381333931', '4006381333931', null]);
    const refused = await save(id, { gtin: '7891000315507', variations: withOwn(null) }, 'seller');
    expect(problem(refused)).toMatchObject({ message: 'O anúncio e a variação do mesmo SKU têm um só EAN / GTIN' });
    expect(await barcodes()).toEqual(['4006381333931', '4006381333931', null]);
  });

  test('without a warranty has no time of one', async () => {
    const id = await newListing();
    await save(id, { warrantyType: 'Garantia do vendedor', warrantyTime: 30 }, 'superuser');
    const other = await newListing();
    await save(other, { warrantyType: 'Sem garantia', warrantyTime: 30, warrantyTimeUnit: 'meses' }, 'superuser');
    expect(await read(id)).toMatchObject({ warrantyTime: 30 });
    expect(await read(other)).toMatchObject({ warrantyType: 'Sem garantia', warrantyTime: 0, warrantyTimeUnit: 'dias' });
  });
});
