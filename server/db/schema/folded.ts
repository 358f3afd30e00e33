import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Columns of a table, as it is made and as it is asked. */
export type Columns<Name extends string> = Readonly<Record<Name, AnyColumn>>;

const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
const plain = 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn';
const letters = sql.raw(`'${accented}', '${plain}'`);

/** As people sort and search: accents and case aside, whatever order the database knows by itself. Written out, so that an index serves it. */
export const folded = (text: AnyColumn | SQL): SQL => sql`translate(lower(${text}), ${letters})`;

/** What can be looked for in these columns, as `wordsOf` (server/listings/search-words.ts) has it, for an index: no column, nothing to keep. */
export const wordsIn = (columns: readonly AnyColumn[]): SQL => {
  const whole = sql.join(
    columns.map((column) => sql`coalesce(${column}::text, '')`),
    sql` || ' ' || `,
  );
  const split = (at: string): SQL => sql`regexp_split_to_array(${folded(whole)}, ${sql.raw(`'${at}'`)})`;
  return sql`array_to_tsvector(array_remove(${split(String.raw`\s+`)} || ${split('[^a-z0-9]+')}, ''))`;
};
