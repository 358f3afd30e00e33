import { createHash } from 'node:crypto';
import type { ReadListing } from '#import/listings/read-listings.ts';
import { foldText } from '#lib/fold-text.ts';

/**
 * The id a row always gets in this company, so that importing a file again finds what is already there: told by its SKU, else by its title and
 * by the how manieth with that title it is.
 */
export const createIdGiver = (
  sellerId: string,
  places?: ReadonlyMap<number, number>,
): ((row: Pick<ReadListing, 'sku' | 'title' | 'line'>) => string) => {
  const seen = new Map<string, number>();
  return ({ sku, title, line }) => {
    if (sku !== null) return idOf(sellerId, `sku/${sku}`);
    const name = foldText(title);
    const count = places?.get(line) ?? (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return idOf(sellerId, `title/${count}/${name}`);
  };
};

export const idOf = (sellerId: string, key: string): string =>
  createHash('sha256').update(`import/${sellerId}/${key}`).digest('hex').slice(0, 24);
