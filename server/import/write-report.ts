import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFailure, reportRows, summarise, type FileReading, type ReportLine } from '#import/report.ts';
import { byteOrderMark, textCell, writeCsv } from '#lib/csv.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

/** Writes what became of every line, and says it in short; a refusal where nothing came of the import. */
export const writeReport = async (
  { report, DATA_DIR }: { readonly report: string | undefined; readonly DATA_DIR: string },
  readings: readonly FileReading[],
  lines: readonly ReportLine[],
  more: readonly string[] = [],
): Promise<Result<string, string>> => {
  const file = report ?? join(DATA_DIR, 'import-report.csv');
  await mkdir(dirname(file), { recursive: true });
  const cells = reportRows(readings, lines).map((row) => row.map(textCell));
  await writeFile(file, byteOrderMark + writeCsv(cells));
  const said = [summarise(readings, lines), ...more, `Relatório, linha por linha: ${file}`].join('\n');
  return isFailure(lines) ? refuse(said) : ok(said);
};
