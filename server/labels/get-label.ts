import { and, eq } from 'drizzle-orm';
import { getLabel } from '#contract/order-documents.ts';
import { hasLabel } from '#contract/order.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Settings } from '../config.ts';
import { seller } from '../db/schema/core.ts';
import { saleOrder } from '../db/schema/order.ts';
import { notFound, stepRefused, unavailable, type Words } from '../http/problem.ts';
import { described, readRoute } from '../http/route.ts';
import { readDocument } from '../orders/order-document.ts';
import { ordersOf } from '../orders/order-filter.ts';
import { askLabelService } from './ask-label-service.ts';
import { labelText } from './label-text.ts';
import { paper } from './paper.ts';
import { renderLabel } from './render-label.ts';

const whyUnrendered = { late: 'A etiqueta demorou mais de 20 segundos', unreadable: 'Não foi possível desenhar a etiqueta' } as const;

const pictureOf = async (zpl: string, { LABEL_SERVICE_URL: url, LABEL_SERVICE_TOKEN: token }: Settings): Promise<Result<string, Words>> => {
  if (url !== undefined) return askLabelService({ url, token: token ?? null }, zpl);
  const drawn = await renderLabel(zpl);
  return drawn.ok ? drawn : refuse(whyUnrendered[drawn.error]);
};

/** GET /order/label/{id}: the marketplace's label where it gave one, else ours (row ORD-17). */
const getLabelRoute = readRoute(getLabel, async ({ params: { id } }, { db, actor, settings }) => {
  const [found] = await db
    .select({
      externalId: saleOrder.externalId,
      packId: saleOrder.packId,
      status: saleOrder.status,
      buyer: saleOrder.buyer,
      items: saleOrder.items,
      shipping: saleOrder.shipping,
      sellerName: seller.name,
    })
    .from(saleOrder)
    .innerJoin(seller, eq(seller.id, saleOrder.sellerId))
    .where(and(eq(saleOrder.id, id), ordersOf(actor)));
  if (!found) return refuse(notFound());
  if (!hasLabel(found.status)) return refuse(stepRefused('Só há etiqueta de pedido aguardando envio ou enviado'));
  const { externalId, packId, buyer, ...facts } = found;
  const zpl = (await readDocument(db, id, 'label')) ?? labelText({ ...facts, number: packId ?? externalId, buyerName: buyer.name });
  const png = await pictureOf(zpl, settings);
  return png.ok ? ok({ png: png.value, ...paper }) : refuse(unavailable(5, png.error));
});

export const labelRoutes = described([[getLabelRoute, 'The shipping label of an order in label mode, as a PNG to print']]);
