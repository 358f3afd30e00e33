import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  beginImport,
  cancelImport,
  getImport,
  getImportLines,
  listImports,
  getStockSheet,
  mapImport,
  mostImportBytes,
  startImport,
  type ImportRun,
} from '#contract/import-run.ts';
import { saveProduct } from '#contract/product.ts';
import { event } from '../db/schema/core.ts';
import { importLine, importPiece, importRun } from '../db/schema/import-run.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { product, sku } from '../db/schema/product.ts';
import { openImports } from './imports-fixture.ts';
import { importWork, pruneImports } from './import-work.ts';
import { createWorker } from '../worker/worker.ts';
import { quiet } from '../testing/open-test-db.ts';

const { app, send, read, bring, map, checked, start, lines, told, stocked, skuNamed } = openImports();

/** Of its only file: is the mapping remembered, and what is each column? */
const columnsOf = ({ files }: ImportRun) => files.flatMap(({ isRemembered, columns }) => [isRemembered, columns.map(({ field }) => field)]);

test('a file of prices and stock says what changes before anything does, and then changes exactly that', async () => {
  const productId = await stocked('A1', 1000, 5);
  await stocked('A2', 2000, 7);
  await stocked('A3', 3000, 9);
  const run = await checked('\u{FEFF}Código;Preço;Estoque\r\nA1;12,50;5\r\nA2;20,00;0\r\nA3;30,00;9\r\nA4;1,00;1\r\n');
  expect(run).toMatchObject({ status: 'checked', kind: 'stock', files: [{ readAs: 'UTF-8 com BOM, separado por ponto e vírgula' }] });
  expect(run.counts).toEqual({ ready: 2, known: 1, refused: 1, prices: 1, stocks: 1 });
  expect(await told(run)).toEqual([
    '2 ready',
    '3 ready',
    '4 known',
    '5 refused: SKU não encontrado: “A4” (a empresa não tem esse SKU; confira o código, ou crie o produto antes)',
  ]);
  expect((await lines(run)).flatMap(({ changes }) => changes)).toEqual([
    { field: 'price', before: expect.stringMatching(/10,00/u), after: expect.stringMatching(/12,50/u) },
    { field: 'stock', before: '7', after: '0' },
  ]);
  expect(await skuNamed('A1')).toEqual({ price: 1000, stock: 5 });

  const done = await start(run);
  expect(done).toMatchObject({ status: 'done', done: 2, total: 2, counts: { taken: 2, known: 1, refused: 1 } });
  expect([await skuNamed('A1'), await skuNamed('A2'), await skuNamed('A3')]).toEqual([
    { price: 1250, stock: 5 },
    { price: 2000, stock: 0 },
    { price: 3000, stock: 9 },
  ]);
  const told1 = await app()
    .db.select()
    .from(event)
    .where(eq(event.subject, `product:${productId}`));
  expect(told1).toMatchObject([{ type: 'edited', version: 2, actorId: 'seller', data: { fields: ['sku:A1'] } }]);
  // The marketplace is told of the listing whose stock changed, as a save of the product tells it.
  const jobs = await app().db.select().from(integrationJob).where(eq(integrationJob.kind, 'setStock'));
  expect(jobs.map(({ subject }) => subject)).toEqual(['listing:A2']);
});

