import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { listing } from '../db/schema/listing.ts';
import type { WriteContext } from '../http/route.ts';
import { publishAnew } from '../integration-jobs/publish-anew.ts';
import { isToldThere } from '../listings/is-there.ts';
import { isKit } from '../listings/listing-filter.ts';
import { wordsOf } from '../listings/search-words.ts';
import { writeListing } from '../listings/write-listing.ts';
import type { KitRecord } from './take-kit.ts';

/**
 * A kit's listings that hang on no SKU are known by its code alone: they get the new one with it, and stay its listings. What hangs on a SKU
 * keeps that SKU's code, and sells it from then on. What is on the marketplace stays as it stands, and is told. (decision 0163)
 */
export const followCode = async (context: WriteContext, { sellerId, code: before }: KitRecord, after: string): Promise<void> => {
  const { search: _search, ...columns } = getTableColumns(listing);
  const own = await context.tx
    .select(columns)
    .from(listing)
    .where(and(eq(listing.sellerId, sellerId), eq(listing.sku, before), isNull(listing.skuId), isKit))
    .orderBy(asc(listing.id))
    .for('no key update');
  for (const row of own) {
    await writeListing(
      context,
      // This is no decision. So the reviewer who holds the listing, and its findings, are not read.
      { row, holder: null, problems: null, draw: null },
      {
        type: 'edited',
        status: row.status,
        set: { sku: after, search: wordsOf([row.title, after, row.gtin, row.id]) },
        data: { changes: [{ field: 'sku', before, after }] },
      },
    );
    if (isToldThere(row)) await publishAnew(context.tx, row, context.clock());
  }
};
