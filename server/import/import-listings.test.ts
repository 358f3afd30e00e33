import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { brokenRules } from '#contract/listing-rules.ts';
import { event } from '../db/schema/core.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { category } from '../db/schema/category.ts';
import { sku } from '../db/schema/product.ts';
import { changesChannel } from '../stream/append-event.ts';
import { findSeller } from './find-seller.ts';
import { outcomes, sixRows, openListingImports, whys } from './import-listings-fixture.ts';

const { database, sellerId, run, imported } = openListingImports();

test('takes what can be read, and says of every line what became of it', async () => {
  const lines = await run(sixRows);
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
  const listener = await database().listen(changesChannel, { onNotice: (payload) => heard.push(payload), onGap: () => heard.push('gap') });
  await run(sixRows);
  const expected = (await imported()).map(({ id }) => ({ subject: `listing:${id}`, version: 1, sellerId: sellerId() }));
  expect(expected).toHaveLength(3);
  await expect.poll(() => heard.map((payload) => JSON.parse(payload) as unknown)).toEqual(expect.arrayContaining(expected));
  await listener.stop();
});

test('a SKU that the company gave another product is refused for its row alone', async () => {
  await run([{ title: 'Feita à mão', sku: 'MAO-1' }]);
  const [row] = await imported();
  await database()
    .db.delete(listingDetail)
    .where(eq(listingDetail.listingId, row?.id ?? ''));
  await database()
    .db.delete(listing)
    .where(eq(listing.id, row?.id ?? ''));
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
  await run(sixRows.slice(0, 2));
  expect(outcomes(await run([...sixRows.slice(0, 2), { ...sixRows[0], sku: 'NEW', title: 'Nova' }]))).toEqual([
    '2 known',
    '3 known',
    '4 taken',
  ]);
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
  expect(await database().db.select().from(sku).where(eq(sku.sellerId, sellerId()))).toMatchObject([{ sku: 'PA-1', height: 12.5 }]);
  expect(await database().db.$count(listingDetail, eq(listingDetail.listingId, line?.id ?? ''))).toBe(1);
  expect(
    await database()
      .db.select()
      .from(event)
      .where(eq(event.subject, `listing:${line?.id}`)),
  ).toMatchObject([{ type: 'created', version: 1, actorId: 'import', sellerId: sellerId() }]);
});

test('a row is one piece: without variations, with its pictures, and nothing of it stands against a save', async () => {
  const [line] = await run([{ title: 'Caneca', sku: 'CAN-1', descricao: 'De porcelana', gtin: '7891000100103' }], {
    images: ['can-1.jpg'],
  });
  const [detail] = await database()
    .db.select()
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
  await database().db.insert(category).values({ id: 'MLB-known', name: 'Bebês', level: 1 }).onConflictDoNothing();
  await run([
    { title: 'A', category: 'BEBES' },
    { title: 'B', category: 'Festas e Lembrancinhas' },
    { title: 'C', category: 'festas e lembrancinhas' },
  ]);
  const ids = (await imported()).map(({ categoryId }) => categoryId);
  expect(ids[0]).toBe('MLB-known');
  expect(ids[1]).toBe(ids[2]);
  expect(await database().db.$count(category, eq(category.name, 'Festas e Lembrancinhas'))).toBe(1);
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
    const [detail] = await database()
      .db.select()
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
  const known = await findSeller(database().db, undefined);
  expect(known).toEqual({ ok: true, value: { sellerId: 'importados', accountId: 'importados' } });
  expect(await findSeller(database().db, 'Importados')).toEqual(known);
  expect(await findSeller(database().db, 'Ninguém')).toMatchObject({ ok: false, error: 'Empresa não encontrada: Ninguém' });
  expect(await findSeller(database().db, sellerId())).toMatchObject({
    ok: false,
    error: expect.stringContaining('não tem conta') as string,
  });
});