test('what somebody else changed since the sheet was exported is refused with who and when, and not written over', async () => {
  const productId = await stocked('B1', 1000, 5);
  await stocked('B2', 1000, 5);
  const sheet = getStockSheet.reply.parse((await send(getStockSheet, {}, 'seller')).body).lines;
  const versionOf = (code: string) => sheet.find((each) => each.sku === code)?.version;
  const skus = [
    { _id: 'sku-B1', gtin: null, noBarcode: 'other', dimensions: { height: 1, width: 1, depth: 1, weight: 1 }, price: 1100, stock: 5 },
  ];
  const saved = await send(saveProduct, { params: { id: productId }, body: { name: 'Outra', brand: null, skus } }, 'superuser');
  expect(saved.status).toBe(200);
  const run = await checked(`SKU,Produto,Preço,Estoque,Versão\nB1,x,"15,00",5,${versionOf('B1')}\nB2,x,"15,00",5,${versionOf('B2')}\n`);
  expect(await told(run)).toEqual([
    expect.stringMatching(/^2 refused: Mudou desde que a planilha foi feita \(por Sônia Super, em \d\d\/\d\d\/\d{4}, \d\d:\d\d; exporte/u),
    '3 ready',
  ]);
  expect(await start(run)).toMatchObject({ status: 'done', counts: { taken: 1, refused: 1 } });
  expect([await skuNamed('B1'), await skuNamed('B2')]).toEqual([
    { price: 1100, stock: 5 },
    { price: 1500, stock: 5 },
  ]);
});

test.each([
  ['no version', 'sku,price\nC1,"15,00"\n'],
  ['one that is yet to come', 'sku,price,versão\nC2,"15,00",999\n'],
])('what somebody else changes between looking and importing is refused, though the file names %s', async (_which, file) => {
  const [code = ''] = /C\d/u.exec(file) ?? [];
  const productId = await stocked(code, 1000, 5);
  const run = await checked(file);
  const skus = [
    { _id: `sku-${code}`, gtin: null, noBarcode: 'other', dimensions: { height: 1, width: 1, depth: 1, weight: 1 }, price: 900, stock: 5 },
  ];
  await send(saveProduct, { params: { id: productId }, body: { name: 'C', brand: null, skus } }, 'superuser');
  expect(await start(run)).toMatchObject({ status: 'done', counts: { refused: 1, ready: 0 } });
  expect(await told(run)).toEqual([expect.stringMatching(/^2 refused: Mudou desde/u)]);
  expect(await skuNamed(code)).toEqual({ price: 900, stock: 5 });
});

test('columns are mapped once: the next file of the company with that head is mapped as the last', async () => {
  await stocked('D1', 1000, 5);
  const file = 'Ref. interna;Valor à vista;Qtd loja\nD1;11,00;6\n';
  const first = await bring(file);
  expect([first.kind, ...columnsOf(first)]).toEqual(['stock', false, [null, null, null]]);
  const refused = await map(first);
  expect([refused.status, (refused.body as { message: string }).message]).toEqual([400, 'Falta a coluna “SKU”. Diga qual coluna é.']);
  await map(first, { columns: { 'Ref. interna': 'sku', 'Valor à vista': 'price', 'Qtd loja': 'stock' } });
  expect((await read(first._id)).counts).toMatchObject({ ready: 1, prices: 1, stocks: 1 });
  const again = await bring(file);
  expect(columnsOf(again)).toEqual([true, ['sku', 'price', 'stock']]);
});

test('a number with two readings is refused until the person says which is meant, and the lines are looked at anew', async () => {
  await stocked('E1', 1000, 5);
  const run = await checked('sku;preço\nE1;1.234\n');
  expect(await told(run)).toEqual([
    '2 refused: Preço: número ambíguo: “1.234” (pode ser 1234 ou 1,234; diga ao mapear as colunas qual é a marca dos decimais)',
  ]);
  await map(run, { decimal: ',' });
  expect(await told(run)).toEqual(['2 ready']);
  expect((await read(run._id)).counts).toEqual({ ready: 1, prices: 1 });
});

test('a code that is twice in a file is taken from its first line alone, however far apart they are', async () => {
  await stocked('F1', 1000, 5);
  const between = Array.from({ length: 600 }, (_, at) => `none-${at};1,00`).join('\n');
  const run = await checked(`sku;preço\nF1;11,00\n${between}\nF1;12,00\n`);
  expect((await told(run)).at(-1)).toBe('603 refused: SKU repetido (já está na linha 2)');
  await start(run);
  expect(await skuNamed('F1')).toMatchObject({ price: 1100 });
});

test('corrected rows are taken from the report itself: its own columns are known, and what was taken is there already', async () => {
  await stocked('G1', 1000, 5);
  await stocked('G2', 1000, 5);
  const first = await checked('sku;preço\nG1;11,00\nG2;onze\n');
  expect((await start(first)).counts).toMatchObject({ taken: 1, refused: 1 });
  const report = 'sku;preço;Linha do arquivo;Resultado;Motivo\nG1;11,00;2;Importada;\nG2;12,00;3;Recusada;Preço\n';
  const run = await bring(report);
  expect(columnsOf(run)).toEqual([true, ['sku', 'price', null, null, null]]);
  await map(run);
  expect(await told(run)).toEqual(['2 known', '3 ready']);
});

test('listings are taken as the command line takes them, and a second time they are there already', async () => {
  const file = 'título;sku;preço;estoque\nCaneca azul;L-1;10,00;3\nCaneca azul;;11,00;1\nCaneca azul;;12,00;1\n;L-4;1,00;1\n';
  const run = await checked(file);
  expect([run.kind, run.counts]).toEqual(['listings', { ready: 3, refused: 1 }]);
  expect(await start(run)).toMatchObject({ status: 'done', counts: { taken: 3, refused: 1 } });
  const made = await app()
    .db.select({ sku: sku.sku, stock: sku.stock })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(product.title, 'Caneca azul'));
  expect(made).toHaveLength(3);
  const again = await start(await checked(file));
  expect(again.counts).toMatchObject({ known: 3, refused: 1 });
});

