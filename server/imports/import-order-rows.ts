import { asc, inArray } from 'drizzle-orm';
import type { LineOutcome } from '#contract/import-run.ts';
import { joinOrders, type OrderToImport } from '#import/orders/join-orders.ts';
import type { TableName } from '#import/orders/order-fields.ts';
import { codeOfRow } from '#import/orders/read-order-tables.ts';
import type { ReportLine } from '#import/report.ts';
import { isOrderTable } from '#import/importable.ts';
import { findHere } from '#server/import/orders/compare-order.ts';
import { importOrders } from '#server/import/orders/import-orders.ts';
import type { Db, Tx } from '../db/open.ts';
import { saleOrder } from '../db/schema/order.ts';
import type { RunRecord } from './import-row.ts';
import { sayInBrowser } from './in-browser-words.ts';
import { judgedAs, refusedAs, type Importing, type Judge, type Judged, type Walk } from './judged.ts';
import { ownerOf } from './owner-of.ts';
import { fileOfTable, gatherSlice, keyOf, readLinesOf, type OrderSlice } from './order-slice.ts';

/** Each row by itself: what can not be read is refused, and what can waits for the orders. */
const readRow =
  (file: number, table: TableName): Judge =>
  async (_db, run, lines) =>
    readLinesOf(run, table, lines).map(({ line, key: name, cells, row, reasons }) => {
      const told = { file, line, name, key: keyOf(table, codeOfRow(table, cells)), reasons: reasons.map(sayInBrowser) };
      return judgedAs(row === null ? 'refused' : null, told);
    });

const leaveOut =
  (file: number): Judge =>
  async (_db, _run, lines) =>
    lines.map(({ line }) => judgedAs('unused', { file, line, name: '' }));

/** Tables instead of files: their names are told apart by it. */
const fileOf = { orders: 'orders', items: 'items', customers: 'customers', products: 'products', sellers: 'sellers' } as const;

const toJoin = { isForAll: true, isUpdate: false } as const;

/** Of a line that several orders mention the one tells of which most comes: the later in this list. */
const whenLookedAt: readonly LineOutcome[] = ['known', 'differs', 'ready'];
const whenTaken: readonly LineOutcome[] = ['known', 'differs', 'updated', 'taken'];

/** What was told of the lines of a slice, and was not told already by another slice of which more comes. */
const judgedOf = (
  run: RunRecord,
  { recordOf }: OrderSlice,
  told: readonly ReportLine[],
  order: readonly LineOutcome[],
  seen: ReadonlyMap<string, number>,
): readonly Judged[] =>
  told.flatMap((each) => {
    const table = each.file as TableName;
    const record = recordOf(table, each.line);
    // Of what nothing in this slice asks for, another may.
    if (!record || (each.outcome === 'unused' && each.reasons.length === 0)) return [];
    const isBefore = order.includes('ready') && (each.outcome === 'taken' || each.outcome === 'updated');
    const outcome = isBefore ? 'ready' : each.outcome;
    if (record.outcome !== null && order.includes(record.outcome) && order.indexOf(record.outcome) >= order.indexOf(outcome)) return [];
    const looked = table === 'orders' ? (seen.get(each.name) ?? 0) : null;
    const { line, name, reasons } = each;
    const place = { file: fileOfTable(run, table), line };
    return [
      judgedAs(outcome, { ...place, name, key: record.key, seen: looked, before: record.outcome, reasons: reasons.map(sayInBrowser) }),
    ];
  });

/** The versions of what is here of each order, together: they only rise, and so does their sum. */
const versionsOf = async (db: Db | Tx, orders: readonly OrderToImport[]): Promise<ReadonlyMap<string, number>> => {
  const here = await findHere(db, orders);
  const sums = new Map<string, number>();
  for (const order of orders) sums.set(order.key, (sums.get(order.key) ?? 0) + (here(order)?.version ?? 0));
  return sums;
};

