import { and, inArray, isNull } from 'drizzle-orm';
import type { OrderToImport } from '#import/orders/join-orders.ts';
import type { Db } from '../../db/open.ts';
import { saleOrder } from '../../db/schema/order.ts';

/** A number that an order is about to take in an account. */
export interface Claim {
  readonly order: OrderToImport;
  /** What it is called here, or will be. */
  readonly id: string;
  readonly accountId: string;
}

const nameOf = (accountId: string, externalId: string): string => `${accountId}/${externalId}`;

/**
 * Orders whose number their account has already, each with the id of the one that has it: a sale exists once in its account (decision 0107).
 * Of two that claim one number the first has it; `claimed` remembers that from batch to batch, for nothing is written where it is only told
 * what would become of them.
 */
export const findClashes = async (
  db: Db,
  claims: readonly Claim[],
  claimed: Map<string, string>,
): Promise<ReadonlyMap<OrderToImport, string>> => {
  if (claims.length === 0) return new Map();
  const accounts = [...new Set(claims.map(({ accountId }) => accountId))];
  const numbers = [...new Set(claims.map(({ order }) => order.externalId))];
  const rows = await db
    .select({ id: saleOrder.id, accountId: saleOrder.accountId, externalId: saleOrder.externalId })
    .from(saleOrder)
    .where(and(inArray(saleOrder.accountId, accounts), inArray(saleOrder.externalId, numbers), isNull(saleOrder.duplicateOf)));
  const held = new Map(rows.map(({ id, accountId, externalId }) => [nameOf(accountId, externalId), id]));
  const clashes = new Map<OrderToImport, string>();
  for (const { order, id, accountId } of claims) {
    const name = nameOf(accountId, order.externalId);
    const holder = held.get(name) ?? claimed.get(name) ?? id;
    if (holder === id) claimed.set(name, id);
    else clashes.set(order, holder);
  }
  return clashes;
};
