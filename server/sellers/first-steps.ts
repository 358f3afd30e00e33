import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FirstSteps } from '#contract/seller.ts';
import type { Settings } from '../config.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { product } from '../db/schema/product.ts';

const hasOne = (table: PgTable, where: SQL | undefined) => sql<boolean>`exists (select 1 from ${table} where ${where})`;

/** The first steps a company has taken and has still to take, found in its data; null once none is missing. */
export const firstStepsOf = async (
  db: Db | Tx,
  { id, document, address }: typeof seller.$inferSelect,
  { people, settings }: { readonly people: number; readonly settings: Settings },
): Promise<FirstSteps | null> => {
  // The demo plays the marketplace to accounts that nobody has to connect.
  const connected = settings.MARKETPLACE === 'fake' ? undefined : inArray(marketplaceAccount.connection, ['connected', 'reauthorize']);
  const [found] = await db
    .select({
      account: hasOne(marketplaceAccount, and(eq(marketplaceAccount.sellerId, id), connected)),
      product: hasOne(product, eq(product.sellerId, id)),
      listing: hasOne(listing, eq(listing.sellerId, id)),
    })
    .from(seller)
    .where(eq(seller.id, id));
  const has = { account: false, product: false, listing: false, ...found };
  const steps = { data: document !== null, address: address !== null, ...has, colleague: people > 1 };
  // A person may sell alone: the last is offered while something else is missing.
  const { colleague: _alone, ...needed } = steps;
  return Object.values(needed).every(Boolean) ? null : steps;
};
