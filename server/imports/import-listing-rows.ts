import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { cleanLine } from '#import/clean-text.ts';
import { readListingRows } from '#import/listings/read-listings.ts';
import type { ReportLine } from '#import/report.ts';
import { foldText } from '#lib/fold-text.ts';
import type { Db, Tx } from '../db/open.ts';
import { importLine } from '../db/schema/import-run.ts';
import { importListings } from '#server/import/import-listings.ts';
import { holdCodes } from '../kits/hold-codes.ts';
import type { RunRecord } from './import-row.ts';
import { inCategories, withOther, type InCategories } from './in-categories.ts';
import { sayInBrowser } from './in-browser-words.ts';
import { judgedAs, ofOneFile, refusedAs, type Importing, type Judged, type LineRecord } from './judged.ts';
import { ownerOf } from './owner-of.ts';
import { tableOf } from './table-of-lines.ts';

const readLines = (db: Db | Tx, run: RunRecord, lines: readonly LineRecord[]): Promise<InCategories> => {
  const { table, mapping, options } = tableOf(run, 0, lines);
  const read = readListingRows(table, mapping, options);
  if (!read.ok) throw new Error(read.error);
  return inCategories(db, read.value);
};

const titleKey = 'title/';
const keyOf = (sku: string | null, title: string): string => (sku ? `sku/${sku}` : `${titleKey}${foldText(title)}`);

/** Of rows without a SKU, the how manieth of their title in the whole file each is. */
const placesOf = async (tx: Tx, run: RunRecord, lines: readonly LineRecord[]): Promise<ReadonlyMap<number, number>> => {
  const place = sql<number>`(select count(*)::int from import_line earlier where earlier.run_id = import_line.run_id and earlier.key = import_line.key and earlier.line <= import_line.line)`;
  const found = await tx
    .select({ line: importLine.line, place })
    .from(importLine)
    .where(
      and(
        eq(importLine.runId, run.id),
        like(importLine.key, `${titleKey}%`),
        inArray(
          importLine.line,
          lines.map(({ line }) => line),
        ),
      ),
    );
  return new Map(found.map((each) => [each.line, each.place]));
};

export const judgedOf = ({ line, name, outcome, reasons }: ReportLine, key: string | null): Judged => ({
  ...judgedAs(outcome === 'updated' ? 'taken' : outcome === 'unused' ? 'known' : outcome, { line, name, key }),
  reasons: reasons.map(sayInBrowser),
});

/** Listings to be reviewed, each with its product and its SKU. */
export const listingImporting: Importing = {
  ...ofOneFile(async (db, run, lines) => {
    const { listings, refused } = await readLines(db, run, lines);
    return [
      ...refused.map((each) => refusedAs(each, keyOf(cleanLine(each.cells('sku')), cleanLine(each.cells('title'))))),
      ...listings.map(({ line, title, sku, notes }) =>
        judgedAs('ready', { line, name: title, key: keyOf(sku, title), reasons: notes.map(sayInBrowser) }),
      ),
    ];
  }, 25),
  take: async (tx, run, lines, now) => {
    const owner = await ownerOf(tx, run);
    const keys = new Map(lines.map(({ line, key }) => [line, key]));
    if (!owner.ok)
      return lines.map(({ line, name, key }) => refusedAs({ line, name, reasons: [{ what: owner.error, value: '', hint: '' }] }, key));
    const read = await withOther(tx, await readLines(tx, run, lines));
    await holdCodes(
      tx,
      read.listings.flatMap(({ sku }) => sku ?? []),
    );
    const told = await importListings(tx, {
      read,
      categories: read.categories,
      images: [],
      ...owner.value,
      isUpdate: false,
      places: await placesOf(tx, run, lines),
      // Behind those of the steps before, a millisecond each: the queue keeps the order of the file.
      now: new Date(now.getTime() + run.done),
    });
    return told.map((each) => judgedOf(each, keys.get(each.line) ?? null));
  },
};
