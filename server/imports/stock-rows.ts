import { and, desc, eq, gt, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { ImportLine } from '#contract/import-run.ts';
import type { FieldChange } from '#contract/listing.ts';
import { mostStock } from '#contract/product.ts';
import { cleanLine } from '#import/clean-text.ts';
import type { RowOf } from '#import/field.ts';
import { readRows, type ReadRow } from '#import/read-rows.ts';
import { stockFields } from '#import/stock/stock-fields.ts';
import { dateFormat } from '#lib/formats.ts';
import { formatCents } from '#lib/money.ts';
import { oneLine } from '#lib/one-line.ts';
import type { Db, Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { withoutSigns } from '../db/schema/folded.ts';
import { product, sku } from '../db/schema/product.ts';
import { bareOf } from '../products/find-skus.ts';
import { skuChanges } from '../products/product-changes.ts';
import { readCosts } from '../prices/sku-costs.ts';
import { subjectOf } from '../products/product-row.ts';
import type { SkuColumns, SkuRecord } from '../products/write-skus.ts';
import type { RunRecord } from './import-row.ts';
import { sayInBrowser } from './in-browser-words.ts';
import { judgedAs, refusedAs, type Judged, type LineRecord } from './judged.ts';
import { tableOf } from './table-of-lines.ts';

type StockRow = ReadRow<RowOf<typeof stockFields>>;
type Changed = Partial<Pick<SkuColumns, 'price' | 'stock'>>;

/** A line that is to change a SKU, and how. */
export interface StockChange {
  readonly judged: Judged;
  readonly before: SkuRecord;
  readonly columns: Changed;
}

interface Here {
  readonly sku: SkuRecord;
  readonly version: number;
}

const momentText = (at: Date): string =>
  dateFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' }).format(at);

const keyOf = (code: string | null): string | null => (code === null || code === '' ? null : `sku/${code}`);

export const readStockRows = (run: RunRecord, lines: readonly LineRecord[]) => {
  const { table, mapping, options } = tableOf(run, 0, lines);
  const read = readRows(table, stockFields, mapping, options, (cells) => cleanLine(cells('sku')));
  if (!read.ok) throw new Error(read.error);
  const refused = read.value.refused.map((each) => refusedAs(each, keyOf(cleanLine(each.cells('sku')))));
  return { rows: read.value.rows, refused };
};

const selectSkus = (db: Db | Tx, sellerId: string, where: SQL): Promise<readonly Here[]> =>
  db
    .select({ sku, version: product.version })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(sku.sellerId, sellerId), where));

/** Of several that are cleaned alike nobody knows which is meant. */
type Found = Here | 'several' | undefined;
const skuOf = (found: Found): Here | undefined => (found === 'several' ? undefined : found);

/** The SKU that a row means: by its code as the cell has it, which an older sheet may not have cleaned, else as it is read. */
const findHere = async (db: Db | Tx, sellerId: string, rows: readonly StockRow[]): Promise<(row: StockRow) => Found> => {
  const codesOf = ({ row, cells }: StockRow): readonly string[] => (row.sku === null ? [] : [cells('sku'), row.sku]);
  const codes = [...new Set(rows.flatMap(codesOf))];
  if (codes.length === 0) return () => undefined;
  const exact = new Map((await selectSkus(db, sellerId, inArray(sku.sku, codes))).map((each) => [each.sku.sku, each]));
  const isMissing = (row: StockRow): boolean => !codesOf(row).some((code) => exact.has(code));
  const missing = [...new Set(rows.filter(isMissing).flatMap(({ row }) => bareOf(row.sku ?? '') || []))];
  const alike = missing.length === 0 ? [] : await selectSkus(db, sellerId, inArray(withoutSigns(sku.sku), missing));
  return (row) => {
    for (const code of codesOf(row)) if (exact.has(code)) return exact.get(code);
    const [found, ...others] = alike.filter((each) => oneLine(each.sku.sku) === row.row.sku);
    return others.length === 0 ? found : 'several';
  };
};

interface Asked {
  readonly here: Here;
  readonly since: number;
  /** A line that says a price alone is not contradicted by a sale, which took stock. */
  readonly saysStock: boolean;
}

/** The newest change of each of these SKUs by somebody else, since the version its line was written by: name and time, by SKU. */
const othersSince = async (db: Db | Tx, userId: string, asked: readonly Asked[]): Promise<ReadonlyMap<string, string>> => {
  const stale = asked.filter(({ here, since }) => here.version > since);
  if (stale.length === 0) return new Map();
  const found = await db
    .select({ subject: event.subject, type: event.type, version: event.version, name: event.actorName, at: event.at, data: event.data })
    .from(event)
    .where(
      and(
        ne(event.actorId, userId),
        inArray(event.type, ['edited', 'sold']),
        or(...stale.map(({ here, since }) => and(eq(event.subject, subjectOf(here.sku.productId)), gt(event.version, since)))),
      ),
    )
    .orderBy(desc(event.seq));
  return new Map(
    stale.flatMap(({ here, since, saysStock }) => {
      const isIts = (data: unknown): boolean => (data as { fields?: readonly string[] }).fields?.includes(`sku:${here.sku.sku}`) === true;
      const newest = found.find(
        (each) =>
          each.subject === subjectOf(here.sku.productId) && each.version > since && (saysStock || each.type !== 'sold') && isIts(each.data),
      );
      return newest ? [[here.sku.id, `${newest.name}, em ${momentText(newest.at)}`] as const] : [];
    }),
  );
};

