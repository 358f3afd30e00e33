import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { product } from '../db/schema/product.ts';
import { holdSkus } from '../products/hold-skus.ts';
import { subjectOf } from '../products/product-row.ts';
import { writeSkus } from '../products/write-skus.ts';
import { appendEvent, publishEvent } from '../stream/append-event.ts';
import type { RunRecord } from './import-row.ts';
import { ofOneFile, type Importing, type Judged } from './judged.ts';
import { compareStock, raiseVersions, readStockRows, type StockChange } from './stock-rows.ts';

const write = async (tx: Tx, run: RunRecord, changes: readonly StockChange[], now: Date): Promise<void> => {
  if (changes.length === 0) return;
  const raised = await raiseVersions(tx, changes);
  // The event names the person who brought the file, and not the worker that writes it.
  const told = raised.map(({ id, version, sellerId, fields, changes: changed }) => ({
    subject: subjectOf(id),
    type: 'edited',
    version,
    actorId: run.userId,
    actorName: run.userName,
    at: now,
    data: { fields, changes: changed, importId: run.id },
    sellerId,
    key: null,
  }));
  await tx.insert(event).values(told).returning(publishEvent);
  const by = { id: run.userId, name: run.userName };
  await writeSkus(tx, changes, (happened) => appendEvent(tx, by, now, null, happened), now);
};

/** Prices and stock of SKUs that are here. */
export const stockImporting: Importing = {
  ...ofOneFile(async (db, run, lines) => {
    const { rows, refused } = readStockRows(run, lines);
    const { judged } = await compareStock(db, run, rows, ({ row }) => row.version);
    return [...refused, ...judged];
  }, 20),
  take: async (tx, run, lines, now) => {
    const { rows, refused } = readStockRows(run, lines);
    const seen = new Map(lines.map((each) => [each.line, each.seen]));
    // A version that is not there yet was written by no sheet of ours: what was looked at is what a yes was to.
    const since = ({ line, row }: (typeof rows)[number]): number | null => {
      const looked = seen.get(line) ?? null;
      return row.version === null || looked === null ? (row.version ?? looked) : Math.min(row.version, looked);
    };
    // Found once to be held, in the order everybody holds them in, and compared as they then stand.
    const first = await compareStock(tx, run, rows, since);
    const ids = first.changes.map(({ before }) => before);
    await holdSkus(
      tx,
      ids.map(({ id }) => id),
    );
    const products = [...new Set(ids.map(({ productId }) => productId))];
    if (products.length > 0)
      await tx.select({ id: product.id }).from(product).where(inArray(product.id, products)).orderBy(asc(product.id)).for('no key update');
    const { judged, changes } = await compareStock(tx, run, rows, since);
    // A SKU that is not held here is left as it is: a moment ago it was equal, or another's.
    const held = new Set(ids.map(({ id }) => id));
    const taken = changes.filter(({ before }) => held.has(before.id));
    await write(tx, run, taken, now);
    const isTaken = new Set(taken.map((each) => each.judged.line));
    return [
      ...refused,
      ...judged.map((each): Judged => {
        if (isTaken.has(each.line)) return { ...each, outcome: 'taken' };
        return each.outcome === 'ready'
          ? { ...each, outcome: 'refused', changes: [], reasons: ['Mudou durante a importação (importe de novo)'] }
          : each;
      }),
    ];
  },
};
