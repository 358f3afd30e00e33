import { and, desc, eq } from 'drizzle-orm';
import type { ImportKind, ImportTable } from '#contract/import-run.ts';
import { guessOrderTable, guessTable, isOrderTable, kindOfTable } from '#import/importable.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { importMapping, type StoredFile } from '../db/schema/import-run.ts';
import type { RunRecord } from './import-row.ts';
import { hashOfHead } from './remembered-head.ts';

/** What the company said the last time that files with such a head are; the newest first. */
const saidBefore = async (tx: Tx, sellerId: string, heads: readonly string[]): Promise<readonly ImportTable[]> => {
  const rows = await tx
    .select({ table: importMapping.table })
    .from(importMapping)
    .where(and(eq(importMapping.sellerId, sellerId), eq(importMapping.head, hashOfHead(heads))))
    .orderBy(desc(importMapping.at));
  return rows.map(({ table }) => table);
};

interface Guessed {
  readonly kind: ImportKind;
  readonly files: readonly StoredFile[];
}

/** Several files are the tables of orders, each of them once. */
const guessTogether = async (tx: Tx, sellerId: string, files: readonly StoredFile[]): Promise<Guessed> => {
  const given = new Set<ImportTable>();
  const guessed: StoredFile[] = [];
  for (const file of files) {
    const before = (await saidBefore(tx, sellerId, file.heads)).find(isOrderTable);
    const table = before ?? guessOrderTable(file.heads);
    const isNew = table !== null && !given.has(table);
    if (isNew) given.add(table);
    guessed.push({ ...file, table: isNew ? table : null });
  }
  return { kind: 'orders', files: guessed };
};

/** What the files are: as the company said of such heads the last time, else what they look like. Vehicles are of no company, and all else is of one. */
export const guessTables = async (tx: Tx, { sellerId, files }: Pick<RunRecord, 'sellerId' | 'files'>): Promise<Result<Guessed, string>> => {
  const [file] = files;
  if (!file) throw new Error('An import has no file');
  const as = (table: ImportTable): Result<Guessed, string> => ok({ kind: kindOfTable(table), files: [{ ...file, table }] });
  if (sellerId === null) return as('vehicles');
  if (files.length > 1) return ok(await guessTogether(tx, sellerId, files));
  const before = (await saidBefore(tx, sellerId, file.heads)).find((table) => !isOrderTable(table));
  const guessed = before ?? guessTable(file.heads);
  if (isOrderTable(guessed))
    return refuse('É uma tabela de pedidos: um superusuário a importa junto com as outras (pedidos, itens e clientes), soltas de uma vez');
  return as(guessed === 'vehicles' ? 'listings' : guessed);
};
