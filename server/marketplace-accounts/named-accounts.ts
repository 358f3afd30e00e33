import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';

/** Accounts of a company that were named; null where one of them is not there, or another company's. */
export const namedAccounts = async (tx: Tx, sellerId: string, ids: readonly string[]) => {
  const { id, name, platform } = marketplaceAccount;
  const found = await tx
    .select({ id, name, platform })
    .from(marketplaceAccount)
    .where(and(inArray(id, [...ids]), eq(marketplaceAccount.sellerId, sellerId)))
    .orderBy(asc(name), asc(id));
  return found.length < new Set(ids).size ? null : found;
};
