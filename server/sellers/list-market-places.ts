import { asc, eq } from 'drizzle-orm';
import { listMarketPlaces } from '#contract/select-list.ts';
import { ok } from '#lib/result.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { readRoute } from '../http/route.ts';

/** GET /selectlist/marketplaceid: a seller sees the own company's accounts only; the official name stays with superusers. */
export const listMarketPlacesRoute = readRoute(listMarketPlaces, async (_input, { db, actor }) => {
  const rows = await db
    .select({ _id: marketplaceAccount.id, name: marketplaceAccount.name, sellerId: marketplaceAccount.sellerId })
    .from(marketplaceAccount)
    .where(actor.role === 'seller' ? eq(marketplaceAccount.sellerId, actor.sellerId ?? '') : undefined)
    .orderBy(asc(marketplaceAccount.name), asc(marketplaceAccount.id));
  return ok(rows);
});
