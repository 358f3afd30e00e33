import type { ReadListing, ReadListings } from '#import/listings/read-listings.ts';
import type { RefusedRow } from '#import/read-rows.ts';
import type { Reason } from '#import/reason.ts';
import { foldText } from '#lib/fold-text.ts';
import { findCategories, findListedCategories, otherCategory, type FoundCategory } from '#server/import/find-categories.ts';
import type { Db, Tx } from '../db/open.ts';

type Read = Pick<ReadListings, 'table' | 'listings' | 'refused' | 'imageCells'>;

/** Rows with the categories they are listed in, by folded name. */
export interface InCategories extends Read {
  readonly categories: ReadonlyMap<string, FoundCategory>;
}

const unknown = (name: string): Reason => ({
  what: 'Categoria desconhecida',
  value: name,
  hint: `o anúncio entra em ${otherCategory}; escolha a certa na revisão`,
});

const withoutCategory = (row: ReadListing): ReadListing => ({
  ...row,
  category: '',
  given: new Set([...row.given].filter((field) => field !== 'category')),
  notes: [...row.notes, unknown(row.category)],
});

const refusedOf = ({ line, title, sku }: ReadListing, what: string, value: string): RefusedRow => ({
  line,
  name: title,
  reasons: [{ what, value, hint: '' }],
  cells: (field) => (field === 'sku' ? (sku ?? '') : field === 'title' ? title : ''),
});

/**
 * Categories are the hub's: a row whose own nothing is listed in is refused, and one of a name that is unknown goes where those go that say
 * none, with a note. Only the command line makes categories of names.
 */
export const inCategories = async (db: Db | Tx, read: Read): Promise<InCategories> => {
  const known = await findListedCategories(db, [...read.listings.map(({ category }) => category), otherCategory]);
  const listings: ReadListing[] = [];
  const refused = [...read.refused];
  for (const row of read.listings) {
    const isUnknown = row.category !== '' && !known.has(foldText(row.category));
    const name = row.category === '' || isUnknown ? otherCategory : row.category;
    const found = known.get(foldText(name));
    if (found?.ok === false) refused.push(refusedOf(row, found.error, name));
    else listings.push(isUnknown ? withoutCategory(row) : row);
  }
  const categories = new Map([...known].flatMap(([name, found]) => (found.ok ? [[name, found.value] as const] : [])));
  return { ...read, listings, refused, categories };
};

/** The same, with the category of those that say none: it is made when it is first needed. */
export const withOther = async (tx: Tx, read: InCategories): Promise<InCategories> =>
  read.categories.has(foldText(otherCategory)) || read.listings.every(({ category }) => category !== '')
    ? read
    : { ...read, categories: new Map([...read.categories, ...(await findCategories(tx, [otherCategory]))]) };
