import { sql, type SQL } from 'drizzle-orm';

/**
 * A value that the planner does not look at. A statement that is kept prepared (preparing-pool.ts) is still planned anew each time, as
 * long as plans made for its values look cheaper than the one for all values; after a cursor or within days they always do, are the same
 * plan, and making one takes longer than reading the page.
 */
export const opaqueParameter = (value: unknown, type: 'text' | 'timestamptz' | 'tsquery' | 'bigint'): SQL =>
  sql`(select ${value}::${sql.raw(type)})`;

/**
 * A condition no index is asked for, and which the planner takes nearly all rows to keep: where it is known that reading on in the list's
 * order soon fills a page, the plan is then to read on, whatever the condition says.
 */
export const whileReadingOn = (condition: SQL): SQL => sql`nullif(${condition}, false) is not null`;
