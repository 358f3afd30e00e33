import { sql, type SQL } from 'drizzle-orm';
import { foldText } from '#lib/fold-text.ts';
import { withoutSigns } from '../db/schema/folded.ts';
import { sku } from '../db/schema/product.ts';

/** What begins with a search, and the condition that it does; an index has it in the order of `using ~<~`. */
interface Beginning {
  readonly of: SQL;
  readonly matches: SQL;
}

/** A code or a barcode as it is looked for, as `withoutSigns` has those that are kept. */
export const bareOf = (search: string): string => foldText(search).replaceAll(/[^a-z0-9]+/gu, '');

/** The ways a SKU is found by the beginning of its code or its barcode, signs aside. None for signs alone: every code begins with nothing. */
export const beginningsOf = (search: string): readonly Beginning[] => {
  const bare = bareOf(search);
  return bare === '' ? [] : [withoutSigns(sku.sku), sql`${sku.gtin}`].map((of) => ({ of, matches: sql`${of} like ${`${bare}%`}` }));
};
