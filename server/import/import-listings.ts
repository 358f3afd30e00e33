import { inArray } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { inBatches } from '../demo/in-batches.ts';
import { createIdGiver } from './assign-keys.ts';
import type { ColumnOf } from './columns.ts';
import { createDealer, type ImportImage } from './deal-images.ts';
import { insertRows, type RowToInsert } from './insert-rows.ts';
import { readRow } from './read-row.ts';

/** What became of one line of the file; lines count from 2, below the head. */
export interface ImportLine {
  readonly line: number;
  readonly outcome: 'taken' | 'known' | 'refused';
  readonly title: string;
  readonly publishId: string;
  readonly why: string;
}

interface ImportJob {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly columnOf: ColumnOf;
  readonly images: readonly ImportImage[];
  readonly sellerId: string;
  readonly accountId: string;
  readonly platformId: string;
  readonly now: Date;
}

const perBatch = 200;

/** Puts every row that can be read into the queue as pending. What an earlier run took is left as it is, whatever happened to it since. */
export const importListings = async (db: Db, job: ImportJob): Promise<readonly ImportLine[]> => {
  const { rows, columnOf, images, sellerId, now } = job;
  const read = rows.map((row) => readRow(row, columnOf));
  const deal = createDealer(
    images,
    read.flatMap((row) => (row.ok && row.value.sku !== null ? [row.value.sku] : [])),
  );
  const idFor = createIdGiver(sellerId);
  const lineOfId = new Map<string, number>();
  const lines: ImportLine[] = [];
  const candidates: RowToInsert[] = [];
  for (const [at, row] of read.entries()) {
    const line = at + 2;
    if (!row.ok) {
      lines.push({ line, outcome: 'refused', title: titleOf(rows[at], columnOf), publishId: '', why: row.error });
      continue;
    }
    const id = idFor(row.value);
    const earlier = lineOfId.get(id);
    if (earlier === undefined) {
      lineOfId.set(id, line);
      // A millisecond apart, so that the queue keeps the order of the file.
      candidates.push({ line, id, row: row.value, images: deal(row.value), queuedAt: new Date(now.getTime() + at) });
    } else
      lines.push({ line, outcome: 'refused', title: row.value.title, publishId: '', why: `SKU repetido, já está na linha ${earlier}` });
  }
  for (const batch of inBatches(candidates, perBatch)) {
    const ids = batch.map(({ id }) => id);
    const known = new Set((await db.select({ id: listing.id }).from(listing).where(inArray(listing.id, ids))).map(({ id }) => id));
    await insertRows(
      db,
      batch.filter(({ id }) => !known.has(id)),
      job,
    );
    lines.push(
      ...batch.map(({ line, id, row }): ImportLine => ({
        line,
        outcome: known.has(id) ? 'known' : 'taken',
        title: row.title,
        publishId: id,
        why: '',
      })),
    );
  }
  return lines.toSorted((a, b) => a.line - b.line);
};

const titleOf = (row: Readonly<Record<string, unknown>> | undefined, columnOf: ColumnOf): string => {
  const title = row?.[columnOf.get('title') ?? ''];
  return typeof title === 'string' ? title : '';
};