const changedBy = ({ row, given }: StockRow, { price, stock }: SkuRecord): Changed => ({
  ...(given.has('price') && row.price !== null && row.price !== price ? { price: row.price } : {}),
  ...(given.has('stock') && row.stock !== null && row.stock !== stock ? { stock: row.stock } : {}),
});

const sayChanges = (before: SkuRecord, columns: Changed): ImportLine['changes'] => [
  ...(columns.price == null
    ? []
    : [{ field: 'price', before: before.price === null ? '' : formatCents(before.price), after: formatCents(columns.price) }]),
  ...(columns.stock === undefined ? [] : [{ field: 'stock', before: String(before.stock), after: String(columns.stock) }]),
];

/** Told, not refused: whoever sells off looks at the lines before they are taken. */
const notesOf = ({ price }: Changed, cost: number | undefined): readonly string[] =>
  price == null || cost === undefined || price >= cost
    ? []
    : [sayInBrowser({ what: 'Preço abaixo do custo', value: '', hint: `o custo é ${formatCents(cost)}` })];

const unknownSku = { what: 'SKU não encontrado', hint: 'a empresa não tem esse SKU; confira o código, ou crie o produto antes' };
const severalSkus = { what: 'Mais de um SKU com este código', hint: 'use a planilha exportada' };
const lackOf = (found: Found): typeof unknownSku => (found === 'several' ? severalSkus : unknownSku);
const tooMany = { what: 'Estoque: fora do possível', hint: `esperado de 0 a ${mostStock}` };

/**
 * What each row would change. `sinceOf` is the version of its product that whoever wrote it had seen: what somebody else changed after that is
 * not written over.
 */
export const compareStock = async (
  db: Db | Tx,
  run: RunRecord,
  rows: readonly StockRow[],
  sinceOf: (row: StockRow) => number | null,
): Promise<{ readonly judged: readonly Judged[]; readonly changes: readonly StockChange[] }> => {
  const here = await findHere(db, run.sellerId ?? '', rows);
  const asked = rows.flatMap((each) => {
    const found = skuOf(here(each));
    const since = sinceOf(each);
    return found && since !== null ? [{ here: found, since, saysStock: each.given.has('stock') }] : [];
  });
  const costs = await readCosts(
    db,
    rows.flatMap((each) => skuOf(here(each))?.sku.id ?? []),
  );
  const others = await othersSince(db, run.userId, asked);
  const judged: Judged[] = [];
  const changes: StockChange[] = [];
  for (const each of rows) {
    const { line, row } = each;
    const name = row.sku ?? '';
    const meant = here(each);
    const found = skuOf(meant);
    // One SKU, in whichever way it is written.
    const key = keyOf(found?.sku.sku ?? row.sku);
    const refuse = (what: string, value: string, hint: string) =>
      judged.push(refusedAs({ line, name, reasons: [{ what, value, hint }] }, key));
    if (row.sku === null) refuse('SKU: vazio', '', 'cada linha precisa de um');
    else if (!found) {
      const { what, hint } = lackOf(meant);
      refuse(what, name, hint);
    } else if ((row.stock ?? 0) > mostStock) refuse(tooMany.what, String(row.stock), tooMany.hint);
    else {
      const columns = changedBy(each, found.sku);
      const told = { line, name, key, seen: found.version };
      const other = others.get(found.sku.id);
      if (Object.keys(columns).length === 0) judged.push(judgedAs('known', told));
      else if (other !== undefined)
        refuse(
          'Mudou desde que a planilha foi feita',
          '',
          `por ${other}; exporte de novo, ou apague a célula da versão para trocar assim mesmo`,
        );
      else {
        const ready = judgedAs('ready', {
          ...told,
          reasons: notesOf(columns, costs.get(found.sku.id)),
          changes: sayChanges(found.sku, columns),
        });
        judged.push(ready);
        changes.push({ judged: ready, before: found.sku, columns });
      }
    }
  }
  return { judged, changes };
};

/** What the versions of these products become, and that something of them was edited. */
export const raiseVersions = async (
  tx: Tx,
  changes: readonly StockChange[],
): Promise<
  readonly {
    readonly id: string;
    readonly version: number;
    readonly sellerId: string;
    readonly fields: readonly string[];
    readonly changes: readonly FieldChange[];
  }[]
> => {
  const ids = [...new Set(changes.map(({ before }) => before.productId))];
  const raised = await tx
    .update(product)
    .set({ version: sql`${product.version} + 1` })
    .where(inArray(product.id, ids))
    .returning({ id: product.id, version: product.version, sellerId: product.sellerId });
  return raised.map((each) => {
    const own = changes.filter(({ before }) => before.productId === each.id);
    return { ...each, fields: own.map(({ before }) => `sku:${before.sku}`), changes: skuChanges(own) };
  });
};
