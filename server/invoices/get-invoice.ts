import { and, eq } from 'drizzle-orm';
import { documentMode, getInvoice } from '#contract/order-documents.ts';
import { ok, refuse } from '#lib/result.ts';
import { seller } from '../db/schema/core.ts';
import { saleOrder } from '../db/schema/order.ts';
import { makeInvoice } from '../demo/make-invoice.ts';
import { notFound } from '../http/problem.ts';
import { described, readRoute } from '../http/route.ts';
import { playedSince } from '../marketplace/reach.ts';
import { readDocument } from '../orders/order-document.ts';
import { ordersOf } from '../orders/order-filter.ts';

/**
 * GET /order/invoice/{id}: as it was issued. The demo has no tax office: what its marketplace invoiced is made when it is asked for, but
 * for a past that was imported.
 */
const getInvoiceRoute = readRoute(getInvoice, async ({ params: { id } }, { db, actor, settings, clock }) => {
  const [found] = await db
    .select({
      id: saleOrder.id,
      externalId: saleOrder.externalId,
      status: saleOrder.status,
      invoice: saleOrder.invoice,
      freight: saleOrder.freight,
      items: saleOrder.items,
      buyer: saleOrder.buyer,
      shipping: saleOrder.shipping,
      createdAt: saleOrder.createdAt,
      seller,
    })
    .from(saleOrder)
    .innerJoin(seller, eq(seller.id, saleOrder.sellerId))
    .where(and(eq(saleOrder.id, id), ordersOf(actor)));
  if (!found) return refuse(notFound());
  const mode = documentMode(found);
  if (mode === null) return ok({ xml: null, mode });
  const kept = await readDocument(db, id, 'invoice');
  const isOurs = settings.DEMO && found.createdAt >= playedSince(clock());
  return ok({ xml: kept ?? (isOurs ? makeInvoice(found, found.seller) : null), mode });
});

export const invoiceRoutes = described([[getInvoiceRoute, 'The XML of an order’s invoice; null while there is none']]);
