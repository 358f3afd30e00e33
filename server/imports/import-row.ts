import { and, eq, gte, ne, type SQL } from 'drizzle-orm';
import type { Role } from '#contract/call.ts';
import { isOfAccount, type ImportFile, type ImportRow, type ImportRun, type ImportTable } from '#contract/import-run.ts';
import { columnsByHead, fieldsOf, type ColumnFields } from '#import/importable.ts';
import { tableNames } from '#import/orders/order-fields.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { importMapping, importRun, type StoredFile } from '../db/schema/import-run.ts';
import type { Actor } from '../http/actor.ts';
import { keptSince } from '../kept-days.ts';
import { accountsOf } from '#server/import/find-seller.ts';
import { columnsOver, hashOfHead } from './remembered-head.ts';

export type RunRecord = typeof importRun.$inferSelect;

export const subjectOf = (id: string): string => `import:${id}`;

export const linesOf = ({ files }: Pick<RunRecord, 'files'>): number => files.reduce((sum, { lines }) => sum + lines, 0);

/**
 * The company whose people know of it beside superusers. Of orders it is none: superusers alone bring them, for a company does not write
 * its own sales.
 */
export const toldTo = ({ kind, sellerId }: Pick<RunRecord, 'kind' | 'sellerId'>): string | null => (kind === 'orders' ? null : sellerId);

/** While they are kept: the own company's for sellers but for orders, all for superusers. */
export const importsOf = ({ role, sellerId }: Pick<Actor, 'role' | 'sellerId'>, now: Date): SQL | undefined =>
  and(
    gte(importRun.createdAt, keptSince('imports', now)),
    role === 'superuser' ? undefined : and(eq(importRun.sellerId, sellerId ?? ''), ne(importRun.kind, 'orders')),
  );

/** What the rows of its files may be. Vehicles are of no company, and superusers keep them; several files together are orders. */
export const tablesFor = (role: Role, { sellerId, files }: Pick<RunRecord, 'sellerId' | 'files'>): readonly ImportTable[] => {
  if (sellerId === null) return role === 'superuser' ? ['vehicles'] : [];
  return files.length > 1 ? tableNames : ['stock', 'listings'];
};

/** One of them. */
export const isImport = (id: string, actor: Actor, now: Date): SQL | undefined => and(eq(importRun.id, id), importsOf(actor, now));

/** With the names of their companies; the caller says which, in what order and how many. */
export const selectImports = (db: Db | Tx) =>
  db.select({ record: importRun, sellerName: seller.name }).from(importRun).leftJoin(seller, eq(seller.id, importRun.sellerId)).$dynamic();

type Selected = Awaited<ReturnType<typeof selectImports>>[number];

export const toImportRow = ({ record, sellerName }: Selected): ImportRow => ({
  _id: record.id,
  version: record.version,
  name: record.name,
  kind: record.kind,
  sellerId: record.sellerId,
  sellerName,
  userName: record.userName,
  status: record.status,
  failure: record.failure,
  problem: record.problem,
  // While it is sent, what is here of it.
  done: record.status === 'uploaded' ? record.received : record.done,
  total: record.status === 'uploaded' ? record.bytes : record.total,
  counts: record.counts,
  createdAt: record.createdAt.toISOString(),
  finishedAt: record.finishedAt?.toISOString() ?? null,
});

type Remembered = typeof importMapping.$inferSelect;

/** How the company mapped such heads the last time, by table. */
const remembered = async (
  db: Db | Tx,
  sellerId: string | null,
  heads: readonly string[],
): Promise<ReadonlyMap<ImportTable, Remembered>> => {
  if (sellerId === null || heads.length === 0) return new Map();
  const rows = await db
    .select()
    .from(importMapping)
    .where(and(eq(importMapping.sellerId, sellerId), eq(importMapping.head, hashOfHead(heads))));
  return new Map(rows.map((row) => [row.table, row]));
};

const suggestedFor = (table: ImportTable, heads: readonly string[], before: Remembered | undefined): ColumnFields => {
  const fields = fieldsOf(table, heads);
  const byHead = columnsByHead(heads, fields);
  return before ? columnsOver(heads, before.columns, fields, byHead) : byHead;
};

const toImportFile = (file: StoredFile, tables: readonly ImportTable[], known: ReadonlyMap<ImportTable, Remembered>): ImportFile => {
  const { name, table, readAs, lines, counts, heads, columns: mapped } = file;
  const isMapped = mapped.length > 0;
  const before = table === null ? undefined : known.get(table);
  const columns = isMapped ? mapped : table === null ? [] : suggestedFor(table, heads, before);
  return {
    name,
    table,
    readAs,
    lines,
    counts,
    columns: heads.map((head, at) => ({ head, field: columns[at] ?? null })),
    suggested: Object.fromEntries(tables.map((each) => [each, [...suggestedFor(each, heads, known.get(each))]])),
    isRemembered: !isMapped && before !== undefined,
  };
};

/** What may lie in an account: the company's, and which one was chosen; while nobody has chosen yet the one of the last time, or the first. */
const placedIn = async (
  db: Db | Tx,
  { sellerId, accountId, status }: RunRecord,
  tables: readonly ImportTable[],
  known: readonly ReadonlyMap<ImportTable, Remembered>[],
): Promise<Pick<ImportRun, 'accounts' | 'accountId'>> => {
  if (sellerId === null || !tables.some(isOfAccount)) return { accounts: [], accountId: null };
  const accounts = (await accountsOf(db, sellerId)).map(({ id, name }) => ({ _id: id, name }));
  if (status !== 'uploaded' && status !== 'read') return { accounts, accountId };
  const before = known.flatMap((each) => [each.get('listings'), each.get('orders')].flatMap((mapped) => mapped?.accountId ?? []))[0];
  return { accounts, accountId: accountId ?? before ?? accounts[0]?._id ?? null };
};

const toImportRun = async (db: Db | Tx, selected: Selected, { role }: Actor): Promise<ImportRun> => {
  const { record } = selected;
  const { sellerId, files } = record;
  const tables = tablesFor(role, record);
  // One after the other: it may be a transaction's connection.
  const known: ReadonlyMap<ImportTable, Remembered>[] = [];
  for (const { heads } of files) known.push(await remembered(db, sellerId, heads));
  const own = files.flatMap(({ table, columns }, at) => (table !== null && columns.length === 0 ? (known[at]?.get(table) ?? []) : []))[0];
  const heads = files[0]?.heads ?? [];
  return {
    ...toImportRow(selected),
    files: files.map((file, at) => toImportFile(file, tables, known[at] ?? new Map())),
    fields: Object.fromEntries(
      tables.map((each) => [
        each,
        Object.entries(fieldsOf(each, heads)).map(([name, { label, isNeeded }]) => ({ name, label, isNeeded: isNeeded === true })),
      ]),
    ),
    decimal: record.decimal ?? own?.decimal ?? null,
    dates: record.dates ?? own?.dates ?? null,
    isUpdate: record.isUpdate,
    ...(await placedIn(db, record, tables, known)),
  };
};

/** Null when it is not theirs, or not there: nobody can tell which (decision 21). */
export const findImport = async (db: Db | Tx, id: string, actor: Actor, now: Date): Promise<ImportRun | null> => {
  const [found] = await selectImports(db).where(isImport(id, actor, now));
  return found ? toImportRun(db, found, actor) : null;
};
