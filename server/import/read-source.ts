import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SourceFile } from '#import/read-table.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

const notThere: Readonly<Record<string, string>> = {
  ENOENT: 'não existe',
  ENOTDIR: 'não é uma pasta',
  EISDIR: 'é uma pasta, não um arquivo',
  EACCES: 'não pode ser lido por este usuário',
};

/** What a person named on the command line, or in their words why it can not be read; anything else is a defect. */
const orSayWhy = async <Value>(path: string, reading: Promise<Value>): Promise<Result<Value, string>> => {
  try {
    return ok(await reading);
  } catch (error) {
    const why = notThere[(error as NodeJS.ErrnoException).code ?? ''];
    if (why === undefined) throw error;
    return refuse(`${path} ${why}`);
  }
};

export const readSource = async (path: string): Promise<Result<SourceFile, string>> => {
  const bytes = await orSayWhy(path, readFile(path));
  return bytes.ok ? ok({ name: basename(path), bytes: bytes.value }) : bytes;
};

/** The files in a folder, in the order of their names. */
export const listFiles = async (folder: string): Promise<Result<readonly string[], string>> => {
  const entries = await orSayWhy(folder, readdir(folder, { withFileTypes: true }));
  if (!entries.ok) return entries;
  return ok(
    entries.value
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(folder, name))
      .toSorted(),
  );
};
