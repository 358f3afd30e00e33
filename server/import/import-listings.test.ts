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
import { readListings } from '#import/listings/read-listings.ts';
import { sayReason } from '#import/reason.ts';
import type { ReportLine } from '#import/report.ts';
import Papa from 'papaparse';
import { findSeller } from './find-seller.ts';
import { importListings } from './import-listings.ts';

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

interface More {
  readonly images?: readonly string[];
  readonly isUpdate?: boolean;
}
/** As a file has them, without cells for what a row does not name. */
const run = async (rows: readonly Row[], { images = [], isUpdate = false }: More = {}): Promise<readonly ReportLine[]> => {
  const text = Papa.unparse([...rows], { columns: [...new Set(rows.flatMap((row) => Object.keys(row)))] });
  const read = readListings({ name: 'a.csv', bytes: new TextEncoder().encode(text) }, new Map(), {});
  if (!read.ok) throw new Error(read.error);
  return importListings(database.db, {
    read: read.value,
    images: images.map((file) => ({ file, name: `stored-${file}` })),
    sellerId,
    accountId: 'importados',
    platformId: 'mercadolivre',
    isUpdate,
    now: new Date('2026-11-21T12:00:00.000Z'),
  });
};
const whys = (lines: readonly ReportLine[]): readonly string[] =>
  lines.flatMap(({ line, reasons }) => reasons.map((each) => `${line} ${sayReason(each)}`));
