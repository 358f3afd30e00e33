import { afterAll, beforeAll } from 'vitest';
import {
  beginImport,
  getImport,
  getImportLines,
  importPieceBytes,
  mapImport,
  sendImportPiece,
  startImport,
  type ImportTable,
  type ImportLine,
  type ImportRow,
  type ImportRun,
} from '#contract/import-run.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { CompanyId, PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { eq } from 'drizzle-orm';
import { sku } from '../db/schema/product.ts';
import { quiet } from '../testing/open-test-db.ts';
import { createWorker } from '../worker/worker.ts';
import { importWork } from './import-work.ts';

const asBytes = (content: string | Uint8Array): Uint8Array => (typeof content === 'string' ? new TextEncoder().encode(content) : content);

export interface Mapping {
  /** The kind of the file, where it does not look like it. */
  readonly kind?: ImportTable;
  readonly columns?: Readonly<Record<string, string | null>>;
  readonly decimal?: ',' | '.' | null;
  readonly dates?: 'd/m/y' | 'm/d/y' | null;
  readonly isUpdate?: boolean;
}

/** The browser's door by the calls it makes, and the worker behind it. */
export const openImports = () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const work = (): Promise<void> => createWorker(importWork, { db: app.db, clock: () => new Date(), log: quiet }).drain();
  const send = (line: Parameters<TestApp['send']>[0], payload: object, as: PersonId) => app.send(line, payload, { as });
  const read = async (id: string, as: PersonId = 'seller'): Promise<ImportRun> =>
    getImport.reply.parse((await send(getImport, { params: { id } }, as)).body);

  const sendPieces = async (
    files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
    as: PersonId,
    sellerId: string | null,
  ) => {
    const announced = files.map(({ name, bytes }) => ({ name, bytes: bytes.length }));
    const begun = await send(beginImport, { body: { files: announced, sellerId } }, as);
    const { _id } = beginImport.reply.parse(begun.body);
    const all = Buffer.concat(files.map(({ bytes }) => bytes));
    for (let piece = 0; piece * importPieceBytes < all.length; piece += 1) {
      const part = all.subarray(piece * importPieceBytes, (piece + 1) * importPieceBytes);
      await send(sendImportPiece, { params: { id: _id, piece: String(piece) }, body: { content: part.toString('base64') } }, as);
    }
    await work();
    return read(_id, as);
  };

  /** A file is sent in its pieces and read. */
  const bring = (content: string | Uint8Array, as: PersonId = 'seller', name = 'a.csv', sellerId: string | null = null) =>
    sendPieces([{ name, bytes: asBytes(content) }], as, sellerId);

  /** Several files, dropped together by a superuser. */
  const bringTogether = (files: Readonly<Record<string, string | Uint8Array>>, sellerId: string | null = 'ana') =>
    sendPieces(
      Object.entries(files).map(([name, content]) => ({ name, bytes: asBytes(content) })),
      'superuser',
      sellerId,
    );

  /** Its columns as they were suggested, but for those named by their heads. */
  const map = async (run: ImportRun, { kind, columns = {}, ...more }: Mapping = {}, as: PersonId = 'seller') => {
    const files = run.files.map((file) => {
      const table = kind ?? file.table;
      const suggested = table === null ? [] : (file.suggested[table] ?? []);
      return { table, columns: file.columns.map(({ head }, at) => (head in columns ? (columns[head] ?? null) : (suggested[at] ?? null))) };
    });
    const answered = await send(mapImport, { params: { id: run._id }, body: { files, decimal: null, ...more } }, as);
    await work();
    return answered;
  };

  const checked = async (content: string | Uint8Array, mapping: Mapping = {}, as: PersonId = 'seller'): Promise<ImportRun> => {
    const run = await bring(content, as);
    await map(run, mapping, as);
    return read(run._id, as);
  };

  const start = async (run: Pick<ImportRow, '_id'>, as: PersonId = 'seller'): Promise<ImportRun> => {
    await send(startImport, { params: { id: run._id } }, as);
    await work();
    return read(run._id, as);
  };

  const lines = async (run: Pick<ImportRow, '_id'>, as: PersonId = 'seller', query: object = {}): Promise<readonly ImportLine[]> =>
    getImportLines.reply.parse((await send(getImportLines, { params: { id: run._id }, query: { limit: '1000', ...query } }, as)).body)
      .lines;

  const told = async (run: Pick<ImportRow, '_id'>, as: PersonId = 'seller'): Promise<readonly string[]> =>
    (await lines(run, as)).map(({ line, outcome, reasons }) => [`${line} ${outcome}`, ...reasons].join(': '));

  /** A SKU of a company with a price in cents and a stock; answers its product's id. */
  const stocked = async (code: string, price: number, stock: number, company: CompanyId = 'ana'): Promise<string> => {
    await insertListing(app.db, code, company, 'active');
    await app.db
      .update(sku)
      .set({ sku: code, price, stock })
      .where(eq(sku.id, `sku-${code}`));
    return `product-${code}`;
  };

  const skuNamed = async (code: string) => {
    const [row] = await app.db.select().from(sku).where(eq(sku.sku, code));
    return row && { price: row.price, stock: row.stock };
  };

  return { app: () => app, work, send, read, bring, bringTogether, map, checked, start, lines, told, stocked, skuNamed };
};
