import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCompatibilityOptions, searchCompatibilities } from '#contract/compatibility.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { vehicle } from '../../db/schema/vehicle.ts';
import { readVehicles } from '#import/vehicles/read-vehicles.ts';
import { importVehicles } from './import-vehicles.ts';
import { runVehicleImport } from './run-vehicle-import.ts';

const folder = join(import.meta.dirname, '../../../../shared/data/fipe');

/** Real vehicles, where they are at hand: the project carries none. */
describe.skipIf(!existsSync(folder))('the 26,709 vehicles of FIPE', () => {
  let app: TestApp;
  let dataDir: string;
  const run = async () =>
    runVehicleImport({ what: 'vehicles', folder, mapped: [], options: {}, report: undefined }, { DATA_DIR: dataDir }, app);
  const askFor = (picked: readonly { readonly id: string; readonly value_id: string | null }[]) => JSON.stringify(picked);
  const began = { first: '' };
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'balcao-fipe-'));
    app = await openTestApp();
    await app.db.delete(vehicle);
    const told = await run();
    began.first = told.ok ? told.value : told.error;
  });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('are loaded, every one; a second run takes nothing', async () => {
    expect(began.first).toContain('26.709 linhas: 26.709 novas\n');
    expect(await app.db.$count(vehicle)).toBe(26_709);
    const again = await run();
    expect(again.ok && again.value).toContain('26.709 linhas: 26.709 já estavam, iguais\n');
  });

  test('are known, every one, from a table of other heads in another order', async () => {
    const [file = ''] = await readdir(folder);
    const { data } = Papa.parse<string[]>((await readFile(join(folder, file), 'utf8')).trimEnd());
    const head = ['Código FIPE', 'Montadora', 'Ano do Modelo', 'Modelo', 'Combustível', 'Sigla Combustível', 'Valor'];
    const other = data.map(([price = '', brand = '', model = '', year = '', fuel = '', code = '', , , letter = '']) => [
      code,
      brand,
      year,
      model,
      fuel,
      letter,
      price,
    ]);
    const read = readVehicles(
      { name: 'outra.csv', bytes: new TextEncoder().encode(Papa.unparse([head, ...other], { delimiter: ';' })) },
      new Map(),
      {},
    );
    if (!read.ok) throw new Error(read.error);
    const lines = await importVehicles(app.db, [read.value]);
    expect([lines.length, lines.filter(({ outcome }) => outcome === 'known').length]).toEqual([26_709, 26_709]);
    expect(read.value.matched.leftOut.map(({ head: text }) => text)).toEqual(['Valor']);
  });

  test('are chosen from and searched within 100 ms', async () => {
    const { body } = await app.send(listCompatibilityOptions, { params: { json: '[]' } }, { as: 'seller' });
    const brands = (listCompatibilityOptions.reply.parse(body)[0]?.suggested_values ?? []).map(({ value_id }) => value_id);
    expect(brands).toHaveLength(92);
    for (const value_id of brands) {
      const brand = { id: 'BRAND', value_id };
      for (const [line, params] of [
        [listCompatibilityOptions, { json: askFor([brand]) }],
        [searchCompatibilities, { attributes: askFor([brand]) }],
      ] as const) {
        expect((await app.send(line, { params }, { as: 'seller' })).status).toBe(200);
      }
    }
  });

  test('are 830 of them never driven, and the longest choice of all fits into its path', async () => {
    const rows = await app.db.select().from(vehicle);
    expect(rows.filter(({ year }) => year === 32_000)).toHaveLength(830);
    const longest = rows.toSorted((a, b) => b.trim.length - a.trim.length)[0];
    const picked = [
      { id: 'BRAND', value_id: longest?.brand ?? '' },
      { id: 'MODEL', value_id: longest?.model ?? '' },
      { id: 'VEHICLE_YEAR', value_id: String(longest?.year) },
      { id: 'TRIM', value_id: longest?.trim ?? '' },
    ];
    const { body } = await app.send(searchCompatibilities, { params: { attributes: askFor(picked) } }, { as: 'seller' });
    expect(searchCompatibilities.reply.parse(body).items.map(({ id }) => id)).toContain(longest?.id);
  });
});
