import { asc, eq, inArray, and, type SQL } from 'drizzle-orm';
import type { NewListings } from '#contract/new-listings.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { findLeaf } from '../categories/find-leaf.ts';
import { category } from '../db/schema/category.ts';
import { seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { invalid, stepRefused, type ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import { namedAccounts } from '../marketplace-accounts/named-accounts.ts';
import { insertListing, type NewListing } from './insert-listing.ts';

interface ToList {
  readonly sellerId: string;
  readonly categoryId: string;
  readonly accountIds: readonly string[];
  /** What sells one of the things already, in whichever account. */
  readonly alreadySells: SQL | undefined;
  readonly things: readonly Omit<NewListing, 'owner' | 'account' | 'of'>[];
}

/** A listing of each thing in each account, for review. What is there already is told, and not made twice: the caller holds what would race. */
export const listInAccounts = async (
  context: WriteContext,
  { sellerId, categoryId, accountIds, alreadySells, things }: ToList,
): Promise<Result<NewListings, ServerProblem>> => {
  const { tx } = context;
  const accounts = await namedAccounts(tx, sellerId, accountIds);
  if (!accounts) return refuse(invalid('Conta não encontrada', [{ message: 'Conta não encontrada', path: 'body.accounts' }]));
  const leaf = await findLeaf(tx, categoryId);
  if (!leaf.ok) return refuse(stepRefused(leaf.error));
  const [owner] = await tx.select().from(seller).where(eq(seller.id, sellerId));
  const [of] = await tx.select().from(category).where(eq(category.id, categoryId));
  if (!owner || !of) throw new Error(`There is no company ${sellerId} or no category ${categoryId}`);
  const there = await tx
    .select({ id: listing.id, accountId: listing.accountId, skuId: listing.skuId, code: listing.sku })
    .from(listing)
    .where(and(alreadySells, inArray(listing.accountId, [...accountIds])))
    .orderBy(asc(listing.queuedAt), asc(listing.id));

  const listings: NewListings = { made: [], existing: [] };
  for (const account of accounts)
    for (const thing of things) {
      const { id: skuId, code } = thing.sku;
      const named = { sku: code, marketPlaceName: account.name };
      const known = there.find((each) => each.accountId === account.id && (skuId === null ? each.code === code : each.skuId === skuId));
      if (known) listings.existing.push({ publishId: known.id, ...named });
      else listings.made.push({ publishId: await insertListing(context, { owner, account, of, ...thing }), ...named });
    }
  return ok(listings);
};