test('vehicles are a superuser’s alone, and of no company', async () => {
  const run = await bring('Marca;Modelo;Ano;Combustível\nFiat;Uno Mille;2001;Gasolina\n', 'superuser');
  expect([run.kind, Object.keys(run.fields)]).toEqual(['vehicles', ['vehicles']]);
  await map(run, {}, 'superuser');
  expect(await start(run, 'superuser')).toMatchObject({ status: 'done', counts: { taken: 1 } });
  const own = await bring('Marca;Modelo;Ano\nFiat;Uno;2001\n');
  expect(Object.keys(own.fields)).toEqual(['stock', 'listings']);
  const asked = await send(
    mapImport,
    { params: { id: own._id }, body: { files: [{ table: 'vehicles', columns: ['brand', 'model', 'year'] }], decimal: null } },
    'seller',
  );
  expect(asked.status).toBe(403);
});

test('a file that is none, or has nothing in it, fails with the reason in a sentence; one that is too large is refused unsent', async () => {
  expect(await bring(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]))).toMatchObject({
    status: 'failed',
    problem: expect.stringMatching(/planilha \(.xlsx ou .ods\), não um CSV/u),
  });
  expect(await bring('sku;preço\n')).toMatchObject({ status: 'failed', problem: 'O arquivo só tem a linha com os nomes das colunas' });
  expect(await bring('\n')).toMatchObject({ status: 'failed', problem: 'O arquivo está vazio' });
  const big = await send(beginImport, { body: { files: [{ name: 'a.csv', bytes: mostImportBytes + 1 }], sellerId: null } }, 'seller');
  expect([big.status, (big.body as { message: string }).message]).toEqual([413, 'O arquivo passa do limite de 20 MB: divida-o em partes']);
});

test('a file of several pieces is read as one, its lines numbered as in the file, and its bytes are gone then', async () => {
  const rows = Array.from({ length: 9000 }, (_, at) => `P-${at};"${'x'.repeat(60)}";"1,00"`);
  const run = await bring(`sku;nome;preço\n${rows.join('\n')}\n`);
  expect(run).toMatchObject({ status: 'read', total: 9000 });
  const last = await lines(run, 'seller', { after: '8999' });
  expect(last.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [9000, 'P-8998'],
    [9001, 'P-8999'],
  ]);
  expect(await app().db.$count(importPiece)).toBe(0);
});

test('of a step of the server that a cancel meets nothing is written', async () => {
  await stocked('H1', 1000, 5);
  const run = await checked('sku;preço\nH1;11,00\n');
  const { db } = app();
  await send(startImport, { params: { id: run._id } }, 'seller');
  const met: typeof importWork = {
    ...importWork,
    work: async (...given) => {
      const found = await importWork.work(...given);
      expect((await send(cancelImport, { params: { id: run._id } }, 'seller')).status).toBe(200);
      return found;
    },
  };
  const worker = createWorker(met, { db, clock: () => new Date(), log: quiet });
  await worker.drain();
  expect(worker.figures()).toMatchObject({ lost: 1, done: 0 });
  expect(await read(run._id)).toMatchObject({ status: 'cancelled', counts: { ready: 1 } });
  expect(await skuNamed('H1')).toEqual({ price: 1000, stock: 5 });
});

test('an import is cancelled while it waits, nobody of another company finds it, and after a month it is gone', async () => {
  const run = await checked('sku;preço\nnone;1,00\n');
  for (const line of [getImport, getImportLines, cancelImport])
    expect((await send(line, { params: { id: run._id } }, 'foreignSeller')).status).toBe(404);
  expect((await send(cancelImport, { params: { id: run._id } }, 'seller')).body).toMatchObject({ status: 'cancelled' });
  expect((await send(cancelImport, { params: { id: run._id } }, 'seller')).status).toBe(409);
  await pruneImports(app().db, new Date(Date.now() + 31 * 24 * 3_600_000));
  expect([await app().db.$count(importRun), await app().db.$count(importLine)]).toEqual([0, 0]);
});

test('what is past its time is not there, nor in a list, though its lines may be gone in part only', async () => {
  const run = await checked('sku;preço\nnone;1,00\n');
  const createdAt = new Date(Date.now() - 31 * 24 * 3_600_000);
  await app().db.update(importRun).set({ createdAt }).where(eq(importRun.id, run._id));
  for (const line of [getImport, getImportLines, startImport, cancelImport])
    expect((await send(line, { params: { id: run._id } }, 'seller')).status).toBe(404);
  for (const query of [{}, { ids: run._id }]) {
    const { items } = listImports.reply.parse((await send(listImports, { query }, 'seller')).body);
    expect(items.map(({ _id }) => _id)).not.toContain(run._id);
  }
});
