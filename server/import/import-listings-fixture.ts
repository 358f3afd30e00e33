import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { readListings } from '#import/listings/read-listings.ts';
import { sayReason } from '#import/reason.ts';
import type { ReportLine } from '#import/report.ts';
import Papa from 'papaparse';
import { findSeller } from './find-seller.ts';
import { importListings } from './import-listings.ts';

interface More {
  readonly images?: readonly string[];
  readonly isUpdate?: boolean;
}
export type Row = Readonly<Record<string, string>>;

/** Six lines, three of which can be taken. */
export const sixRows: readonly Row[] = [
  { title: 'Caneca de porcelana', category: 'Casa', price: '41.0', sku: 'CAN-1', gtin: '7891000100103' },
  { title: 'Caneca de porcelana', category: 'casa', price: '1.234,56', sku: '', gtin: '' },
  { title: '', category: 'Casa', price: '1', sku: '', gtin: '' },
  { title: 'Caneca de porcelana', category: 'Casa', price: '', sku: '', gtin: '123' },
  { title: 'Outra', category: 'Casa', price: '1.234', sku: 'X', gtin: '' },
  { title: 'Mais uma', category: '', price: 'R$ 9,9', sku: 'CAN-1', gtin: '' },
];

/** Imports into an empty database, each test's into a company of its own: what one imported is not there for the next. */
export const openListingImports = () => {
  let database: Database;
  let sellerId: string;
  beforeAll(async () => {
    database = await openTestDb();
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    sellerId = `s-${randomUUID().slice(0, 8)}`;
    await database.db.insert(seller).values({ id: sellerId, name: sellerId, status: 'active', me2: true });
    await findSeller(database.db, undefined);
  });

  /** As a file has them, without cells for what a row does not name. */
  const run = async (rows: readonly Row[], { images = [], isUpdate = false }: More = {}): Promise<readonly ReportLine[]> => {
    const text = Papa.unparse([...rows], { columns: [...new Set(rows.flatMap((row) => Object.keys(row)))] });
    const read = readListings({ name: 'a.csv', bytes: new TextEncoder().encode(text) }, new Map(), {});
    if (!read.ok) throw new Error(read.error);
    return importListings(database.db, {
      read: read.value,
      images: images.map((file) => ({ file, path: file, name: `stored-${file}` })),
      sellerId,
      accountId: 'importados',
      isUpdate,
      now: new Date('2026-11-21T12:00:00.000Z'),
    });
  };

  const imported = () => database.db.select().from(listing).where(eq(listing.sellerId, sellerId)).orderBy(listing.dueAt, listing.id);

  return { database: () => database, sellerId: () => sellerId, run, imported };
};

export const whys = (lines: readonly ReportLine[]): readonly string[] =>
  lines.flatMap(({ line, reasons }) => reasons.map((each) => `${line} ${sayReason(each)}`));
export const outcomes = (lines: readonly ReportLine[]): readonly string[] => lines.map(({ line, outcome }) => `${line} ${outcome}`);
