import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
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

const begun = (query: string, words: SQL): SQL => sql`${words} @@ ${query}::tsquery`;

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
