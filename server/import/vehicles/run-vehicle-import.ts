import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Papa from 'papaparse';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Settings } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import type { VehicleImportArguments } from '../read-arguments.ts';
import { importVehicles, type VehicleFile, type VehicleLine } from './import-vehicles.ts';

const refusalsShown = 20;

const readTable = async (folder: string, name: string): Promise<VehicleFile> => {
  const text = (await readFile(join(folder, name), 'utf8')).replace(/^\uFEFF/u, '');
  return { name, rows: Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data };
};

/** One import from folder to compatibilities; answers the summary to print, or why nothing was imported. Line by line it is in the report. */
export const runVehicleImport = async (
  { folder, report }: VehicleImportArguments,
  { DATA_DIR }: Pick<Settings, 'DATA_DIR'>,
  { db }: Pick<Database, 'db'>,
): Promise<Result<string, string>> => {
  const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.csv')).toSorted();
  if (names.length === 0) return refuse(`No CSV file in ${folder}`);
  const lines = await importVehicles(db, await Promise.all(names.map((name) => readTable(folder, name))));
  const reportFile = report ?? join(DATA_DIR, 'import-report.csv');
  await mkdir(dirname(reportFile), { recursive: true });
  // Cells that begin like a formula are quoted: the report holds what strangers wrote.
  await writeFile(reportFile, Papa.unparse([...lines], { escapeFormulae: true }));
  return ok(`${summarise(lines)}\nReport, line by line: ${reportFile}`);
};

const summarise = (lines: readonly VehicleLine[]): string => {
  const count = (outcome: VehicleLine['outcome']): number => lines.filter((each) => each.outcome === outcome).length;
  const refused = lines.filter(({ outcome }) => outcome === 'refused');
  return [
    `${lines.length} lines: ${count('taken')} taken, ${count('known')} already there, ${refused.length} refused`,
    ...refused.slice(0, refusalsShown).map(({ file, line, why }) => `  ${file}, line ${line}: ${why}`),
    ...(refused.length > refusalsShown ? [`  … and ${refused.length - refusalsShown} more`] : []),
  ].join('\n');
};
