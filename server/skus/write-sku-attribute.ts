import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { mostSkuAttributes } from '#contract/product.ts';
import {
  addSkuAttribute,
  cleanSkuAttributeName,
  cleanSkuAttributeValue,
  deleteSkuAttribute,
  saveSkuAttribute,
  skuAttributeKey,
  skuAttributeTexts,
} from '#contract/sku-attribute.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { product, sku } from '../db/schema/product.ts';
import { skuAttribute } from '../db/schema/sku-attribute.ts';
import { invalid, notFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import type { Sentence } from '../language/sentences.ts';
import type { ProductEventData } from '../products/product-event.ts';
import { subjectOf } from '../products/product-row.ts';
import { attributesOf, isOwnSku } from './sku-attribute-routes.ts';

/** Held until it is written to: of two people who give it one name, or its last attribute, the later is told. */
const holdSku = async ({ tx, actor }: WriteContext, id: string) => {
  const [found] = await tx
    .select({ id: sku.id, code: sku.sku, sellerId: sku.sellerId, productId: sku.productId })
    .from(sku)
    .where(isOwnSku(actor, id))
    .for('no key update');
  return found ?? null;
};
type HeldSku = NonNullable<Awaited<ReturnType<typeof holdSku>>>;

const missing = (message: Sentence, path: string) => refuse(invalid(message, [{ message, path }]));

type Written = Pick<typeof skuAttribute.$inferSelect, 'name' | 'value' | 'nameKey'>;

/** Cleaned here too (row MED-4). */
const readWritten = ({ attId, attValue }: { readonly attId: string; readonly attValue: string }): Result<Written, ServerProblem> => {
  const [name, value] = [cleanSkuAttributeName(attId), cleanSkuAttributeValue(attValue)];
  const nameKey = skuAttributeKey(name);
  if (nameKey === '') return missing(skuAttributeTexts.nameMissing, 'attId');
  return value === '' ? missing(skuAttributeTexts.valueMissing, 'attValue') : ok({ name, value, nameKey });
};

const textOf = (told: Pick<Written, 'name' | 'value'> | null): string | null => told && `${told.name}: ${told.value}`;

/** Writes the change into the product's history and raises the product's version: a page that is open hears of it. */
const tell = async (
  { tx, record }: WriteContext,
  { code, productId }: HeldSku,
  [before, after]: readonly [before: Pick<Written, 'name' | 'value'> | null, after: Written | null],
): Promise<void> => {
  const [edited] = await tx
    .update(product)
    .set({ version: sql`${product.version} + 1` })
    .where(eq(product.id, productId))
    .returning({ version: product.version, sellerId: product.sellerId });
  if (!edited) throw new Error(`Product ${productId} is gone`);
  const field = `attribute:${code}`;
  const data: ProductEventData = { fields: [field], changes: [{ field, before: textOf(before), after: textOf(after) }] };
  await record({ subject: subjectOf(productId), type: 'edited', version: edited.version, data: { ...data }, sellerId: edited.sellerId });
};

/** POST /sku/{id}/attribute (row MED-4): one of each name. */
export const addSkuAttributeRoute = writeRoute(addSkuAttribute, async ({ params: { id }, body }, context) => {
  const found = await holdSku(context, id);
  if (!found || found.code !== body.sku) return refuse(notFound());
  const written = readWritten(body);
  if (!written.ok) return written;
  if ((await context.tx.$count(skuAttribute, eq(skuAttribute.skuId, id))) >= mostSkuAttributes)
    return refuse(stepRefused(skuAttributeTexts.tooMany));
  const [added] = await context.tx
    .insert(skuAttribute)
    .values({ id: randomUUID(), skuId: id, sellerId: found.sellerId, ...written.value })
    .onConflictDoNothing()
    .returning({ id: skuAttribute.id });
  if (!added) return refuse(stepRefused(skuAttributeTexts.duplicate(written.value.name)));
  await tell(context, found, [null, written.value]);
  return ok(await attributesOf(context.tx, id));
});

const ofSku = (id: string, attributeId: string) => and(eq(skuAttribute.skuId, id), eq(skuAttribute.id, attributeId));

/** PUT /sku/{id}/attribute/{attributeId}: as one that is added; listings that are there keep their titles. */
export const saveSkuAttributeRoute = writeRoute(saveSkuAttribute, async ({ params: { id, attributeId }, body }, context) => {
  const { tx } = context;
  const found = await holdSku(context, id);
  const [before] = found ? await tx.select().from(skuAttribute).where(ofSku(id, attributeId)) : [];
  if (!found || !before) return refuse(notFound());
  const written = readWritten(body);
  if (!written.ok) return written;
  const { name, value, nameKey } = written.value;
  const others = and(eq(skuAttribute.skuId, id), eq(skuAttribute.nameKey, nameKey), ne(skuAttribute.id, attributeId));
  if ((await tx.$count(skuAttribute, others)) > 0) return refuse(stepRefused(skuAttributeTexts.duplicate(name)));
  if (before.name !== name || before.value !== value) {
    await tx.update(skuAttribute).set(written.value).where(ofSku(id, attributeId));
    await tell(context, found, [before, written.value]);
  }
  return ok(await attributesOf(tx, id));
});

/** DELETE /sku/{id}/attribute/{attributeId}: answers what it removed. Somebody else may have corrected it since it was seen. */
export const deleteSkuAttributeRoute = writeRoute(deleteSkuAttribute, async ({ params: { id, attributeId } }, context) => {
  const { tx } = context;
  const found = await holdSku(context, id);
  const [before] = found ? await tx.delete(skuAttribute).where(ofSku(id, attributeId)).returning() : [];
  if (!found || !before) return refuse(notFound());
  await tell(context, found, [before, null]);
  return ok({ id: before.id, attId: before.name, attValue: before.value });
});
