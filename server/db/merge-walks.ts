import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Which rows: of several conditions those of any of them, and no row is of two. */
export type Where = SQL | undefined | readonly (SQL | undefined)[];

/**
 * The condition of each status that is asked for, where there are several: rows of one stand in order in an index, rows of several in none.
 * What words find is found by them whatever its status.
 */
export const conditionsOfEach = <Filter extends object>(
  filter: Filter,
  field: NoInfer<Extract<keyof Filter, 'status'>>,
  conditionsOf: (filter: NoInfer<Filter>) => SQL | undefined,
): Where => {
  const values = filter[field] as readonly unknown[] | undefined;
  const isSearch = 'search' in filter && filter.search !== undefined;
  if (values === undefined || values.length === 1 || isSearch) return conditionsOf(filter);
  return values.map((value) => conditionsOf({ ...filter, [field]: [value] }));
};

export const isMerged = (where: Where): where is readonly (SQL | undefined)[] => Array.isArray(where);

const rowsOf = (table: PgTable, where: SQL | undefined): SQL => sql`select * from ${table}${where ? sql` where ${where}` : sql.empty()}`;

/** Rows of any of the conditions, under the table's own name. */
export const unionOf = (table: PgTable, wheres: readonly (SQL | undefined)[], end: SQL = sql.empty()): SQL =>
  sql`(${sql.join(
    wheres.map((where) => sql`(${rowsOf(table, where)}${end})`),
    sql` union all `,
  )}) as ${sql.identifier(getTableName(table))}`;

interface Walked {
  readonly order: readonly (SQL | PgColumn)[];
  readonly limit: number;
  readonly offset: number;
}

/** Rows that a walk goes on by. */
const walkStep = 500;

/**
 * The ids of a page of several statuses: each is walked in the index that has it in order, as far as the page goes, and the walks are
 * merged. Asked for at once they are in no index's order: the whole list is walked for those few, or all of them are sorted.
 */
export const mergedIds = (id: PgColumn, wheres: readonly (SQL | undefined)[], { order, limit, offset }: Walked): SQL => {
  const inOrder = sql` order by ${sql.join([...order], sql`, `)} limit `;
  // In steps: each page of its own would be a statement of its own, and only so many are prepared.
  const walks = unionOf(id.table, wheres, sql`${inOrder}${sql.raw(String(walkStep * Math.ceil((offset + limit) / walkStep)))}`);
  return sql`(select ${id} from ${walks}${inOrder}${sql.raw(String(limit))} offset ${offset})`;
};
