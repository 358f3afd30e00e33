import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { addKit, saveKit, type KitEdit, type KitField } from '#contract/kit.ts';
import { oneLine } from '#lib/one-line.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import { orNotFound } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { enqueueKitStock, enqueueLeftStock } from '../integration-jobs/enqueue-stock.ts';
import { followPrices, pricesOfKit } from '../prices/follow-prices.ts';
import { keepSkus } from '../products/hold-skus.ts';
import { checkKit } from './check-kit.ts';
import { followCode } from './follow-code.ts';
import { kitOf } from './get-kit.ts';
import { holdCodes } from './hold-codes.ts';
import { subjectOf } from './kit-row.ts';
import { kitTexts } from './kit-texts.ts';
import { skusOf } from './list-kit-skus.ts';
import { codeOf, takeKit, type KitRecord } from './take-kit.ts';

/** Held before the kit. */
const keepParts = async ({ tx, actor }: WriteContext, parts: KitEdit['parts']): Promise<void> => {
  const ids = parts.map(({ skuId }) => skuId);
  await keepSkus(tx, and(inArray(sku.id, ids), skusOf(actor)));
};

/** Held before the SKUs, as a product's save holds them: those of a kit follow its price, and those that get its code are its own then. */
const holdListings = async ({ tx, actor }: WriteContext, { code, parts }: KitEdit, before: string | null): Promise<void> => {
  const ofParts = tx
    .select({ sellerId: sku.sellerId })
    .from(sku)
    .where(
      and(
        inArray(
          sku.id,
          parts.map(({ skuId }) => skuId),
        ),
        skusOf(actor),
      ),
    );
  const codes = before === null ? [code] : [before, code];
  await tx
    .select({ id: listing.id })
    .from(listing)
    .where(and(sql`${listing.kit}`, inArray(listing.sellerId, ofParts), inArray(listing.sku, codes)))
    .orderBy(asc(listing.id))
    .for('no key update');
};

const insertParts = ({ tx }: WriteContext, kitId: string, parts: KitEdit['parts']) =>
  tx.insert(kitPart).values(parts.map(({ skuId, quantity }, position) => ({ kitId, skuId, quantity, position })));

const columnsOf = ({ name: title, code, discount }: KitEdit) => ({ title, code, discount, ...kitTexts({ title, code }) });

/** POST /kit */
export const addKitRoute = writeRoute(addKit, async ({ body }, context) => {
  const { tx, actor, clock, record } = context;
  await holdListings(context, body, null);
  await holdCodes(tx, [body.code]);
  const checked = await checkKit(context, body, null);
  if (!checked.ok) return checked;
  const id = randomUUID();
  await tx.insert(kit).values({ id, sellerId: checked.value, createdAt: clock(), ...columnsOf(body) });
  await insertParts(context, id, body.parts);
  await record({ subject: subjectOf(id), type: 'added', version: 1, data: {}, sellerId: checked.value });
  // What is sold under its code already is a kit's from now on.
  await enqueueKitStock(tx, id, clock());
  return orNotFound(await kitOf(tx, id, actor));
});

const told = (parts: KitEdit['parts']): string => JSON.stringify(parts.map(({ skuId, quantity }) => [skuId, quantity]));

const changedIn = async ({ tx }: WriteContext, before: KitRecord, after: KitEdit): Promise<readonly KitField[]> => {
  const parts = await tx
    .select({ skuId: kitPart.skuId, quantity: kitPart.quantity })
    .from(kitPart)
    .where(eq(kitPart.kitId, before.id))
    .orderBy(asc(kitPart.position));
  return [
    ...(before.title === after.name ? [] : (['name'] as const)),
    ...(before.code === after.code ? [] : (['code'] as const)),
    ...(before.discount === after.discount ? [] : (['discount'] as const)),
    ...(told(parts) === told(after.parts) ? [] : (['parts'] as const)),
  ];
};

/** A code that was kept before codes were cleaned stays: listings are sold under it. */
const keepingCode = (asked: KitEdit, code: string | null): KitEdit =>
  code !== null && oneLine(code) === asked.code ? { ...asked, code } : asked;

/** PUT /kit/{id}: what is as it was is no edit. */
export const saveKitRoute = writeRoute(saveKit, async ({ params: { id }, body: asked }, context) => {
  const { tx, actor, clock, record } = context;
  const code = await codeOf(context, id);
  const body = keepingCode(asked, code);
  await holdListings(context, body, code);
  await keepParts(context, body.parts);
  await holdCodes(tx, code === null ? [body.code] : [code, body.code]);
  const taken = await takeKit(context, id, code);
  if (!taken.ok) return taken;
  const before = taken.value;
  const checked = await checkKit(context, body, before);
  if (!checked.ok) return checked;
  const fields = await changedIn(context, before, body);
  const was = await pricesOfKit(tx, id);
  if (fields.length > 0) {
    const version = before.version + 1;
    await tx
      .update(kit)
      .set({ ...columnsOf(body), version })
      .where(eq(kit.id, id));
    if (fields.includes('parts')) {
      await tx.delete(kitPart).where(eq(kitPart.kitId, id));
      await insertParts(context, id, body.parts);
    }
    if (fields.includes('code')) await followCode(context, before, body.code);
    if (fields.includes('parts') || fields.includes('code')) await enqueueKitStock(tx, id, clock());
    if (fields.includes('code')) await enqueueLeftStock(tx, before.sellerId, before.code, clock());
    await record({ subject: subjectOf(id), type: 'edited', version, data: { fields }, sellerId: before.sellerId });
    await followPrices(tx, was, await pricesOfKit(tx, id), record, clock());
  }
  return orNotFound(await kitOf(tx, id, actor));
});
