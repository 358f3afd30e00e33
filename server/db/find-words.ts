import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { searchQueryOf } from '../listings/search-words.ts';

/** Every word of the search begins one of these words (`wordsIn`), which an index has. */
export const beginsWords = (search: string, words: SQL): SQL | undefined => {
  const query = searchQueryOf(search);
  return query === null ? undefined : sql`${words} @@ ${query}::tsquery`;
};

/**
 * Every word of the search is found by one of these ways, each a selection of ids: of a row by its own words, or by those of what it
 * belongs to. Ways are put together, not told apart by 'or': so each is read from its index.
 */
export const foundByWords = (id: AnyColumn, search: string, ways: readonly ((found: (words: SQL) => SQL) => SQL)[]): SQL | undefined =>
  and(
    ...search.split(/\s+/u).flatMap((word) => {
      if (searchQueryOf(word) === null) return [];
      const found = (words: SQL): SQL => beginsWords(word, words) ?? sql`true`;
      const each = ways.map((way) => way(found));
      return [sql`${id} in (${sql.join(each, sql` union `)})`];
    }),
  );
