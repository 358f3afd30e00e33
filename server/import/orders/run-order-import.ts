import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Papa from 'papaparse';
import { ok, type Result } from '#lib/result.ts';
import type { Settings } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { findSeller } from '../find-seller.ts';
import type { OrderImportArguments } from '../read-arguments.ts';
import { importOrders, type ImportedLine } from './import-orders.ts';
import { readFolder, tableNames } from './read-tables.ts';

const refusalsShown = 20;

/** One import from folder to sales list; answers the summary to print, or why nothing was imported. Line by line it is in the report. */
export const runOrderImport = async (
  { folder, seller, report }: OrderImportArguments,
  { DATA_DIR }: Pick<Settings, 'DATA_DIR'>,
  { db }: Pick<Database, 'db'>,
): Promise<Result<string, string>> => {
  const tables = await readFolder(folder);
  if (!tables.ok) return tables;
  const owner = await findSeller(db, seller);
  if (!owner.ok) return owner;
  const lines = await importOrders(db, { tables: tables.value, owner: owner.value, isForAll: seller !== undefined });
  const reportFile = report ?? join(DATA_DIR, 'import-report.csv');
  await mkdir(dirname(reportFile), { recursive: true });
  // Cells that begin like a formula are quoted: the report holds what strangers wrote.
  await writeFile(reportFile, Papa.unparse([...lines], { escapeFormulae: true }));
  return ok(`${summarise(lines)}\nReport, line by line: ${reportFile}`);
};

const summarise = (lines: readonly ImportedLine[]): string => {
  const told = tableNames.map((table) => {
    const own = lines.filter((each) => each.table === table);
    const count = (outcome: ImportedLine['outcome']): number => own.filter((each) => each.outcome === outcome).length;
    return `${table}: ${own.length} lines, ${count('taken')} taken, ${count('known')} already there, ${count('refused')} refused`;
  });
  const refused = lines.filter(({ outcome }) => outcome === 'refused');
  return [
    ...told,
    ...refused.slice(0, refusalsShown).map(({ table, line, why }) => `  ${table}, line ${line}: ${why}`),
    ...(refused.length > refusalsShown ? [`  … and ${refused.length - refusalsShown} more`] : []),
  ].join('\n');
};
