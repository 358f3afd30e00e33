import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Columns of a table, as it is made and as it is asked. */
export type Columns<Name extends string> = Readonly<Record<Name, AnyColumn>>;

const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
const plain = 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn';
const letters = sql.raw(`'${accented}', '${plain}'`);

/** As people sort and search: accents and case aside, whatever order the database knows by itself. Written out, so that an index serves it. */
export const folded = (text: AnyColumn | SQL): SQL => sql`translate(lower(${text}), ${letters})`;

/** 'TB-21PX' as 'tb21px'. `blanks` keeps those between words. Written out, so that an index serves it. */
export const withoutSigns = (text: AnyColumn | SQL, { blanks = false } = {}): SQL =>
  sql`regexp_replace(${folded(text)}, ${sql.raw(blanks ? String.raw`'[^a-z0-9\s]+'` : `'[^a-z0-9]+'`)}, '', 'g')`;

const split = (text: SQL, at: string): SQL => sql`regexp_split_to_array(${text}, ${sql.raw(`'${at}'`)})`;

/**
 * What can be looked for in these columns, as `wordsOf` (server/listings/search-words.ts) has it, for an index: each word, its runs of
 * letters or digits, and the word without its signs. No column, nothing to keep.
 */
export const wordsIn = (columns: readonly AnyColumn[]): SQL => {
  const whole = sql.join(
    columns.map((column) => sql`coalesce(${column}::text, '')`),
    sql` || ' ' || `,
  );
  const words = split(folded(whole), String.raw`\s+`);
  const parts = split(folded(whole), '[^a-z0-9]+');
  const bare = split(withoutSigns(whole, { blanks: true }), String.raw`\s+`);
  return sql`array_to_tsvector(array_remove(${words} || ${parts} || ${bare}, ''))`;
};
