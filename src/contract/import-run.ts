/** Imports: a file of a person, read, looked at, and taken by the server in its own time (door /import). */
import { z } from 'zod';
import { byId, call, Instant, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { someOf } from './some-of.ts';
import { WorkFailure } from './work-failure.ts';

/** Sellers bring files of their own listings, superusers those of every company. */
const importRoles = ['seller', 'superuser'] as const;

/** `vehicles` and `orders`: for superusers alone. */
export const ImportKind = z.enum(['stock', 'listings', 'vehicles', 'orders']);
export type ImportKind = z.infer<typeof ImportKind>;

/** What the rows of one file are: every kind has a table of its name, and orders come with these besides. */
export const ImportTable = z.enum([...ImportKind.options, 'items', 'customers', 'products', 'sellers']);
export type ImportTable = z.infer<typeof ImportTable>;

/** What lies in one of its company's marketplace accounts. */
export const isOfAccount = (kind: ImportKind | ImportTable): boolean => kind === 'listings' || kind === 'orders';

export const ImportStatus = z.enum(['uploaded', 'read', 'mapped', 'checked', 'running', 'done', 'failed', 'cancelled']);
export type ImportStatus = z.infer<typeof ImportStatus>;

/**
 * What becomes of a line: `ready` is to be taken, `taken` was, `updated` was into what is here; `known` is here and equal, `differs` is here and
 * otherwise, and stays as it is; `unused`: nothing is amiss with it, and nothing asked for it.
 */
export const LineOutcome = z.enum(['ready', 'taken', 'updated', 'known', 'differs', 'unused', 'refused']);
export type LineOutcome = z.infer<typeof LineOutcome>;

const mebibyte = 1024 * 1024;
export const mostImportBytes = 20 * mebibyte;
/** A file is sent in pieces of so many bytes: no request and no answer holds all of it, and neither page nor server is held up by one. */
export const importPieceBytes = 128 * 1024;
/** What a person may announce in 24 hours: ten of the largest. */
export const mostImportBytesADay = 10 * mostImportBytes;
export const mostImportLines = 100_000;
/** An import is kept so long, then gone with its lines. */
export const importKeptDays = 30;
/** So many of one company may be open at a time, and so many of one person in all of theirs. */
export const mostImportsAtOnce = 10;
/** So many files may be brought together: the tables of orders, and others that lie beside them. */
export const mostImportFiles = 12;

/** A column of the file and what it is read as; null for one that is left out. */
const ImportColumn = z.object({ head: z.string(), field: z.string().nullable() });

const ImportField = z.object({ name: z.string(), label: z.string(), isNeeded: z.boolean() });

/** How the numbers of the file are written, where they can be read in two ways. */
const DecimalMark = z.enum([',', '.']);
/** In which order its dates are, where the year does not stand first. */
const DateOrder = z.enum(['d/m/y', 'm/d/y']);

/** How many lines became what. */
const LineCounts = z.partialRecord(LineOutcome, z.int().nonnegative());

export const ImportRow = z.object({
  _id: z.string(),
  version: z.int().positive(),
  /** As the file was called, or the files. */
  name: z.string(),
  kind: ImportKind,
  sellerId: z.string().nullable(),
  sellerName: z.string().nullable(),
  userName: z.string(),
  status: ImportStatus,
  /** Why the server gave it up. */
  failure: WorkFailure.nullable().default(null),
  /** Why the file as a whole can not be read, or its columns not be used, in a sentence. */
  problem: z.string().nullable(),
  /** How far the step is that the server is at, of so many: bytes, then lines. */
  done: z.int().nonnegative(),
  total: z.int().nonnegative(),
  /** How many lines became what, and of how many SKUs price and stock change. */
  counts: z.partialRecord(z.union([LineOutcome, z.enum(['prices', 'stocks'])]), z.int().nonnegative()),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** One of the files of an import. */
const ImportFile = z.object({
  name: z.string(),
  /** What its rows are; null where that is not known yet, or it is left out. */
  table: ImportTable.nullable(),
  /** 'UTF-8, separado por ponto e vírgula'. */
  readAs: z.string().nullable(),
  lines: z.int().nonnegative(),
  counts: LineCounts,
  columns: z.array(ImportColumn),
  /** What each column would be by its head, or was the last time a file had this head, of each table the file may be. */
  suggested: z.partialRecord(ImportTable, z.array(z.string().nullable())),
  /** Were the columns mapped as they were the last time this company brought such a file? */
  isRemembered: z.boolean(),
});
export type ImportFile = z.infer<typeof ImportFile>;

/** Beside the row: what only its page shows. */
export const ImportRun = ImportRow.extend({
  /** In the order they were brought in; several only of orders. */
  files: z.array(ImportFile).min(1),
  /** What a column may be read as, of each table this person may import. */
  fields: z.partialRecord(ImportTable, z.array(ImportField)),
  decimal: DecimalMark.nullable(),
  dates: DateOrder.nullable(),
  /** Is what differs from what is here taken into it? Of orders. */
  isUpdate: z.boolean(),
  /** Where it may be listings or orders: the company's marketplace accounts, those that work first. */
  accounts: z.array(z.object({ _id: z.string(), name: z.string() })).default([]),
  /** Which of them these go into, or would; null where the company has none. */
  accountId: z.string().nullable().default(null),
});
export type ImportRun = z.infer<typeof ImportRun>;

/** What of a SKU changes, as text. */
const LineChange = z.object({ field: z.string(), before: z.string(), after: z.string() });

export const ImportLine = z.object({
  line: z.int().positive(),
  name: z.string(),
  cells: z.array(z.string()),
  outcome: LineOutcome.nullable(),
  /** Why it is refused, in what it differs, or what is to be noticed: sentences. */
  reasons: z.array(z.string()),
  changes: z.array(LineChange),
});
export type ImportLine = z.infer<typeof ImportLine>;

export const ImportFilter = z.object({
  kind: ImportKind.optional(),
  status: someOf(ImportStatus).optional(),
  /** What the file was called. */
  search: z.string().trim().max(120).optional(),
});
export type ImportFilter = z.infer<typeof ImportFilter>;

export const listImports = call('listImports', 'GET /import', {
  roles: importRoles,
  ours: true,
  query: ImportFilter.extend(numberedQuery),
  reply: pageOf(ImportRow),
});

/** A file is announced first, then sent piece by piece. */
export const beginImport = call('beginImport', 'POST /import', {
  roles: importRoles,
  ours: true,
  body: z.object({
    /** Their bytes are sent one behind the other, as if they were one. */
    files: z
      .array(z.object({ name: z.string().trim().min(1).max(200), bytes: z.int().min(1) }))
      .min(1)
      .max(mostImportFiles),
    /** The company it is for. A superuser names it, or none for vehicles. Sellers bring their own company's. */
    sellerId: z.string().min(1).max(64).nullable(),
  }),
  reply: ImportRow,
});

export const sendImportPiece = call('sendImportPiece', 'PUT /import/{id}/piece/{piece}', {
  roles: importRoles,
  ours: true,
  params: byId.extend({
    piece: z.coerce
      .number()
      .int()
      .min(0)
      .max(mostImportBytes / importPieceBytes),
  }),
  /** In base64. */
  body: z.object({ content: z.string().min(1) }),
  reply: ImportRow,
});

export const getImport = call('getImport', 'GET /import/{id}', { roles: importRoles, ours: true, params: byId, reply: ImportRun });

const importLinesAtOnce = 100;

export const getImportLines = call('getImportLines', 'GET /import/{id}/lines', {
  roles: importRoles,
  ours: true,
  params: byId,
  query: z.object({
    /** Of which file, from 0. */
    file: z.coerce
      .number()
      .int()
      .min(0)
      .max(mostImportFiles - 1)
      .default(0),
    outcome: someOf(LineOutcome).optional(),
    /** Those behind this line of the file. */
    after: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(1000).default(importLinesAtOnce),
  }),
  reply: z.object({ lines: z.array(ImportLine), next: z.int().nullable() }),
});

export const mapImport = call('mapImport', 'PUT /import/{id}/map', {
  roles: importRoles,
  ours: true,
  params: byId,
  body: z.object({
    /** Every file, in their order: what its rows are, null for one that is left out, and what each column is read as. */
    files: z
      .array(z.object({ table: ImportTable.nullable(), columns: z.array(z.string().max(200).nullable()).max(500) }))
      .min(1)
      .max(mostImportFiles),
    decimal: DecimalMark.nullable(),
    dates: DateOrder.nullable().default(null),
    isUpdate: z.boolean().default(false),
    /** Of listings and orders: into which of the company's marketplace accounts; null is the one that was suggested. */
    accountId: z.string().max(64).nullable().default(null),
  }),
  reply: ImportRun,
});

export const startImport = call('startImport', 'PUT /import/{id}/start', {
  roles: importRoles,
  ours: true,
  params: byId,
  reply: ImportRun,
});

export const cancelImport = call('cancelImport', 'PUT /import/{id}/cancel', {
  roles: importRoles,
  ours: true,
  params: byId,
  reply: ImportRun,
});

const StockLine = z.object({
  sku: z.string(),
  name: z.string(),
  price: z.int().nullable(),
  stock: z.int(),
  /** The version of its product: changes by others since then are told when the line comes back. */
  version: z.int(),
});
export type StockLine = z.infer<typeof StockLine>;

/** Prices and stock of a company's SKUs, to be changed in a spreadsheet and imported again. */
export const getStockSheet = call('getStockSheet', 'GET /stockSheet', {
  roles: importRoles,
  ours: true,
  query: z.object({
    /** Sellers have their own company's. */
    sellerId: z.string().min(1).max(64).optional(),
    /** Those behind this code. */
    after: z.string().max(120).default(''),
  }),
  reply: z.object({ lines: z.array(StockLine), next: z.string().nullable() }),
});

export const importRun = kindOf({
  kind: 'import',
  calls: [listImports, beginImport, sendImportPiece, getImport, getImportLines, mapImport, startImport, cancelImport, getStockSheet],
  pages: { at: ['/import'], roles: importRoles, flag: 'sellout' },
  menu: [{ under: 'records', key: 'imports', name: 'Importar', icon: 'import', link: '/import' }],
});
