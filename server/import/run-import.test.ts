import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings, type Settings } from '../config.ts';
import type { Database } from '../db/open.ts';
import { category } from '../db/schema/category.ts';
import { seller } from '../db/schema/core.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { runOrderImport } from './orders/run-order-import.ts';
import { readArguments } from './read-arguments.ts';
import { runImport } from './run-import.ts';
import { runVehicleImport } from './vehicles/run-vehicle-import.ts';

let database: Database;
let folder: string;
let settings: Settings;
beforeEach(async () => {
  database = await openTestDb();
  folder = await mkdtemp(join(tmpdir(), 'balcao-import-'));
  const read = readSettings({ DATA_DIR: join(folder, 'data') });
  if (!read.ok) throw new Error('The settings can not be read');
  settings = read.value;
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const write = async (files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
};
/** What is said of an import, whether it failed or not. */
const say = async (
  what: 'listings' | 'orders' | 'vehicles',
  path: string,
  more = '',
): Promise<{ readonly ok: boolean; readonly said: string }> => {
  const given = readArguments([what, path, ...more.split(' ').filter((word) => word !== '')]);
  if (!given.ok) throw new Error(given.error);
  const { value } = given;
  const outcome = await {
    listings: () => value.what === 'listings' && runImport(value, settings, database),
    orders: () => value.what === 'orders' && runOrderImport(value, settings, database),
    vehicles: () => value.what === 'vehicles' && runVehicleImport(value, settings, database),
  }[what]();
  if (outcome === false) throw new Error(`No import of ${what}`);
  return { ok: outcome.ok, said: (outcome.ok ? outcome.value : outcome.error).replaceAll(folder, '') };
};
const listings = (text: string, more?: string) => write({ 'a.csv': text }).then(() => say('listings', join(folder, 'a.csv'), more));

describe('the summary', () => {
  test('begins with what was read as what, then says the reasons, most first, and counts at the end', async () => {
    const { ok, said } = await listings('Título;Preço (R$);Cor\nA;1.299;x\n;;\nB;abc;x\nC;2.500;x\nD;9,90;x\n');
    expect(ok).toBe(true);
    expect(said.split('\n')).toEqual([
      'a.csv: lido como UTF-8, separado por ponto e vírgula',
      '  colunas lidas: “Título” → Título, “Preço (R$)” → Preço (R$)',
      '  colunas deixadas de fora: “Cor” (não se sabe o que é)',
      '  1 linha vazia deixada de fora',
      'Recusadas, por motivo:',
      '  2 × Preço: número ambíguo: “1.299” (pode ser 1299 ou 1,299; tente --decimal , ou --decimal .): a.csv, linha 2',
      '  1 × Preço: número não entendido: “abc” (esperado como 1299,90 ou 1.299,90): a.csv, linha 4',
      'a.csv: 4 linhas: 1 nova, 3 recusadas',
      '0 imagens: 0 recusadas',
      'Relatório, linha por linha: /data/import-report.csv',
    ]);
    const report = await readFile(join(folder, 'data', 'import-report.csv'), 'utf8');
    expect(report.split('\r\n').slice(0, 2)).toEqual([
      '\u{FEFF}arquivo,linha,resultado,nome,id,motivo',
      'a.csv,1,leitura,,,"a.csv: lido como UTF-8, separado por ponto e vírgula"',
    ]);
    expect(report).toContain('a.csv,4,recusada,B,,');
  });
});

describe('what all that came have in common', () => {
  const five = [1, 2, 3, 4, 5];
  const row = (at: number, gtin = ''): string => `Caneca ${at};1,00;${at};${gtin};400`;
  const head = 'titulo;preco;sku;ean;peso';

  test('is said once, in the words the reviewer reads of each; what one of them has not is not', async () => {
    const { said } = await listings([head, ...five.map((at) => row(at))].join('\n'));
    expect(said).toContain('Em todos os 5 anúncios que vieram:\n  Sem imagem\n  Sem EAN / GTIN\n  Medidas não informadas\n0 imagens');
    const { said: again } = await listings([head, ...five.map((at) => row(10 + at, at === 3 ? '7891000100103' : ''))].join('\n'));
    expect(again).toContain('Em todos os 5 anúncios que vieram:\n  Sem imagem\n  Medidas não informadas\n0 imagens');
  });

  test('is not said of what does not count in their category', async () => {
    await listings([head, ...five.map((at) => row(at))].join('\n'));
    await database.db.update(category).set({ checkWeights: { images: 'off' } });
    const { said } = await listings([head, ...five.map((at) => row(10 + at))].join('\n'));
    expect(said).toContain('Em todos os 5 anúncios que vieram:\n  Sem EAN / GTIN\n  Medidas não informadas\n0 imagens');
  });

  test('is no habit of a file of four', async () => {
    expect((await listings([head, ...five.slice(1).map((at) => row(at))].join('\n'))).said).not.toContain('Em todos');
  });

  test('is said of the pictures, too', async () => {
    const small = (shade: number) =>
      sharp({ create: { width: 600, height: 600, channels: 3, background: { r: shade, g: 0, b: 0 } } }).png();
    await mkdir(join(folder, 'fotos'));
    for (const at of five) await small(at * 40).toFile(join(folder, 'fotos', `${at}.png`));
    const { said } = await listings([head, ...five.map((at) => row(at))].join('\n'), `--images ${join(folder, 'fotos')}`);
    expect(said).toContain('5 imagens: 0 recusadas\n  em todas: lado maior com menos de 1.200 px\n');
  });
});

describe('an import', () => {
  test('of which every row is refused fails, and leaves nothing here, not even a company', async () => {
    const { ok, said } = await listings('titulo;preco\nA;abc\n');
    expect([ok, said.includes('1 linha: 1 recusada')]).toEqual([false, true]);
    expect(await database.db.$count(seller)).toBe(0);
  });

  test('of which the rest is here already, equal, does not fail; where the rest only differs it does', async () => {
    await listings('titulo;preco;sku\nA;1,00;1\n');
    expect((await listings('titulo;preco;sku\nA;1,00;1\nB;abc;2\n')).ok).toBe(true);
    expect((await listings('titulo;preco;sku\nA;2,00;1\nB;abc;2\n')).ok).toBe(false);
    expect((await listings('titulo;preco;sku\nA;2,00;1\n')).ok).toBe(true);
  });

  test('of a file or a folder that is not there, or is no file, says so', async () => {
    await write({ 'a.csv': 'titulo\nA\n' });
    const path = join(folder, 'a.csv');
    expect(await say('listings', join(folder, 'b.csv'))).toEqual({ ok: false, said: '/b.csv não existe' });
    expect(await say('listings', folder)).toEqual({ ok: false, said: ' é uma pasta, não um arquivo' });
    expect(await say('listings', path, `--images ${folder}/fotos`)).toEqual({ ok: false, said: '/fotos não existe' });
    expect(await say('orders', path)).toEqual({ ok: false, said: '/a.csv não é uma pasta' });
    expect(await say('vehicles', join(folder, 'v'))).toEqual({ ok: false, said: '/v não existe' });
    expect(await database.db.$count(seller)).toBe(0);
  });

  test('of a file without rows says that there are none', async () => {
    expect((await listings('titulo;preco\n')).said).toContain('a.csv: 0 linhas\n');
    expect((await listings('')).said).toContain('Colunas do arquivo: nenhuma.');
  });

  test('of a file whose columns can not be told says which there are, and what to write', async () => {
    expect(await listings('a;b\n1;2\n')).toEqual({
      ok: false,
      said: 'Falta a coluna “Título”. Colunas do arquivo: “a”, “b”. Diga qual é: --map title=Coluna',
    });
    expect((await listings('a;b\n1;2\n', '--map title=a')).ok).toBe(true);
  });
});

describe('a folder of orders', () => {
  const tables = {
    'olist_orders_dataset.csv': 'order_id,customer_id,order_status,order_purchase_timestamp\no1,c1,shipped,10/2/2017 10:56\n',
    'olist_order_items_dataset.csv': 'order_id,order_item_id,product_id,seller_id,price,freight_value\no1,1,p1,s1,10.00,1.00\n',
    'clientes.csv': 'Código;customer_zip_code_prefix;customer_state\nc1;01310;SP\n',
  };

  test('that lacks a file says every one that is missing, and what there is', async () => {
    await write({ 'olist_orders_dataset.csv': '', 'clientes.csv': '' });
    expect(await say('orders', folder)).toEqual({
      ok: false,
      said: 'Em  não há olist_order_items_dataset.csv, olist_customers_dataset.csv.\nHá clientes.csv, olist_orders_dataset.csv.\nDiga qual é qual: --file items=ARQUIVO --file customers=ARQUIVO',
    });
  });

  test('is read with files of other names, columns of other names and dates of another order', async () => {
    await write(tables);
    const files = '--file customers=clientes.csv --map customers.customer_id=Código';
    const { ok, said } = await say('orders', folder, files);
    expect(ok).toBe(false);
    expect(said).toContain(
      '  1 × Data da compra: data não entendida: “10/2/2017 10:56” (esperado AAAA-MM-DD HH:MM:SS; se o dia ou o mês vem antes, tente --dates d/m/y ou --dates m/d/y): olist_orders_dataset.csv, linha 2',
    );
    expect(await database.db.$count(seller)).toBe(0);
    const again = await say('orders', folder, `${files} --dates m/d/y`);
    expect(again.ok).toBe(true);
    expect(again.said).toContain(
      'olist_orders_dataset.csv: 1 linha: 1 nova\nolist_order_items_dataset.csv: 1 linha: 1 nova\nclientes.csv: 1 linha: 1 nova',
    );
  });

  test('with a mapping of a field no table has is refused', async () => {
    await write(tables);
    const files = '--file customers=clientes.csv';
    expect((await say('orders', folder, `${files} --map preis=Código`)).said).toBe('--map preis: não há esse campo em nenhuma tabela');
    expect((await say('orders', folder, `${files} --map customers.preis=Código`)).said).toContain(
      '--map preis: não há esse campo. Campos: customer_id',
    );
  });
});

test('a folder of vehicles of another layout stops at its head, in one sentence, and fails', async () => {
  await write({ 'tabela.csv': 'Casa,Nome,Ano\nFiat,Uno,2012\n' });
  expect(await say('vehicles', folder)).toEqual({
    ok: false,
    said: 'tabela.csv: Falta a coluna “Marca”. Colunas do arquivo: “Casa”, “Nome”, “Ano”. Diga qual é: --map brand=Coluna; sem cabeçalho são nove colunas: preco, marca, modelo, ano, combustivel, codigo, mes, tipo, sigla combustivel',
  });
});

test('an import whose report has no place to be written is told all the same, with why', async () => {
  const { ok, said } = await listings('Título;Preço (R$)\nA;9,90\n', `--report ${folder}`);
  expect([ok, said]).toEqual([true, expect.stringMatching(/\nO relatório não foi escrito: {1,2}é uma pasta$/u)]);
});