const compareOrders: Judge = async (db, run, lines) => {
  const slice = await gatherSlice(db, run, 'orders', lines);
  const { orders } = joinOrders(slice.tables);
  const found = await ownerOf(db, run);
  // A company without an account is told so when its orders are taken: none of them is here.
  const owner = found.ok ? found.value : { sellerId: run.sellerId ?? '', accountId: '' };
  const job = { ...toJoin, read: { tables: slice.tables, fileOf }, owner, isUpdate: run.isUpdate, isDry: true, now: new Date() };
  return judgedOf(run, slice, await importOrders(db, job), whenLookedAt, await versionsOf(db, orders));
};

/** What no order asked for: an item lacks its order, and says so; everything else is of no use. */
const tellRest =
  (file: number, table: TableName): Judge =>
  async (db, run, lines) => {
    if (table !== 'items') return lines.map(({ line, name, key }) => judgedAs('unused', { file, line, name, key }));
    const { rest } = joinOrders((await gatherSlice(db, run, table, lines)).tables);
    const open = new Map(lines.map(({ line, key }) => [line, key]));
    return rest.flatMap(({ table: its, line, key: name, isRefused, reasons }) => {
      const key = open.get(line);
      if (its !== table || key === undefined) return [];
      return judgedAs(isRefused ? 'refused' : 'unused', { file, line, name, key, reasons: reasons.map(sayInBrowser) });
    });
  };

/** Held, so that what is compared next is what is written over. */
const holdOrders = async (tx: Tx, orders: readonly OrderToImport[]): Promise<void> => {
  const here = await findHere(tx, orders);
  const ids = [...new Set(orders.flatMap((order) => here(order)?.id ?? []))];
  if (ids.length === 0) return;
  await tx.select({ id: saleOrder.id }).from(saleOrder).where(inArray(saleOrder.id, ids)).orderBy(asc(saleOrder.id)).for('no key update');
};

const takeOrders: Importing['take'] = async (tx, run, lines, now) => {
  const owner = await ownerOf(tx, run);
  const file = fileOfTable(run, 'orders');
  if (!owner.ok) {
    const reasons = [{ what: owner.error, value: '', hint: '' }];
    return lines.map(({ line, name, key }) => ({ ...refusedAs({ line, name, reasons }, key), file }));
  }
  const slice = await gatherSlice(tx, run, 'orders', lines);
  const { orders } = joinOrders(slice.tables);
  await holdOrders(tx, orders);
  const versions = await versionsOf(tx, orders);
  const looked = new Map(lines.map(({ name, seen }) => [name, seen ?? 0]));
  const isStale = ({ key }: OrderToImport): boolean => versions.get(key) !== looked.get(key);
  const job = { ...toJoin, read: { tables: slice.tables, fileOf }, owner: owner.value, isUpdate: run.isUpdate, isStale, now };
  return judgedOf(run, slice, await importOrders(tx, job), whenTaken, versions);
};

/**
 * Sales of a company, of several files. Each row is read by itself first, and known by its code; then some orders at a time are put together
 * with what has their codes, so that no more than they are in memory; what no order asked for is told at the end.
 */
export const orderImporting: Importing = {
  walks: (run) => {
    const tables = run.files.map(({ table }) => (isOrderTable(table) ? table : null));
    const rest = tables.flatMap((table, file): Walk[] =>
      table === null || table === 'orders' ? [] : [{ file, isOfOpen: true, judge: tellRest(file, table) }],
    );
    return [
      ...tables.map((table, file): Walk => ({ file, judge: table === null ? leaveOut(file) : readRow(file, table) })),
      { file: fileOfTable(run, 'orders'), isOfOpen: true, judge: compareOrders },
      ...rest,
    ];
  },
  takes: (run) => ({ file: fileOfTable(run, 'orders'), atOnce: 25 }),
  take: takeOrders,
};
