import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { vehicle } from '../../db/schema/vehicle.ts';
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
const run = (...rows: (readonly string[])[]) => importVehicles(database.db, [{ name: 'fipe.csv', rows }]);
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

test('what can not be read, or comes twice, is told with its line and why', async () => {
  const lines = await run(line('Uno', '2012'), line('Uno', '2012'), line('Uno', 'ontem'), ['Fiat', 'Uno'], line('Uno', '2013', 'x'));
  expect(lines.map((each) => [each.line, each.outcome, each.why])).toEqual([
    [1, 'taken', ''],
    [2, 'refused', 'Repetido, já está em fipe.csv, linha 1'],
    [3, 'refused', 'Ano não entendido: ontem'],
    [4, 'refused', 'Não tem 9 colunas'],
    [5, 'refused', 'Código não entendido: x'],
  ]);
});

test('what somebody added by hand is known, however it is written, and is not taken a second time', async () => {
  await database.db.insert(vehicle).values({ id: randomUUID(), brand: 'FIAT', model: 'Uno', year: 2012, trim: 'Mille 1.0 gasolina' });
  for (const _twice of [1, 2])
    expect((await run(line('Uno Mille 1.0', '2012'), line('Uno Way 1.0', '2013'))).map(({ outcome }) => outcome)[0]).toBe('known');
  expect((await kept()).map(({ year }) => year)).toEqual([2012, 2013]);
});

test('a second run changes nothing', async () => {
  await run(line('Uno', '2012'));
  const before = await kept();
  expect((await run(line('Uno', '2012'))).map(({ outcome }) => outcome)).toEqual(['known']);
  expect(await kept()).toEqual(before);
});
