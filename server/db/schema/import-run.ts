import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { ImportFile, ImportKind, ImportRow, ImportStatus, ImportTable, LineOutcome } from '#contract/import-run.ts';
import { instant, names } from './column.ts';
import { account, seller } from './core.ts';
import { marketplaceAccount } from './marketplace-account.ts';
import { workColumns } from './work-columns.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** One of the files of an import; its bytes begin where those of the one before it end. */
export interface StoredFile extends Pick<ImportFile, 'name' | 'table' | 'readAs' | 'lines' | 'counts'> {
  readonly bytes: number;
  readonly heads: readonly string[];
  /** What each column is read as; empty until somebody said so. */
  readonly columns: readonly (string | null)[];
}

/** What somebody brought, and how far it is: all that any server process needs to go on with it. */
export const importRun = pgTable(
  'import_run',
  {
    id: text().primaryKey(),
    /** Rises by one with each event of the import, not with its progress; If-Match carries it. */
    version: integer().notNull(),
    userId: names('user_id', () => account.id),
    userName: text('user_name').notNull(),
    /** The company it is for; null for what is of no company. */
    sellerId: text('seller_id').references(() => seller.id),
    /** Into which of its marketplace accounts listings or orders are taken; null where that was not said. */
    accountId: text('account_id').references(() => marketplaceAccount.id),
    name: text().notNull(),
    kind: text().$type<ImportKind>().notNull(),
    status: text().$type<ImportStatus>().notNull(),
    problem: text(),
    files: jsonb().$type<readonly StoredFile[]>().notNull(),
    decimal: text().$type<',' | '.'>(),
    dates: text().$type<'d/m/y' | 'm/d/y'>(),
    /** Is what differs from what is here taken into it? */
    isUpdate: boolean('is_update').notNull().default(false),
    /** Bytes announced, and bytes that are here. */
    bytes: integer().notNull(),
    received: integer().notNull().default(0),
    /** At which file the step is that is under way, or at which of its walks over lines. */
    part: smallint().notNull().default(0),
    /** Up to which line of it the step is done: written together with what it did. */
    position: integer().notNull().default(0),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    counts: jsonb().$type<ImportRow['counts']>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    ...workColumns(),
  },
  (table) => [
    index('import_run_seller').on(table.sellerId, table.createdAt, table.id),
    index('import_run_created').on(table.createdAt, table.id),
    index('import_run_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
  ],
);

/** A piece of a file, from 0, until all of it was read. */
export const importPiece = pgTable(
  'import_piece',
  {
    runId: names('run_id', () => importRun.id, { onDelete: 'cascade' }),
    piece: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.piece] })],
);

/** One row of a file: what stands in it, what would become of it, and then what did. */
export const importLine = pgTable(
  'import_line',
  {
    runId: names('run_id', () => importRun.id, { onDelete: 'cascade' }),
    /** Which of the files, from 0. */
    file: smallint().notNull().default(0),
    /** Of the file, as an editor counts them. */
    line: integer().notNull(),
    cells: jsonb().$type<readonly string[]>().notNull(),
    name: text().notNull().default(''),
    /** What makes two rows of a file the same, a code or a title; what rows of other files know it by. */
    key: text(),
    outcome: text().$type<LineOutcome>(),
    reasons: jsonb().$type<readonly string[]>().notNull().default([]),
    changes: jsonb().$type<readonly { readonly field: string; readonly before: string; readonly after: string }[]>().notNull().default([]),
    /** The version of its product, or of its order, that was compared with. */
    seen: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.file, table.line] }),
    index('import_line_outcome').on(table.runId, table.file, table.outcome, table.line),
    index('import_line_key').on(table.runId, table.key),
  ],
);

/** How a company mapped the columns of files with such a head the last time. */
export const importMapping = pgTable(
  'import_mapping',
  {
    sellerId: names('seller_id', () => seller.id),
    /** What its rows are. */
    table: text('kind').$type<ImportTable>().notNull(),
    /** SHA-256 of the head. */
    head: text().notNull(),
    columns: jsonb().$type<readonly (string | null)[]>().notNull(),
    decimal: text().$type<',' | '.'>(),
    dates: text().$type<'d/m/y' | 'm/d/y'>(),
    /** Into which of its marketplace accounts they went. */
    accountId: text('account_id').references(() => marketplaceAccount.id),
    at: instant('at').notNull(),
  },
  (mapping) => [primaryKey({ columns: [mapping.sellerId, mapping.table, mapping.head] })],
);
