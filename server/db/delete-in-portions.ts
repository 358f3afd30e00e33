import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';

/** So many rows go in a second or two, whatever hangs on them by triggers. */
const usually = 5000;
/** Of what may have thousands of rows of its own that go with it in the same statement. */
export const fewAtOnce = 5;

/**
 * Deletes all rows of which that is so, some at a time: a single statement over a year of them is cut off by its time limit, and then
 * nothing was deleted, each time anew. Rows are told apart by their place (`ctid`), and asked once more: one may have changed in that
 * instant.
 *
 * @param most How many rows a statement may delete; fewer where much is deleted with each.
 */
export const deleteInPortions = async (db: Db, table: PgTable, which: SQL | undefined, most = usually): Promise<void> => {
  for (let deleted = most; deleted === most;) {
    const { rows } = await db.execute<{ readonly n: number }>(
      sql`with gone as (delete from ${table} where ctid in (select ctid from ${table} where ${which} limit ${most}) and ${which} returning 1)
        select count(*)::int as n from gone`,
    );
    deleted = rows[0]?.n ?? 0;
  }
};

interface Parted {
  readonly table: PgTable;
  readonly id: PgColumn;
  /** Columns of other tables that name it: their rows are its own. */
  readonly parts: readonly PgColumn[];
}

/**
 * The same of what has rows of its own, by thousands and more: those go first, in portions too. Deleted with it they were one transaction,
 * however many they are. It has to stay true of a row once it is: one that is kept after all would have lost its parts. What still has
 * parts then is left to the next time: another process that took the same ones meanwhile is not done with them.
 */
export const deleteWithParts = async (db: Db, { table, id, parts }: Parted, which: SQL, most = usually): Promise<void> => {
  for (const of of parts) await deleteInPortions(db, of.table, sql`${of} in (select ${id} from ${table} where ${which})`, most);
  const isLeft = parts.map((of) => sql`and not exists (select 1 from ${of.table} where ${of} = ${id})`);
  await deleteInPortions(db, table, sql`(${which}) ${sql.join(isLeft, sql` `)}`, most);
};
