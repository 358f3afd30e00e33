import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { foldText } from '#lib/fold-text.ts';

const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
const plain = 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn';

const literal = (word: string): string => `%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

/** As people sort and search: accents and case aside, whatever order the database knows by itself. */
export const folded = (text: AnyColumn | SQL): SQL => sql`translate(lower(${text}), ${accented}, ${plain})`;

/** Every word of the search stands somewhere in these columns, accents and case aside; for tables of thousands, not of millions. */
export const containsWords = (search: string, columns: readonly AnyColumn[]): SQL | undefined => {
  const words = foldText(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const text = folded(sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`);
  return words.length === 0 ? undefined : and(...words.map((word) => sql`${text} like ${literal(word)}`));
};
