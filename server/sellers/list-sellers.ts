import { asc, eq } from 'drizzle-orm';
import { listSellers } from '#contract/seller.ts';
import { ok } from '#lib/result.ts';
import { seller } from '../db/schema/core.ts';
import { readRoute } from '../http/route.ts';

/** GET /seller/: a seller sees the own company only. */
export const listSellersRoute = readRoute(listSellers, async (_input, { db, actor }) => {
  const rows = await db
    .select()
    .from(seller)
    .where(actor.role === 'seller' ? eq(seller.id, actor.sellerId ?? '') : undefined)
    .orderBy(asc(seller.name), asc(seller.id));
  return ok(rows.map(({ id, name, status, me2 }) => ({ _id: id, name, status, me2 })));
});
