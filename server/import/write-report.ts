import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFailure, reportRows, summarise, type FileReading, type ReportLine } from '#import/report.ts';
import { byteOrderMark, textCell, writeCsv } from '#lib/csv.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { messageOf } from '../http/logging.ts';

const notWritten: Readonly<Record<string, string>> = {
  EISDIR: 'é uma pasta',
  EEXIST: 'está dentro do que não é uma pasta',
  ENOTDIR: 'está dentro do que não é uma pasta',
  EACCES: 'não pode ser escrito por este usuário',
  EROFS: 'está num disco que não se escreve',
  ENOSPC: 'não cabe no disco',
};

/** Where the report is, or why there is none: what was imported is imported. */
const tryToWrite = async (file: string, text: string): Promise<string> => {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    return `Relatório, linha por linha: ${file}`;
  } catch (error) {
    return `O relatório não foi escrito: ${file} ${notWritten[(error as NodeJS.ErrnoException).code ?? ''] ?? `(${messageOf(error)})`}`;
  }
};

/** Writes what became of every line, and says it in short; a refusal where nothing came of the import. */
export const writeReport = async (
  { report, DATA_DIR }: { readonly report: string | undefined; readonly DATA_DIR: string },
  readings: readonly FileReading[],
  lines: readonly ReportLine[],
  more: readonly string[] = [],
): Promise<Result<string, string>> => {
  const file = report ?? join(DATA_DIR, 'import-report.csv');
  const cells = reportRows(readings, lines).map((row) => row.map(textCell));
  const said = [summarise(readings, lines), ...more, await tryToWrite(file, byteOrderMark + writeCsv(cells))].join('\n');
  return isFailure(lines) ? refuse(said) : ok(said);
};
