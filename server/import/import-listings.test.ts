import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenRules } from '#contract/listing-rules.ts';
import type { Database } from '../db/open.ts';
import { event, seller } from '../db/schema/core.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { category } from '../db/schema/category.ts';
import { sku } from '../db/schema/product.ts';
import { changesChannel } from '../stream/append-event.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { matchColumns, type ImportField } from './columns.ts';
import { findSeller } from './find-seller.ts';
import { importListings, type ImportLine } from './import-listings.ts';

type Row = Readonly<Record<string, string>>;
let database: Database;
let sellerId: string;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());
/** A company of its own for each test: what one imported is not there for the next. */
beforeEach(async () => {
  sellerId = `s-${randomUUID().slice(0, 8)}`;
  await database.db.insert(seller).values({ id: sellerId, name: sellerId, status: 'active', me2: true });
  await findSeller(database.db, undefined);
});

const run = (
  rows: readonly Row[],
  images: readonly string[] = [],
  mapped: ReadonlyMap<ImportField, string> = new Map(),
): Promise<readonly ImportLine[]> =>
  importListings(database.db, {
    rows,
    columnOf: matchColumns(Object.keys(rows[0] ?? {}), mapped),
    images: images.map((file) => ({ file, name: `stored-${file}` })),
    sellerId,
    accountId: 'importados',
    platformId: 'mercadolivre',
    now: new Date('2026-11-21T12:00:00.000Z'),
  });
const outcomes = (lines: readonly ImportLine[]): readonly string[] => lines.map(({ line, outcome }) => `${line} ${outcome}`);
const imported = () => database.db.select().from(listing).where(eq(listing.sellerId, sellerId)).orderBy(listing.dueAt, listing.id);

const rows: readonly Row[] = [
  { title: 'Caneca de porcelana', category: 'Casa', price: '41.0', sku: 'CAN-1', gtin: '7891000100103' },
  { title: 'Caneca de porcelana', category: 'casa', price: '1.234,56', sku: '', gtin: '' },
  { title: '', category: 'Casa', price: '1', sku: '', gtin: '' },
  { title: 'Caneca de porcelana', category: 'Casa', price: '', sku: '', gtin: '123' },
  { title: 'Outra', category: 'Casa', price: '1.234', sku: 'X', gtin: '' },
  { title: 'Mais uma', category: '', price: 'R$ 9,9', sku: 'CAN-1', gtin: '' },
];

test('takes what can be read, and says of every line what became of it', async () => {
  const lines = await run(rows);
  expect(outcomes(lines)).toEqual(['2 taken', '3 taken', '4 refused', '5 taken', '6 refused', '7 refused']);
  expect(lines.filter(({ outcome }) => outcome === 'refused').map(({ why }) => why)).toEqual([
    'Sem título',
    'Preço não entendido: 1.234',
    'SKU repetido, já está na linha 2',
  ]);
  expect((await imported()).map(({ title, price, gtin, status, reasons }) => ({ title, price, gtin, status, reasons }))).toEqual([
    { title: 'Caneca de porcelana', price: 4100, gtin: '7891000100103', status: 'pending', reasons: ['new'] },
    { title: 'Caneca de porcelana', price: 123_456, gtin: null, status: 'pending', reasons: ['new'] },
    { title: 'Caneca de porcelana', price: null, gtin: '123', status: 'pending', reasons: ['new'] },
  ]);
});

test('consoles that are open hear of each', async () => {
  const heard: string[] = [];
  const listener = await database.listen(changesChannel, { onNotice: (payload) => heard.push(payload), onGap: () => heard.push('gap') });
  await run(rows);
  const expected = (await imported()).map(({ id }) => ({ subject: `listing:${id}`, version: 1, sellerId }));
  expect(expected).toHaveLength(3);
  await expect.poll(() => heard.map((payload) => JSON.parse(payload) as unknown)).toEqual(expect.arrayContaining(expected));
  await listener.stop();
});

test('run again it changes nothing, whatever happened to a listing since', async () => {
  const first = await run(rows);
  const [decided] = await imported();
  await database.db
    .update(listing)
    .set({ status: 'refused', version: 7, title: 'Corrigida' })
    .where(eq(listing.id, decided?.id ?? ''));
  const before = await imported();
  const again = await run(rows);
  expect(outcomes(again)).toEqual(outcomes(first).map((each) => each.replace('taken', 'known')));
  expect(again.map(({ publishId }) => publishId)).toEqual(first.map(({ publishId }) => publishId));
  expect(await imported()).toEqual(before);
});

