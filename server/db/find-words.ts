import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { looseQueriesOf } from '../listings/search-words.ts';

/** Every word of the search begins one of these words (`wordsIn`), which an index has. */
export const beginsWords = (search: string, words: SQL): SQL | undefined => {
  const queries = looseQueriesOf(search);
  return queries.length === 0 ? undefined : begun(queries.join(' & '), words);
};

const begun = (query: string, words: SQL): SQL => sql`${words} @@ ${query}::tsquery`;

/**
 * Every word of the search is found by one of these ways, each a selection of ids: of a row by its own words, or by those of what it
 * belongs to. Ways are put together, not told apart by 'or': so each is read from its index.
 */
export const foundByWords = (id: AnyColumn, search: string, ways: readonly ((found: (words: SQL) => SQL) => SQL)[]): SQL | undefined =>
  and(
    ...looseQueriesOf(search).map((query) => {
      const each = ways.map((way) => way((words) => begun(query, words)));
      return sql`${id} in (${sql.join(each, sql` union `)})`;
    }),
  );
