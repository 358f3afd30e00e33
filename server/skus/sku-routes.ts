import { and, eq } from 'drizzle-orm';
import { findSku, getSku } from '#contract/sku.ts';
import { ok, refuse } from '#lib/result.ts';
import { sku } from '../db/schema/product.ts';
import type { Actor } from '../http/actor.ts';
import { notFound } from '../http/problem.ts';
import { described, readRoute } from '../http/route.ts';
import { hidingFrom } from '../second-looks/judged-blind.ts';
import { listSkuAttributeNamesRoute, listSkuAttributesRoute, listSkuAttributeValuesRoute } from './sku-attribute-routes.ts';
import { addSkuAttributeRoute, deleteSkuAttributeRoute, saveSkuAttributeRoute } from './write-sku-attribute.ts';

const ownOnly = (actor: Actor) => (actor.role === 'seller' ? eq(sku.sellerId, actor.sellerId ?? '') : undefined);

/** GET /sku/find/one: the refuse flow looks the SKU up before it opens its dialog (part 2, section 4). */
const findSkuRoute = readRoute(findSku, async ({ query }, { db, actor }) => {
  const [found] = await db
    .select({ id: sku.id })
    .from(sku)
    .where(and(eq(sku.sellerId, query.seller), eq(sku.sku, query.sku), ownOnly(actor)));
  return found ? ok(found.id) : refuse(notFound());
});

const getSkuRoute = readRoute(getSku, async ({ params }, { db, actor }) => {
  const [found] = await db
    .select()
    .from(sku)
    .where(and(eq(sku.id, params.id), ownOnly(actor)));
  if (!found) return refuse(notFound());
  const { id, sku: code, gtin, sellerId } = found;
  const warning = (await hidingFrom(db, actor)).warningOf(found);
  return ok({ _id: id, sku: code, gtin, sellerId, ...(warning === null ? {} : { warning }) });
});

export const skuRoutes = described([
  [addSkuAttributeRoute, 'Adds an attribute to a SKU'],
  [saveSkuAttributeRoute, 'Corrects an attribute of a SKU, its name or its value'],
  [deleteSkuAttributeRoute, 'Takes an attribute off a SKU'],
  [listSkuAttributeNamesRoute, 'Names of attributes that SKUs have: own company’s for sellers'],
  [listSkuAttributesRoute, 'Attributes of a SKU'],
  [listSkuAttributeValuesRoute, 'Values that an attribute of SKUs has'],
  [findSkuRoute, 'Id of a SKU of a seller'],
  [getSkuRoute, 'A SKU; carries a warning when it has one'],
]);
