import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The column has one of these words, which the contract has checked. The statement names them, so PostgreSQL plans for these very words. A plan
 * made for any word fits the common ones: for a rare one it walks the whole list.
 *
 * @throws for what is no word of a contract: nothing else may stand in a statement.
 */
export const wordIn = (column: PgColumn, words: readonly string[]): SQL => {
  const written = words.map((word) => {
    if (!/^[\w-]+$/u.test(word)) throw new Error(`No word of a contract: ${word}`);
    return `'${word}'`;
  });
  if (written.length === 0) throw new Error('No words to look for');
  return written.length === 1 ? sql`${column} = ${sql.raw(written.join(''))}` : sql`${column} in (${sql.raw(written.join(', '))})`;
};
