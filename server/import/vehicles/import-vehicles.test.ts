import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readVehicles } from '#import/vehicles/read-vehicles.ts';
import type { Database } from '../../db/open.ts';
import { vehicle } from '../../db/schema/vehicle.ts';
import { reasonInEnglish } from '../../language/reason-in-english.ts';
import { openTestDb } from '../../testing/open-test-db.ts';
import { importVehicles } from './import-vehicles.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDb();
});
afterEach(() => database.close());

const line = (name: string, year: string, code = '001001-0', fuel = 'Gasolina'): readonly string[] => [
  'R$ 10.000,00',
  'Fiat',
  name,
  year,
  fuel,
  code,
  'maio de 2022 ',
  '1',
  fuel.slice(0, 1),
];
const runText = (text: string, mapping = new Map<string, string>()) => {
  const read = readVehicles({ name: 'fipe.csv', bytes: new TextEncoder().encode(text) }, mapping, {});
  if (!read.ok) throw new Error(read.error);
  return importVehicles(database.db, [read.value]);
};
const run = (...rows: (readonly string[])[]) => runText(Papa.unparse(rows.map((row) => [...row])));
const kept = () => database.db.select().from(vehicle).orderBy(asc(vehicle.year));

test('a line becomes a model of a year, with what is left of its name and its fuel as trim', async () => {
  await run(line('Uno  Mille 1.0', '2012'), line('Grand Siena Attractive 1.4', '32000', '001002-0'));
  expect(await kept()).toMatchObject([
    { id: 'fipe-001001-0-2012-G', brand: 'Fiat', model: 'Uno', year: 2012, trim: 'Mille 1.0 Gasolina' },
    { id: 'fipe-001002-0-32000-G', brand: 'Fiat', model: 'Grand Siena', year: 32_000, trim: 'Attractive 1.4 Gasolina' },
  ]);
});

test('one model written in two ways is one model', async () => {
  await run(line('UNO Vivace 1.0', '2014'), line('Uno Way 1.0', '2015'));
  expect((await kept()).map(({ model }) => model)).toEqual(['Uno', 'Uno']);
});

test('a brand and a model are written as those that are here, whatever the table calls them', async () => {
  await database.db.insert(vehicle).values({ id: randomUUID(), brand: 'FIAT', model: 'Uno', year: 2012, trim: 'Mille 1.0 Gasolina' });
  await run(line('UNO Vivace 1.0', '2014'), line('SIENA 1.4', '2015', '001002-0'));
  expect((await kept()).map(({ brand, model }) => `${brand} ${model}`)).toEqual(['FIAT Uno', 'FIAT Uno', 'FIAT SIENA']);
});

test('what can not be read, or comes twice, is told with its line and why', async () => {
  const lines = await run(line('Uno', '2012'), line('Uno', '2012'), line('Uno', 'ontem'), ['Fiat', 'Uno'], line('Uno', '2013', 'x'));
  expect(
    lines
      .map(({ line: at, outcome, reasons }) => [at, outcome, ...reasons.map(({ what }) => what)])
      .toSorted(([a], [b]) => Number(a) - Number(b)),
  ).toEqual([
    [1, 'taken'],
    [2, 'refused', 'Veículo repetido'],
    [3, 'refused', 'Ano: ano não entendido'],
    [4, 'refused', 'Linha com colunas de menos'],
    [5, 'refused', 'Código FIPE: código não entendido'],
  ]);
});

describe('a table with a head of its own', () => {
  const table =
    '"Marca","Nome","Ano_Modelo","Combustível","Preço"\n"Fiat","Uno Mille 1.0","2012","Gasolina","R$ 1"\n"Fiat","Uno","Zero km","Flex","R$ 1"\n';

  test('is read by its heads; without codes a vehicle is known by what it is called', async () => {
    expect((await runText(table)).map(({ outcome }) => outcome)).toEqual(['taken', 'taken']);
    expect(await kept()).toMatchObject([
      { brand: 'Fiat', model: 'Uno', year: 2012, trim: 'Mille 1.0 Gasolina' },
      { brand: 'Fiat', model: 'Uno', year: 32_000, trim: 'Flex' },
    ]);
    expect((await runText(table)).map(({ outcome }) => outcome)).toEqual(['known', 'known']);
  });

  test('takes no vehicle a second time that FIPE told already', async () => {
    await run(line('Uno Mille 1.0', '2012'));
    expect((await runText(table)).map(({ outcome }) => outcome)).toEqual(['known', 'taken']);
  });

  test('whose columns nobody knows is refused in one sentence, and read with a mapping', async () => {
    const other = table.replace('Marca', 'Casa');
    expect(readVehicles({ name: 'a.csv', bytes: new TextEncoder().encode(other) }, new Map(), {})).toEqual({
      ok: false,
      error: expect.stringMatching(/Falta a coluna “Marca”\. Colunas do arquivo: “Casa”, .*--map brand=Coluna.*nove colunas/u) as string,
    });
    expect((await runText(other, new Map([['brand', 'Casa']]))).map(({ outcome }) => outcome)).toEqual(['taken', 'taken']);
  });
});

test('what somebody added by hand is known, however it is written, and is not taken a second time', async () => {
  await database.db.insert(vehicle).values({ id: randomUUID(), brand: 'FIAT', model: 'Uno', year: 2012, trim: 'Mille 1.0 gasolina' });
  for (const _twice of [1, 2])
    expect((await run(line('Uno Mille 1.0', '2012'), line('Uno Way 1.0', '2013'))).map(({ outcome }) => outcome)[0]).toBe('known');
  expect((await kept()).map(({ year }) => year)).toEqual([2012, 2013]);
});

test('one of the same code that is called otherwise here is told with both names as they are written, and what can be done', async () => {
  await database.db.insert(vehicle).values({ id: 'fipe-001001-0-2012-G', brand: 'Fiat', model: 'Uno', year: 2012, trim: 'Attractive' });
  const [told] = await run(line('Grand Siena ELX', '2012'));
  expect(told?.outcome).toBe('differs');
  const reasons = told?.reasons.map(({ what, hint }) => `${what} (${hint})`) ?? [];
  expect(reasons).toEqual([
    'Nome diferente (aqui “Fiat Uno 2012 Attractive”, no arquivo “Fiat Grand Siena 2012 ELX Gasolina”; se o certo é o do arquivo, retire o daqui e adicione outro)',
  ]);
  expect(reasons.map(reasonInEnglish)).toEqual([
    'The name differs (here “Fiat Uno 2012 Attractive”, in the file “Fiat Grand Siena 2012 ELX Gasolina”; if the one in the file is right, retire the one here and add another)',
  ]);
});

test('a second run changes nothing', async () => {
  await run(line('Uno', '2012'));
  const before = await kept();
  expect((await run(line('Uno', '2012'))).map(({ outcome }) => outcome)).toEqual(['known']);
  expect(await kept()).toEqual(before);
});
