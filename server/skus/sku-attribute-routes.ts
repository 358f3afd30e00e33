import { and, asc, eq } from 'drizzle-orm';
import { listSkuAttributeNames, listSkuAttributes, listSkuAttributeValues, skuAttributeKey } from '#contract/sku-attribute.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { sku } from '../db/schema/product.ts';
import { skuAttribute } from '../db/schema/sku-attribute.ts';
import { ofOwn, type Actor } from '../http/actor.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';

const ownOnly = (actor: Actor) => ofOwn(skuAttribute.sellerId, actor);

/** More than anybody reads through; a name that is not offered may be typed. */
const mostOffered = 500;

/** GET /selectlist/skuatt: one spelling of each name. */
export const listSkuAttributeNamesRoute = readRoute(listSkuAttributeNames, async (_input, { db, actor }) => {
  const rows = await db
    .selectDistinctOn([skuAttribute.nameKey], { name: skuAttribute.name })
    .from(skuAttribute)
    .where(ownOnly(actor))
    .orderBy(asc(skuAttribute.nameKey), asc(skuAttribute.name))
    .limit(mostOffered);
  return ok(rows.map(({ name }) => name));
});

export const listSkuAttributeValuesRoute = readRoute(listSkuAttributeValues, async ({ params: { attributeName } }, { db, actor }) => {
  const rows = await db
    .selectDistinct({ value: skuAttribute.value })
    .from(skuAttribute)
    .where(and(eq(skuAttribute.nameKey, skuAttributeKey(attributeName)), ownOnly(actor)))
    .orderBy(asc(skuAttribute.value))
    .limit(mostOffered);
  return ok(rows.map(({ value }) => value));
});

/** A SKU, where the actor may see it. */
export const isOwnSku = (actor: Actor, id: string) => and(eq(sku.id, id), ofOwn(sku.sellerId, actor));

export const attributesOf = async (db: Pick<Db, 'select'>, skuId: string) => {
  const rows = await db.select().from(skuAttribute).where(eq(skuAttribute.skuId, skuId)).orderBy(asc(skuAttribute.name));
  return rows.map(({ id, name, value }) => ({ id, attId: name, attValue: value }));
};

export const listSkuAttributesRoute = readRoute(listSkuAttributes, async ({ params: { id } }, { db, actor }) =>
  (await db.$count(sku, isOwnSku(actor, id))) > 0 ? ok(await attributesOf(db, id)) : refuse(notFound()),
);
