import { and, eq, type SQL } from 'drizzle-orm';
import type { Role } from '#contract/call.ts';
import type { ImportKind, ImportRow, ImportRun } from '#contract/import-run.ts';
import { columnsByHead, fieldsOf, importableKinds } from '#import/importable.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { importMapping, importRun } from '../db/schema/import-run.ts';
import type { Actor } from '../http/actor.ts';
import { columnsOver, hashOfHead } from './remembered-head.ts';

export type RunRecord = typeof importRun.$inferSelect;

export const subjectOf = (id: string): string => `import:${id}`;

/** The own company's for sellers, all for superusers. */
export const importsOf = ({ role, sellerId }: Pick<Actor, 'role' | 'sellerId'>): SQL | undefined =>
  role === 'superuser' ? undefined : eq(importRun.sellerId, sellerId ?? '');

/** Vehicles are of no company: superusers keep them. */
export const kindsFor = (role: Role, sellerId: string | null): readonly ImportKind[] =>
  importableKinds.filter((kind) => (kind === 'vehicles' ? role === 'superuser' && sellerId === null : sellerId !== null));

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

/** How the company mapped such a head the last time, by kind. */
const remembered = async (db: Db | Tx, { sellerId, heads }: RunRecord) => {
  if (sellerId === null || heads.length === 0) return new Map<ImportKind, typeof importMapping.$inferSelect>();
  const rows = await db
    .select()
    .from(importMapping)
    .where(and(eq(importMapping.sellerId, sellerId), eq(importMapping.head, hashOfHead(heads))));
  return new Map(rows.map((row) => [row.kind, row]));
};

const toImportRun = async (db: Db | Tx, selected: Selected, { role }: Actor): Promise<ImportRun> => {
  const { record } = selected;
  const { heads, sellerId, kind } = record;
  const known = await remembered(db, record);
  const kinds = kindsFor(role, sellerId);
  const own = known.get(kind);
  const suggestedFor = (each: ImportKind) => {
    const fields = fieldsOf(each, heads);
    const byHead = columnsByHead(heads, fields);
    const before = known.get(each);
    return before ? columnsOver(heads, before.columns, fields, byHead) : byHead;
  };
  const columns = record.columns.length > 0 ? record.columns : suggestedFor(kind);
  return {
    ...toImportRow(selected),
    readAs: record.readAs,
    columns: heads.map((head, at) => ({ head, field: columns[at] ?? null })),
    fields: Object.fromEntries(
      kinds.map((each) => [
        each,
        Object.entries(fieldsOf(each, heads)).map(([name, { label, isNeeded }]) => ({ name, label, isNeeded: isNeeded === true })),
      ]),
    ),
    suggested: Object.fromEntries(kinds.map((each) => [each, [...suggestedFor(each)]])),
    decimal: record.columns.length > 0 ? record.decimal : (own?.decimal ?? null),
    isRemembered: record.columns.length === 0 && own !== undefined,
  };
};

/** Null when it is not theirs, or not there: nobody can tell which (decision 21). */
export const findImport = async (db: Db | Tx, id: string, actor: Actor): Promise<ImportRun | null> => {
  const [found] = await selectImports(db).where(and(eq(importRun.id, id), importsOf(actor)));
  return found ? toImportRun(db, found, actor) : null;
};