const outcomes = (lines: readonly ReportLine[]): readonly string[] => lines.map(({ line, outcome }) => `${line} ${outcome}`);
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
  expect(whys(lines)).toEqual([
    '4 Título: vazio (cada linha precisa de um)',
    '6 Preço: número ambíguo: “1.234” (pode ser 1234 ou 1,234; tente --decimal , ou --decimal .)',
    '7 SKU repetido: “CAN-1” (já está na linha 2)',
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

describe('run again', () => {
  test('it changes nothing, and what is equal is said to be here', async () => {
    const first = await run(rows);
    const before = await imported();
    const again = await run(rows);
    expect(outcomes(again)).toEqual(outcomes(first).map((each) => each.replace('taken', 'known')));
    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(await imported()).toEqual(before);
  });

  test('it changes nothing of what somebody changed since, and tells the difference', async () => {
    await run(rows);
    const [decided] = await imported();
    await database.db
      .update(listing)
      .set({ status: 'refused', version: 7, title: 'Corrigida' })
      .where(eq(listing.id, decided?.id ?? ''));
    const before = await imported();
    const again = await run(rows);
    expect(outcomes(again)[0]).toBe('2 differs');
    expect(whys(again)[0]).toBe('2 Título diferente (aqui “Corrigida”, no arquivo “Caneca de porcelana”)');
    expect(await imported()).toEqual(before);
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
    expect(await database.db.select().from(sku).where(eq(sku.sellerId, sellerId))).toMatchObject([{ price: 9990, weight: 1200, stock: 5 }]);
    const [detail] = await database.db
      .select()
      .from(listingDetail)
      .where(eq(listingDetail.listingId, row?.id ?? ''));
    expect(detail).toMatchObject({
      description: 'Alumínio',
      attributes: [
        { id: 'BRAND', value_name: 'Rochedo' },
        { id: 'CUSTOM_COR', value_name: 'Preta' },
      ],
    });
    const happened = await database.db.select().from(event).where(eq(event.sellerId, sellerId)).orderBy(event.seq);
    expect(happened.map(({ subject, type, version }) => [subject.split(':')[0], type, version])).toEqual([
      ['listing', 'created', 1],
      ['listing', 'edited', 2],
      ['product', 'edited', 2],
    ]);
    expect(outcomes(await run([corrected]))).toEqual(['2 known']);
  });

  test('with --update what is on the marketplace stays, and that is told', async () => {
    await run([panela]);
    await database.db.update(listing).set({ status: 'active' }).where(eq(listing.sellerId, sellerId));
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

test('a SKU that the company gave another product is refused for its row alone', async () => {
  await run([{ title: 'Feita à mão', sku: 'MAO-1' }]);
  const [row] = await imported();
  await database.db.delete(listingDetail).where(eq(listingDetail.listingId, row?.id ?? ''));
  await database.db.delete(listing).where(eq(listing.id, row?.id ?? ''));
  const lines = await run([
    { title: 'A', sku: 'MAO-1' },
    { title: 'B', sku: 'B-1' },
  ]);
  expect(outcomes(lines)).toEqual(['2 refused', '3 taken']);
  expect(whys(lines)[0]).toContain('SKU já usado na empresa: “MAO-1”');
});

test('of rows with one title each stays the same one when an earlier one is corrected', async () => {
  const [first, second] = [
    { title: 'Caneca', price: 'caro' },
    { title: 'Caneca', price: '2,00' },
  ];
  const [, taken] = await run([first, second]);
  const again = await run([{ ...first, price: '1,00' }, second]);
  expect(outcomes(again)).toEqual(['2 taken', '3 known']);
  expect(again[1]?.id).toBe(taken?.id);
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
  expect(await database.db.$count(listingDetail, eq(listingDetail.listingId, line?.id ?? ''))).toBe(1);
  expect(
    await database.db
      .select()
      .from(event)
      .where(eq(event.subject, `listing:${line?.id}`)),
  ).toMatchObject([{ type: 'created', version: 1, actorId: 'import', sellerId }]);
});

test('a row is one piece: without variations, with its pictures, and nothing of it stands against a save', async () => {
  const [line] = await run([{ title: 'Caneca', sku: 'CAN-1', descricao: 'De porcelana', gtin: '7891000100103' }], {
    images: ['can-1.jpg'],
  });
  const [detail] = await database.db
    .select()
    .from(listingDetail)
    .where(eq(listingDetail.listingId, line?.id ?? ''));
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

  test('go to the SKU they are named after, and those that nobody names are dealt out', async () => {
    await run(
      [
        { title: 'A', sku: 'ABC' },
        { title: 'C', sku: 'GHI' },
        { title: 'D', sku: 'JKL' },
      ],
      { images: ['abc-2.jpg', 'abc.png', 'mar.jpg', 'praia.jpg', 'sol.jpg'] },
    );
    const covers = await coversOf();
    expect(covers['ABC']).toBe('stored-abc-2.jpg');
    expect([covers['GHI'], covers['JKL']].every((cover) => /stored-(?:mar|praia|sol)/u.test(cover ?? ''))).toBe(true);
    expect(covers['GHI']).not.toBe(covers['JKL']);
  });

  test('that a row names belong to that row alone, also where the row is refused or the name is in capitals', async () => {
    await run(
      [
        { title: 'A', sku: 'ABC', image: 'azul.png', price: '' },
        { title: 'B', sku: 'azul', image: '', price: '' },
        { title: 'C', sku: 'GHI', image: '', price: '' },
        { title: 'D', sku: 'JKL', image: 'C:\\fotos\\VERDE.PNG', price: '' },
        { title: 'E', sku: 'MNO', image: 'preta.png', price: 'caro' },
      ],
      { images: ['azul.png', 'preta.png', 'verde.png'] },
    );
    expect(await coversOf()).toEqual({ ABC: 'stored-azul.png', azul: null, GHI: null, JKL: 'stored-verde.png' });
  });

  test('that a row names and nobody has are told, and it gets no other', async () => {
    const lines = await run(
      [
        { title: 'A', sku: 'ABC', image: 'amarela.png' },
        { title: 'B', sku: 'DEF', image: '' },
      ],
      { images: ['mar.jpg'] },
    );
    expect(outcomes(lines)).toEqual(['2 taken', '3 taken']);
    expect(whys(lines)).toEqual([
      '2 Imagem não encontrada: “amarela.png” (não está nas pastas de --images; a linha entra sem ela)',
      '3 Imagens distribuídas ao acaso (nem a linha nem o SKU dizem quais são as suas; confira, ou nomeie-as na coluna de imagem)',
    ]);
    expect(await coversOf()).toEqual({ ABC: null, DEF: 'stored-mar.jpg' });
  });

  test('may be several in one cell, or in columns of their own, in the order of the row', async () => {
    const images = ['azul.png', 'kit 3, azul.png', 'verde.png'];
    await run([{ title: 'A', sku: 'A', image: 'verde.png|azul.png; falta.png', 'imagem 2': 'kit 3, azul.png' }], { images });
    const [row] = await imported();
    const [detail] = await database.db
      .select()
      .from(listingDetail)
      .where(eq(listingDetail.listingId, row?.id ?? ''));
    expect(detail?.images).toEqual(['stored-verde.png', 'stored-azul.png', 'stored-kit 3, azul.png']);
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
  expect(await findSeller(database.db, 'Ninguém')).toMatchObject({ ok: false, error: 'Empresa não encontrada: Ninguém' });
  expect(await findSeller(database.db, sellerId)).toMatchObject({ ok: false, error: expect.stringContaining('não tem conta') as string });
});
