import type { ImportKind } from '#contract/import-run.ts';
import { listingImporting } from './import-listing-rows.ts';
import { orderImporting } from './import-order-rows.ts';
import type { RunRecord } from './import-row.ts';
import { stockImporting } from './import-stock.ts';
import { vehicleImporting } from './import-vehicle-rows.ts';
import type { Importing } from './judged.ts';

const importings: Readonly<Record<ImportKind, Importing>> = {
  stock: stockImporting,
  listings: listingImporting,
  vehicles: vehicleImporting,
  orders: orderImporting,
};

export const importingOf = ({ kind }: Pick<RunRecord, 'kind'>): Importing => importings[kind];

/** How many lines these walks look at, at most: by it is said how far they are. */
export const linesOfWalks = (run: RunRecord, walks = importingOf(run).walks(run)): number =>
  walks.reduce((sum, { file }) => sum + (run.files[file]?.lines ?? 0), 0);
