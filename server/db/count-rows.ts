import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Counted } from '#lib/counted.ts';
import { isMerged, unionOf, type Where } from './merge-walks.ts';
import type { Db } from './open.ts';

/** Rows are counted so many at a time: nobody reads the exact number of a longer list, and counting it costs more than reading its page. */
export const countStep = 10_000;

/** As far as a page is counted that ends before this row: to the end of the step the row is in. */
export const countedTo = (end: number, step = countStep): number => step * (Math.floor(end / step) + 1);

/** What counting one row further than `most` found. */
export const countedOf = (found: number, most: number): Counted => (found > most ? { total: most, isAtLeast: true } : { total: found });

/** How many rows of a table there are, up to `most`. */
export const countRows = async (db: Db, table: PgTable, where: Where, most: number): Promise<Counted> => {
  const one = db.select({ one: sql`1`.as('one') });
  const found = isMerged(where) ? one.from(unionOf(table, where)) : one.from(table).where(where);
  const some = found.limit(most + 1).as('some');
  const [counted] = await db.select({ n: sql`count(*)`.mapWith(Number) }).from(some);
  return countedOf(counted?.n ?? 0, most);
};
