import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { importLine, importRun } from '#server/db/schema/import-run.ts';
import type { CompanyId, PersonId } from '../support/people.ts';
import { ownOrSuper, type Sample } from './sample.ts';

/** Imports are named after the listing of the company they were made with. */
const importOf = (listing: string): string => `import-${listing}`;
const sentOf = (listing: string): string => `sent-${listing}`;
const asks = (more: object = {}): Sample => ({
  payload: ({ listing }) => ({ params: { id: importOf(listing) }, ...more }),
  names: 'listing',
  reach: ownOrSuper,
});
const all = { seller: 'all', reviewer: 'none', superuser: 'all' } as const;
const owners: Readonly<Record<CompanyId, PersonId>> = { ana: 'seller', beto: 'foreignSeller', caio: 'shutSeller' };

/** A file that was looked at: it may be read, mapped again, started and cancelled. */
export const insertFor = async (db: Db, listing: string, company: CompanyId): Promise<void> => {
  const id = importOf(listing);
  // One company may have no more than so many open.
  await db.delete(importRun).where(eq(importRun.sellerId, company));
  const whose = { userId: owners[company], userName: company, sellerId: company, name: `${company}.csv`, createdAt: new Date() };
  const sent = { name: `${company}.csv`, bytes: 1, table: null, readAs: null, heads: [], columns: [], lines: 0, counts: {} };
  const mapped = { ...sent, table: 'stock' as const, heads: ['SKU', 'Preço'], columns: ['sku', 'price'], lines: 1, counts: { ready: 1 } };
  await db.insert(importRun).values([
    { id, version: 3, ...whose, kind: 'stock', status: 'checked', files: [mapped], counts: { ready: 1 }, bytes: 1, received: 1 },
    { id: sentOf(listing), version: 1, ...whose, kind: 'stock', status: 'uploaded', files: [sent], bytes: 1 },
  ]);
  await db.insert(importLine).values({ runId: id, line: 2, cells: ['A', '1,00'], outcome: 'ready' });
};

/** Imports (door /import): sellers bring their own company's files, superusers any's. */
export const samples: Readonly<Record<string, Sample>> = {
  listImports: { payload: () => ({ query: { limit: '100' } }), names: false, reach: all },
  beginImport: {
    payload: ({ company }) => ({ body: { files: [{ name: 'a.csv', bytes: 1 }], sellerId: company } }),
    names: 'company',
    reach: ownOrSuper,
  },
  sendImportPiece: {
    payload: ({ listing }) => ({ params: { id: sentOf(listing), piece: '0' }, body: { content: 'YQ==' } }),
    names: 'listing',
    reach: ownOrSuper,
  },
  getImport: asks(),
  getImportLines: asks(),
  mapImport: asks({ body: { files: [{ table: 'stock', columns: ['sku', 'price'] }], decimal: null } }),
  startImport: asks(),
  cancelImport: asks(),
  getStockSheet: { payload: ({ company }) => ({ query: { sellerId: company } }), names: 'company', reach: ownOrSuper },
};
