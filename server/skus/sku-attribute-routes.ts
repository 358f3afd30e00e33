import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import {
  addSkuAttribute,
  cleanSkuAttributeName,
  cleanSkuAttributeValue,
  listSkuAttributeNames,
  listSkuAttributes,
  listSkuAttributeValues,
  skuAttributeKey,
  skuAttributeTexts,
} from '#contract/sku-attribute.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { sku } from '../db/schema/product.ts';
import { skuAttribute } from '../db/schema/sku-attribute.ts';
import type { Actor } from '../http/actor.ts';
import { invalid, notFound, stepRefused } from '../http/problem.ts';
import { readRoute, writeRoute } from '../http/route.ts';
import type { Sentence } from '../language/sentences.ts';

const ownOnly = ({ role, sellerId }: Actor) => (role === 'superuser' ? undefined : eq(skuAttribute.sellerId, sellerId ?? ''));

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

const findSku = async (db: Pick<Db, 'select'>, actor: Actor, id: string) => {
  const own = actor.role === 'superuser' ? undefined : eq(sku.sellerId, actor.sellerId ?? '');
  const [found] = await db
    .select({ code: sku.sku, sellerId: sku.sellerId })
    .from(sku)
    .where(and(eq(sku.id, id), own));
  return found ?? null;
};

const attributesOf = async (db: Pick<Db, 'select'>, skuId: string) => {
  const rows = await db.select().from(skuAttribute).where(eq(skuAttribute.skuId, skuId)).orderBy(asc(skuAttribute.name));
  return rows.map(({ id, name, value }) => ({ id, attId: name, attValue: value }));
};

export const listSkuAttributesRoute = readRoute(listSkuAttributes, async ({ params: { id } }, { db, actor }) =>
  (await findSku(db, actor, id)) ? ok(await attributesOf(db, id)) : refuse(notFound()),
);

const missing = (message: Sentence, path: string) => refuse(invalid(message, [{ message, path }]));

/** POST /sku/{id}/attribute (row MED-4): cleaned here too, and one of each name. */
export const addSkuAttributeRoute = writeRoute(addSkuAttribute, async ({ params: { id }, body }, { tx, actor, record }) => {
  const found = await findSku(tx, actor, id);
  if (!found || found.code !== body.sku) return refuse(notFound());
  const [name, value] = [cleanSkuAttributeName(body.attId), cleanSkuAttributeValue(body.attValue)];
  const nameKey = skuAttributeKey(name);
  if (nameKey === '') return missing(skuAttributeTexts.nameMissing, 'attId');
  if (value === '') return missing(skuAttributeTexts.valueMissing, 'attValue');
  const [added] = await tx
    .insert(skuAttribute)
    .values({ id: randomUUID(), skuId: id, sellerId: found.sellerId, name, value, nameKey })
    .onConflictDoNothing()
    .returning({ id: skuAttribute.id });
  if (!added) return refuse(stepRefused(skuAttributeTexts.duplicate(name)));
  await record({ subject: `sku:${id}`, type: 'attributeAdded', version: 'next', data: { name }, sellerId: found.sellerId });
  return ok(await attributesOf(tx, id));
});
