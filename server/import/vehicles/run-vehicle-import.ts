import { readVehicles, type ReadVehicles } from '#import/vehicles/read-vehicles.ts';
import { refuse, type Result } from '#lib/result.ts';
import type { Settings } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import type { VehicleImportArguments } from '../read-arguments.ts';
import { listFiles, readSource } from '../read-source.ts';
import { writeReport } from '../write-report.ts';
import { importVehicles } from './import-vehicles.ts';

/** One import from folder to compatibilities; answers the summary to print, or why nothing came of it. Line by line it is in the report. */
export const runVehicleImport = async (
  { folder, mapped, options, report }: VehicleImportArguments,
  { DATA_DIR }: Pick<Settings, 'DATA_DIR'>,
  { db }: Pick<Database, 'db'>,
): Promise<Result<string, string>> => {
  const listed = await listFiles(folder);
  if (!listed.ok) return listed;
  const paths = listed.value.filter((path) => path.toLowerCase().endsWith('.csv'));
  if (paths.length === 0) return refuse(`Em ${folder} não há nenhum arquivo .csv`);
  const files: ReadVehicles[] = [];
  for (const path of paths) {
    const source = await readSource(path);
    if (!source.ok) return source;
    const read = readVehicles(source.value, new Map(mapped), options);
    if (!read.ok) return read;
    files.push(read.value);
  }
  return writeReport({ report, DATA_DIR }, files, await importVehicles(db, files));
};
