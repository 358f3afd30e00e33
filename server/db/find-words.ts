import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { opaqueParameter } from './opaque-parameter.ts';
import { searchQueriesOf } from '../listings/search-words.ts';

/**
 * Every word of the search begins one of these words (`wordsIn`), which an index has; `id` is the key of their table. They are found
 * before anything is put in order: left to itself the database reads a long list in its order and makes words of each row it passes.
 */
export const beginsWords = (id: AnyPgColumn, search: string, words: SQL): SQL | undefined => {
  const queries = searchQueriesOf(search);
  if (queries.length === 0) return undefined;
  return sql`${id} in (with found as materialized (select ${id} as id from ${id.table} where ${begun(queries.join(' & '), words)}) select id from found)`;
};

/** Longer ones have more ways than people write: some hundred of one word that is looked for with a slip. */
const longestPlanned = 1000;
export const hasManyWays = (query: string): boolean => query.length > longestPlanned;

/** Of hundreds of ways the planner takes it that they keep nearly every row, and asks each row each way: 3 to 20 s of 100,000. */
export const queryFor = (query: string): SQL => (hasManyWays(query) ? opaqueParameter(query, 'tsquery') : sql`${query}::tsquery`);

/** These words have all that is looked for. Many ways are found by the index, before anything is put in order. */
export const hasWords = (id: AnyPgColumn, words: AnyPgColumn, query: string): SQL =>
  hasManyWays(query)
    ? sql`${id} in (with found as materialized (select ${id} as id from ${id.table} where ${words} @@ ${queryFor(query)}) select id from found)`
    : sql`${words} @@ ${query}::tsquery`;

const begun = (query: string, words: SQL): SQL => sql`${words} @@ ${queryFor(query)}`;

/**
 * Every word of the search is found by one of these ways, each a selection of ids: of a row by its own words, or by those of what it
 * belongs to. Ways are put together, not told apart by 'or': so each is read from its index.
 */
export const foundByWords = (id: AnyColumn, search: string, ways: readonly ((found: (words: SQL) => SQL) => SQL)[]): SQL | undefined =>
  and(
    ...searchQueriesOf(search).map((query) => {
      const each = ways.map((way) => way((words) => begun(query, words)));
      return sql`${id} in (${sql.join(each, sql` union `)})`;
    }),
  );
