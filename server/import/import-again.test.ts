import { and, eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { event } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import type { ProductEventData } from '../products/product-event.ts';
import { commandOf } from '../marketplace/command-of.ts';
import { outcomes, sixRows, openListingImports, whys, type Row } from './import-listings-fixture.ts';

const { database, sellerId, run, imported } = openListingImports();

describe('run again', () => {
  test('it changes nothing, and what is equal is said to be here', async () => {
    const first = await run(sixRows);
    const before = await imported();
    const again = await run(sixRows);
    expect(outcomes(again)).toEqual(outcomes(first).map((each) => each.replace('taken', 'known')));
    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(await imported()).toEqual(before);
  });

  test('it changes nothing of what somebody changed since, and tells the difference', async () => {
    await run(sixRows);
    const [decided] = await imported();
    await database()
      .db.update(listing)
      .set({ status: 'refused', version: 7, title: 'Corrigida' })
      .where(eq(listing.id, decided?.id ?? ''));
    const before = await imported();
    const again = await run(sixRows);
    expect(outcomes(again)[0]).toBe('2 differs');
    expect(whys(again)[0]).toBe('2 Título diferente (aqui “Corrigida”, no arquivo “Caneca de porcelana”)');
    expect(await imported()).toEqual(before);
  });

  test('what was deleted since is not made anew, and its row says where to list it', async () => {
    await run(sixRows);
    const here = await imported();
    for (const { id, version } of here) {
      await database().db.delete(listingDetail).where(eq(listingDetail.listingId, id));
      await database().db.delete(listing).where(eq(listing.id, id));
      const removed = { subject: `listing:${id}`, type: 'removed', version: version + 1, actorId: 'ana', actorName: 'Ana', at: new Date() };
      await database()
        .db.insert(event)
        .values({ ...removed, data: {}, sellerId: sellerId() });
    }
    const again = await run(sixRows);
    expect(await imported()).toEqual([]);
    const [whole, untold] = whys(again);
    expect(whole).toBe('2 Anúncio excluído: “Caneca de porcelana” (o produto continua no Balcão; crie o anúncio a partir dele)');
    expect(untold).toBe('3 Anúncio excluído: “Caneca de porcelana” (o produto continua no Balcão; crie o anúncio a partir dele)');
  });

  const panela: Row = {
    titulo: 'Panela 3 L',
    preco: '89.9',
    peso: '1,2',
    sku: 'C05-2',
    descricao: 'Alumínio',
    marca: 'Rochedo',
    estoque: '3',
    'attr:Cor': 'Prata',
  };
  const corrected: Row = { ...panela, preco: '99.9', peso: '1200', descricao: '', estoque: '5', 'attr:Cor': 'Preta' };
  const differences = [
    '2 Preço diferente (aqui “R$ 89,90”, no arquivo “R$ 99,90”)',
    '2 Peso diferente (aqui “1,2”, no arquivo “1200”)',
    '2 Estoque diferente (aqui “3”, no arquivo “5”)',
    '2 Cor diferente (aqui “Prata”, no arquivo “Preta”)',
  ];

  const productEvents = () =>
    database()
      .db.select()
      .from(event)
      .where(and(eq(event.sellerId, sellerId()), like(event.subject, 'product:%')));
  /** Another listing of what was imported. */
  const copyOfIt = async (more: Partial<typeof listing.$inferInsert> & { readonly id: string }): Promise<void> => {
    const [own] = await database().db.select().from(listing).where(eq(listing.sellerId, sellerId()));
    if (!own) throw new Error('Nothing was imported');
    const { search: _search, ...copied } = own;
    const [detail] = await database().db.select().from(listingDetail).where(eq(listingDetail.listingId, own.id));
    await database()
      .db.insert(listing)
      .values({ ...copied, search: [], ...more });
    if (detail)
      await database()
        .db.insert(listingDetail)
        .values({ ...detail, listingId: more.id });
  };

  test('a barcode that the file corrects is that of the variation of its SKU as well', async () => {
    await run([{ ...panela, ean: '7891000315507' }]);
    const [{ id } = { id: '' }] = await imported();
    const variation = { _id: 'v1', sku: 'C05-2', gtin: '7891000315507', images: [], imageDeleted: [], attributes: [] };
    const ofIt = eq(listingDetail.listingId, id);
    await database()
      .db.update(listingDetail)
      .set({ variations: [variation] })
      .where(ofIt);
    expect(outcomes(await run([{ ...panela, ean: '7896000721358' }], { isUpdate: true }))).toEqual(['2 updated']);
    const [row] = await database().db.select().from(listing).where(eq(listing.id, id));
    const [detail] = await database().db.select().from(listingDetail).where(ofIt);
    expect([row?.gtin, detail?.variations[0]?.gtin]).toEqual(['7896000721358', '7896000721358']);
  });

  test('a row that was corrected is told field by field; an empty cell says nothing', async () => {
    await run([panela]);
    const lines = await run([corrected]);
    expect(outcomes(lines)).toEqual(['2 differs']);
    expect(whys(lines).map((each) => each.replace('1.200', '1200'))).toEqual(differences);
    expect(await imported()).toMatchObject([{ price: 8990, version: 1 }]);
  });

  test('with --update it is taken: listing, SKU, product, and an edit in the history of both', async () => {
    await run([panela]);
    expect(outcomes(await run([corrected], { isUpdate: true }))).toEqual(['2 updated']);
    const [row] = await imported();
    expect(row).toMatchObject({ price: 9990, weight: 1200, version: 2, reasons: ['new', 'edited'] });
    expect(await database().db.select().from(sku).where(eq(sku.sellerId, sellerId()))).toMatchObject([
      { price: 9990, weight: 1200, stock: 5 },
    ]);
    const [detail] = await database()
      .db.select()
      .from(listingDetail)
      .where(eq(listingDetail.listingId, row?.id ?? ''));
    expect(detail).toMatchObject({
      description: 'Alumínio',
      attributes: [
        { id: 'BRAND', value_name: 'Rochedo' },
        { id: 'CUSTOM_COR', value_name: 'Preta' },
      ],
    });
    const happened = await database().db.select().from(event).where(eq(event.sellerId, sellerId())).orderBy(event.seq);
    expect(happened.map(({ subject, type, version }) => [subject.split(':')[0], type, version])).toEqual([
      ['listing', 'created', 1],
      ['listing', 'edited', 2],
      ['product', 'edited', 2],
    ]);
    expect(outcomes(await run([corrected]))).toEqual(['2 known']);
  });

  test('with --update the product’s history tells what of it changed, and nothing that is the listing’s alone', async () => {
    await run([{ ...panela, marca: '' }]);
    await run([{ ...corrected, titulo: 'Panela 4 L', descricao: 'Aço' }], { isUpdate: true });
    const [edited] = await productEvents();
    expect((edited?.data as ProductEventData | undefined)?.changes).toEqual([
      { field: 'title', before: 'Panela 3 L', after: 'Panela 4 L' },
      { field: 'brand', before: null, after: 'Rochedo' },
      { field: 'price:C05-2', before: 'R$ 89,90', after: 'R$ 99,90' },
      { field: 'stock:C05-2', before: '3', after: '5' },
      { field: 'weight:C05-2', before: '1.2', after: '1200' },
    ]);
  });

  test('with --update stock and price are told to what else sells the SKU at its price and is on sale', async () => {
    await run([panela]);
    await copyOfIt({ id: 'on-sale', status: 'active' });
    await run([corrected], { isUpdate: true });
    const jobs = await database().db.select().from(integrationJob).where(eq(integrationJob.sellerId, sellerId()));
    const told = { subject: 'listing:on-sale', status: 'waiting' };
    const [price, stock] = jobs.toSorted((one, other) => one.kind.localeCompare(other.kind));
    expect([jobs.length, price, stock]).toMatchObject([2, { kind: 'changePrice', ...told }, { kind: 'setStock', ...told }]);
    expect(stock && (await commandOf(database().db, stock))).toMatchObject({ kind: 'setStock', stock: 5 });
  });

  test('with --update a barcode is that of the other listings of the SKU, and told where they are on sale', async () => {
    await run([{ ...panela, ean: '7891000315507' }]);
    await copyOfIt({ id: 'also-there', status: 'active', externalId: 'MLB-there' });
    expect(outcomes(await run([{ ...panela, ean: '7896000721358' }], { isUpdate: true }))).toEqual(['2 updated']);
    const [there] = await database().db.select().from(listing).where(eq(listing.id, 'also-there'));
    expect(there).toMatchObject({ gtin: '7896000721358', status: 'active', version: 2 });
    const jobs = await database().db.select().from(integrationJob).where(eq(integrationJob.sellerId, sellerId()));
    expect(jobs).toMatchObject([{ kind: 'publishListing', subject: 'listing:also-there' }]);
    const [told] = await database().db.select().from(event).where(eq(event.subject, 'listing:also-there'));
    expect(told).toMatchObject({ type: 'edited', actorName: 'Importação' });
  });

  test('with --update a row says nothing of the SKU that a person bound its listing to since', async () => {
    await run([{ ...panela, ean: '7891000315507' }]);
    await database().db.update(sku).set({ sku: 'OUTRO-1' }).where(eq(sku.sellerId, sellerId()));
    expect(outcomes(await run([{ ...panela, preco: '60', ean: '7896000721358' }], { isUpdate: true }))).toEqual(['2 updated']);
    expect(await imported()).toMatchObject([{ gtin: '7896000721358', price: 6000 }]);
    expect(await database().db.select().from(sku).where(eq(sku.sellerId, sellerId()))).toMatchObject([
      { gtin: '7891000315507', price: 8990 },
    ]);
    expect(await productEvents()).toEqual([]);
  });

  test('with --update a price of the listing’s own stays its own: its SKU and what is on sale at the SKU’s keep theirs', async () => {
    await run([panela]);
    const [own] = await imported();
    await copyOfIt({ id: 'at-sku-price', status: 'active' });
    await database()
      .db.update(listing)
      .set({ price: 5000 })
      .where(eq(listing.id, own?.id ?? ''));
    expect(outcomes(await run([{ ...panela, preco: '60' }], { isUpdate: true }))).toEqual(['2 updated']);
    const prices = await database()
      .db.select({ id: listing.id, price: listing.price })
      .from(listing)
      .where(eq(listing.sellerId, sellerId()));
    expect(Object.fromEntries(prices.map(({ id, price }) => [id, price]))).toEqual({ [own?.id ?? '']: 6000, 'at-sku-price': 8990 });
    expect(await database().db.select().from(sku).where(eq(sku.sellerId, sellerId()))).toMatchObject([{ price: 8990 }]);
    expect(await productEvents()).toEqual([]);
    expect(await database().db.$count(integrationJob, eq(integrationJob.sellerId, sellerId()))).toBe(0);
  });

  test('with --update the product’s history says what the product and its SKU had, not what the listing had', async () => {
    await run([panela]);
    await database()
      .db.update(listing)
      .set({ title: 'Panela da vovó', gtin: '7891000315507', weight: 7 })
      .where(eq(listing.sellerId, sellerId()));
    await database().db.update(sku).set({ weight: 1200 }).where(eq(sku.sellerId, sellerId()));
    const file = { ...panela, titulo: 'Panela 4 L', ean: '7896000721358', peso: '1200', marca: 'Tramontina' };
    expect(outcomes(await run([file], { isUpdate: true }))).toEqual(['2 updated']);
    const [edited] = await productEvents();
    expect((edited?.data as ProductEventData | undefined)?.changes).toEqual([
      { field: 'title', before: 'Panela 3 L', after: 'Panela 4 L' },
      { field: 'brand', before: 'Rochedo', after: 'Tramontina' },
      { field: 'gtin:C05-2', before: null, after: '7896000721358' },
    ]);
  });

  test('with --update a title of the listing’s own is not made the product’s by another brand', async () => {
    await run([panela]);
    await database().db.update(listing).set({ title: 'Panela da vovó' }).where(eq(listing.sellerId, sellerId()));
    await run([{ ...panela, titulo: 'Panela da vovó', marca: 'Tramontina' }], { isUpdate: true });
    expect(await database().db.select().from(product).where(eq(product.sellerId, sellerId()))).toMatchObject([
      { title: 'Panela 3 L', brand: 'Tramontina' },
    ]);
  });

  test('with --update what is on the marketplace stays, and that is told', async () => {
    await run([panela]);
    await database().db.update(listing).set({ status: 'active' }).where(eq(listing.sellerId, sellerId()));
    const lines = await run([corrected], { isUpdate: true });
    expect(outcomes(lines)).toEqual(['2 differs']);
    expect(whys(lines)[0]).toContain('Anúncio no ar');
    expect(await imported()).toMatchObject([{ price: 8990 }]);
  });

  test('pictures a row names now are told, and taken with --update', async () => {
    await run([{ title: 'A', sku: 'A', image: '' }]);
    const named = [{ title: 'A', sku: 'A', image: 'azul.png' }];
    expect(outcomes(await run(named, { images: ['azul.png'] }))).toEqual(['2 differs']);
    expect(outcomes(await run(named, { images: ['azul.png'], isUpdate: true }))).toEqual(['2 updated']);
    expect(await imported()).toMatchObject([{ cover: 'stored-azul.png' }]);
    expect(outcomes(await run(named))).toEqual(['2 known']);
  });
});
