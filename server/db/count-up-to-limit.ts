import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countStep } from '#contract/call.ts';
import type { Db } from './open.ts';

/** Beyond it a search says "this many or more": counting on would read every match for a number nobody pages to. */
export const countLimit = countStep;

/** How many rows of a table there are, up to `most`. */
export const countUpToLimit = async (db: Db, table: PgTable, where: SQL | undefined, most = countLimit): Promise<number> => {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most)
    .as('some');
  const [counted] = await db.select({ n: sql`count(*)`.mapWith(Number) }).from(some);
  return counted?.n ?? 0;
};
