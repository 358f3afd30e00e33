import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { kit } from '../db/schema/kit.ts';
import { kitTexts } from '../kits/kit-texts.ts';
import { writeStock } from '../products/write-stock.ts';
import { appendEvent } from '../stream/append-event.ts';
import { openImports } from './imports-fixture.ts';

const { app, bring, read, checked, start, lines, told, stocked, skuNamed } = openImports();

test('cells longer than an index takes, and cut in the middle of a character, refuse their lines alone', async () => {
  const page = Array.from({ length: 200 }, (_, n) => createHash('sha256').update(String(n)).digest('hex')).join('');
  const faces = `${'x'.repeat(59)}${'😀'.repeat(200)}`;
  const run = await checked(`título;sku\nCopo;E1\n${page};\n${faces};\nCopo;${page}\n`);
  expect([run.status, run.counts]).toEqual(['checked', { ready: 1, refused: 3 }]);
  expect(await told(run)).toContainEqual(`4 refused: Título: mais de 255 caracteres: “${'x'.repeat(59)}…” (encurte o texto)`);
});

test('a line of hundreds of cells is refused, and its cells are not kept', async () => {
  const run = await checked(`sku;preço\nF1${';'.repeat(600)}\nnone;1,00\n`);
  expect(await told(run)).toEqual([
    expect.stringMatching(/^2 refused: Linha com colunas de mais \(mais de 500;/u),
    expect.stringMatching(/^3 refused: SKU não encontrado/u),
  ]);
  expect((await lines(run)).map(({ cells }) => cells.length)).toEqual([0, 2]);
  expect(await read(run._id)).toMatchObject({ total: 2, counts: { refused: 2 } });
});

test('a quote that never closes in a file of more lines than are taken is no fault of ours: it is said how many there may be', async () => {
  const run = await bring(`sku;preço\n"F1;1,00\n${'F2;1\n'.repeat(130_000)}`);
  expect(run).toMatchObject({ status: 'failed', problem: 'O arquivo tem mais de 100.000 linhas: divida-o em partes' });
});

test('a code that is a kit’s is given to no SKU by a file', async () => {
  const named = { title: 'Kit copos', code: 'KIT-G' };
  await app()
    .db.insert(kit)
    .values({ id: 'kit-g', sellerId: 'ana', createdAt: new Date(), ...named, ...kitTexts(named) });
  const run = await start(await checked('título;sku;preço\nCopo;KIT-G;1,00\n'));
  expect(await told(run)).toEqual([expect.stringMatching(/^2 refused: SKU já usado na empresa: “KIT-G” \(é de um kit/u)]);
  expect(await skuNamed('KIT-G')).toBeUndefined();
});

test('a piece that is sold between looking and importing is not put back; a line that says a price alone is taken', async () => {
  await stocked('H1', 1000, 5);
  await stocked('H2', 1000, 5);
  const run = await checked('sku;preço;estoque\nH1;15,00;5\nH2;15,00;\n');
  expect(run.counts).toEqual({ ready: 2, prices: 2 });
  const [now, marketplace] = [new Date(), { id: 'mercadolivre', name: 'Mercado Livre' }];
  await app().db.transaction((tx) =>
    writeStock(
      tx,
      { counts: new Map(['sku-H1', 'sku-H2'].map((id) => [id, (before: number) => before - 1])), type: 'sold', order: '2000' },
      (happened) => appendEvent(tx, marketplace, now, null, happened),
      now,
    ),
  );
  expect(await start(run)).toMatchObject({ status: 'done', counts: { taken: 1, refused: 1 } });
  expect(await told(run)).toEqual([
    expect.stringMatching(/^2 refused: Mudou desde que a planilha foi feita \(por Mercado Livre/u),
    '3 taken',
  ]);
  expect([await skuNamed('H1'), await skuNamed('H2')]).toEqual([
    { price: 1000, stock: 4 },
    { price: 1500, stock: 4 },
  ]);
});

test('a file whose lines to take are exactly as many as a step takes ends', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => `Copo ${at};I-${at};1,00`);
  expect(await start(await checked(`título;sku;preço\n${rows.join('\n')}\n`))).toMatchObject({ status: 'done', counts: { taken: 25 } });
});
