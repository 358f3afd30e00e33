import { readVehicleRows } from '#import/vehicles/read-vehicles.ts';
import { importVehicles } from '#server/import/vehicles/import-vehicles.ts';
import type { RunRecord } from './import-row.ts';
import { judgedOf } from './import-listing-rows.ts';
import { judgedAs, ofOneFile, refusedAs, type Importing, type LineRecord } from './judged.ts';
import { tableOf } from './table-of-lines.ts';

const readLines = (run: RunRecord, lines: readonly LineRecord[]) => {
  const { table, mapping, options } = tableOf(run, 0, lines);
  const read = readVehicleRows(table, mapping, options);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

/** Vehicles for compatibilities. */
export const vehicleImporting: Importing = {
  ...ofOneFile(async (_db, run, lines) => {
    const { vehicles, refused } = readLines(run, lines);
    return [
      ...refused.map((each) => refusedAs(each)),
      ...vehicles.map(({ line, brand, model, trim }) => judgedAs('ready', { line, name: `${brand} ${model} ${trim}`.trim() })),
    ];
  }, 1000),
  take: async (tx, run, lines) => (await importVehicles(tx, [readLines(run, lines)])).map((each) => judgedOf(each, null)),
};
