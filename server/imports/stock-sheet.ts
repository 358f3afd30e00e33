import { and, asc, eq, gt } from 'drizzle-orm';
import { getStockSheet } from '#contract/import-run.ts';
import { ok, refuse } from '#lib/result.ts';
import { seller } from '../db/schema/core.ts';
import { product, sku } from '../db/schema/product.ts';
import { invalid, notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';

const atOnce = 1000;

/** GET /stockSheet: price and stock of every SKU of a company, by code. */
export const getStockSheetRoute = readRoute(getStockSheet, async ({ query: { sellerId, after } }, { db, actor }) => {
  const company = actor.role === 'seller' ? actor.sellerId : (sellerId ?? null);
  if (actor.role === 'seller' && sellerId !== undefined && sellerId !== company) return refuse(notFound());
  if (company === null) return refuse(invalid('Escolha a empresa'));
  const [known] = await db.select({ id: seller.id }).from(seller).where(eq(seller.id, company));
  if (!known) return refuse(notFound());
  const rows = await db
    .select({ sku: sku.sku, name: product.title, price: sku.price, stock: sku.stock, version: product.version })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(sku.sellerId, company), gt(sku.sku, after)))
    .orderBy(asc(sku.sku))
    .limit(atOnce + 1);
  const lines = rows.slice(0, atOnce);
  return ok({ lines, next: rows.length > atOnce ? (lines.at(-1)?.sku ?? null) : null });
});
