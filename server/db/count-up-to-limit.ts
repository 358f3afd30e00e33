import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';

/** Beyond it a search says "this many or more": counting on would read every match for a number nobody pages to. */
export const countLimit = 10_000;

/** How many rows of a table there are, up to `countLimit`. */
export const countUpToLimit = async (db: Db, table: PgTable, where: SQL | undefined): Promise<number> => {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(countLimit)
    .as('some');
  const [counted] = await db.select({ n: sql`count(*)`.mapWith(Number) }).from(some);
  return counted?.n ?? 0;
};

/**
 * How many rows a list has that is scrolled to its end: all of them, which an index counts, filtered too; of what was searched up to
 * `countLimit`.
 */
export const countList = (
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  { search }: { readonly search?: string | undefined },
): Promise<number> => (search === undefined ? db.$count(table, where) : countUpToLimit(db, table, where));
