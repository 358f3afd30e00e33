import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { kit } from '../db/schema/kit.ts';
import { openImports } from './imports-fixture.ts';

const { app, checked, start, told, stocked, skuNamed } = openImports();

const decomposed = 'CALÇA 38'.normalize('NFD');

test('a SKU that was kept with two blanks, or in decomposed letters, comes back by its sheet, and no other is changed for it', async () => {
  await stocked('CAB  2M', 1000, 1);
  await stocked('CAB 2M', 2000, 2);
  await stocked(decomposed, 3000, 3);
  const run = await checked(`sku;preço\nCAB  2M;11,00\nCAB 2M;22,00\n${decomposed};33,00\n`);
  expect(await told(run)).toEqual(['2 ready', '3 ready', '4 ready']);
  await start(run);
  expect(await skuNamed('CAB  2M')).toMatchObject({ price: 1100 });
  expect(await skuNamed('CAB 2M')).toMatchObject({ price: 2200 });
  expect(await skuNamed(decomposed)).toMatchObject({ price: 3300 });
});

test('it is found by its cleaned code as well, but where two are cleaned alike', async () => {
  await stocked('PAR  3', 1000, 1);
  await stocked('DUO  4', 1000, 1);
  await stocked('DUO   4', 1000, 1);
  const run = await checked('sku;preço\nPAR 3;11,00\nDUO 4;11,00\nPA R3;11,00\n');
  expect((await told(run)).map((each) => each.replace(/ \(.*/u, ''))).toEqual([
    '2 ready',
    '3 refused: Mais de um SKU com este código: “DUO 4”',
    '4 refused: SKU não encontrado: “PA R3”',
  ]);
  expect((await told(run))[1]).toContain('use a planilha exportada');
  await start(run);
  expect(await skuNamed('PAR  3')).toMatchObject({ price: 1100 });
});

test('of a SKU that is named in two ways the second line is refused', async () => {
  await stocked('TRI  5', 1000, 1);
  const run = await checked('sku;preço\nTRI  5;11,00\nTRI 5;12,00\n');
  expect(run.counts).toMatchObject({ ready: 1, refused: 1 });
});

test('a listing does not take a code that the company gave already, however uncleanly that was kept', async () => {
  await stocked('MUG  6', 1000, 1);
  await stocked(`${decomposed} V`, 1000, 1);
  const kits = ['KIT  7', 'KI T7'].map((code) => ({
    id: code,
    sellerId: 'ana',
    code,
    title: code,
    sortTitle: code,
    search: sql`''::tsvector`,
  }));
  await app()
    .db.insert(kit)
    .values(kits.map((each) => ({ ...each, createdAt: new Date() })));
  const run = await checked('SKU;Título;Preço\nMUG 6;Caneca;10,00\nCALÇA 38 V;Calça;10,00\nKIT 7;Kit;10,00\nMU G6;Outra;10,00\n', {
    kind: 'listings',
  });
  await start(run);
  expect((await told(run)).map((each) => each.replace(/ \(.*/u, ''))).toEqual([
    '2 refused: SKU já usado na empresa: “MUG 6”',
    '3 refused: SKU já usado na empresa: “CALÇA 38 V”',
    '4 refused: SKU já usado na empresa: “KIT 7”',
    '5 taken',
  ]);
});