test('a file that grew is taken up where it ended', async () => {
  await run(rows.slice(0, 2));
  expect(outcomes(await run([...rows.slice(0, 2), { ...rows[0], sku: 'NEW', title: 'Nova' }]))).toEqual(['2 known', '3 known', '4 taken']);
});

test('the queue keeps the order of the file', async () => {
  const many = Array.from({ length: 450 }, (_, at) => ({ title: `Produto ${at}`, sku: `P-${at}` }));
  await run(many);
  expect((await imported()).map(({ title }) => title)).toEqual(many.map(({ title }) => title));
});

test('each listing has its SKU, its detail, its first event, and words to be found by', async () => {
  const [line] = await run([{ titulo: 'Pão de Açúcar', codigo: 'PA-1', altura: '12,5', largura: '3', profundidade: '4.25', peso: '900' }]);
  const [row] = await imported();
  expect(row).toMatchObject({ height: 12.5, width: 3, depth: 4.25, weight: 900, version: 1 });
  expect(String(row?.search)).toContain("'acucar'");
  expect(await database.db.select().from(sku).where(eq(sku.sellerId, sellerId))).toMatchObject([{ sku: 'PA-1', height: 12.5 }]);
  expect(await database.db.$count(listingDetail, eq(listingDetail.listingId, line?.publishId ?? ''))).toBe(1);
  expect(
    await database.db
      .select()
      .from(event)
      .where(eq(event.subject, `listing:${line?.publishId}`)),
  ).toMatchObject([{ type: 'created', version: 1, actorId: 'import', sellerId }]);
});

test('a row is one piece: without variations, with its pictures, and nothing of it stands against a save', async () => {
  const [line] = await run([{ title: 'Caneca', sku: 'CAN-1', descricao: 'De porcelana', gtin: '7891000100103' }], ['can-1.jpg']);
  const [detail] = await database.db
    .select()
    .from(listingDetail)
    .where(eq(listingDetail.listingId, line?.publishId ?? ''));
  expect(detail).toMatchObject({ variations: [], images: ['stored-can-1.jpg'] });
  const { shipMode, condition, listingType, warrantyType, warrantyTime, warrantyTimeUnit, description } = detail ?? {};
  const edit = {
    shipMode,
    condition,
    listingType,
    warrantyType,
    warrantyTime,
    warrantyTimeUnit,
    description,
    title: 'Caneca',
    variations: [],
  };
  expect(brokenRules(edit)).toEqual([]);
});

test('a category is found by name, accents and case aside, or made once', async () => {
  await database.db.insert(category).values({ id: 'MLB-known', name: 'Bebês', level: 1 }).onConflictDoNothing();
  await run([
    { title: 'A', category: 'BEBES' },
    { title: 'B', category: 'Festas e Lembrancinhas' },
    { title: 'C', category: 'festas e lembrancinhas' },
  ]);
  const ids = (await imported()).map(({ categoryId }) => categoryId);
  expect(ids[0]).toBe('MLB-known');
  expect(ids[1]).toBe(ids[2]);
  expect(await database.db.$count(category, eq(category.name, 'Festas e Lembrancinhas'))).toBe(1);
});

describe('images', () => {
  const coversOf = async () => Object.fromEntries((await imported()).map(({ sku: code, cover }) => [code, cover]));

  test('go to the row that names them, to the SKU they are named after, and else are dealt out', async () => {
    await run(
      [
        { title: 'A', sku: 'ABC', image: '' },
        { title: 'B', sku: 'DEF', image: 'praia.JPG' },
        { title: 'C', sku: 'GHI', image: '' },
        { title: 'D', sku: 'JKL', image: 'missing.jpg' },
      ],
      ['abc-2.jpg', 'abc.png', 'mar.jpg', 'praia.jpg', 'sol.jpg'],
    );
    const covers = await coversOf();
    expect(covers['ABC']).toBe('stored-abc-2.jpg');
    expect(covers['DEF']).toBe('stored-praia.jpg');
    expect([covers['GHI'], covers['JKL']].every((cover) => /stored-(?:mar|praia|sol)/u.test(cover ?? ''))).toBe(true);
    expect(covers['GHI']).not.toBe(covers['JKL']);
  });

  test('without any, a listing has none', async () => {
    await run([{ title: 'A', sku: 'ABC' }]);
    expect(await coversOf()).toEqual({ ABC: null });
  });
});

test('a company is named by id or name, or is "Importados"', async () => {
  const known = await findSeller(database.db, undefined);
  expect(known).toEqual({ ok: true, value: { sellerId: 'importados', accountId: 'importados' } });
  expect(await findSeller(database.db, 'Importados')).toEqual(known);
  expect(await findSeller(database.db, 'Ninguém')).toMatchObject({ ok: false });
});
