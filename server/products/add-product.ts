import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { brokenByNewProduct, newProductRuleText } from '#contract/new-product-rules.ts';
import { addProduct, type NewProduct } from '#contract/product.ts';
import { cleanSkuAttributeName, cleanSkuAttributeValue, skuAttributeKey } from '#contract/sku-attribute.ts';
import { refuse } from '#lib/result.ts';
import { findLeaf } from '../categories/find-leaf.ts';
import type { Tx } from '../db/open.ts';
import { kit } from '../db/schema/kit.ts';
import { skuCost } from '../db/schema/price-rule.ts';
import { product, sku } from '../db/schema/product.ts';
import { skuAttribute } from '../db/schema/sku-attribute.ts';
import { invalid, invalidBecause, notFound, orNotFound, type Cause } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { holdCodes } from '../kits/hold-codes.ts';
import { namedCompany } from '../sellers/named-company.ts';
import { productOf } from './get-product.ts';
import { subjectOf } from './product-row.ts';
import { productTexts } from './product-texts.ts';

/** Which codes the company has given already: to a SKU, or to a kit. */
const takenCodes = async (tx: Tx, sellerId: string, skus: NewProduct['skus']): Promise<readonly Cause[]> => {
  const codes = skus.map((each) => each.sku);
  const ofSkus = await tx
    .select({ code: sku.sku })
    .from(sku)
    .where(and(eq(sku.sellerId, sellerId), inArray(sku.sku, codes)));
  const ofKits = await tx
    .select({ code: kit.code })
    .from(kit)
    .where(and(eq(kit.sellerId, sellerId), inArray(kit.code, codes)));
  const message = new Map<string, Cause['message']>([
    ...ofKits.map(({ code }) => [code, 'Este SKU é de um kit'] as const),
    ...ofSkus.map(({ code }) => [code, 'Outro produto da empresa já tem este SKU'] as const),
  ]);
  return codes.flatMap((code, at) => {
    const found = message.get(code);
    return found === undefined ? [] : [{ message: found, path: `body.skus.${at}.sku` }];
  });
};

/** Every table has what it has of the SKUs in one statement: there are up to 250. */
const insertSkus = async (
  tx: Tx,
  of: { readonly productId: string; readonly sellerId: string },
  skus: NewProduct['skus'],
): Promise<void> => {
  const made = skus.map((each) => ({ ...each, id: randomUUID() }));
  await tx.insert(sku).values(
    made.map(({ id, sku: code, gtin, noBarcode, dimensions, price, stock }) => ({
      ...of,
      ...dimensions,
      id,
      sku: code,
      gtin,
      noBarcode: gtin === null ? noBarcode : null,
      price,
      stock,
    })),
  );
  const costs = made.flatMap(({ id, cost }) => (cost === null ? [] : [{ skuId: id, cost }]));
  if (costs.length > 0) await tx.insert(skuCost).values(costs);
  const attributes = made.flatMap(({ id, attributes: told }) =>
    told.map(({ attId, attValue }) => {
      const [name, value] = [cleanSkuAttributeName(attId), cleanSkuAttributeValue(attValue)];
      return { id: randomUUID(), skuId: id, sellerId: of.sellerId, name, value, nameKey: skuAttributeKey(attId) };
    }),
  );
  if (attributes.length > 0) await tx.insert(skuAttribute).values(attributes);
};

/** POST /product: the product and each form it is stocked in, whole or not at all. */
export const addProductRoute = writeRoute(addProduct, async ({ body }, context) => {
  const { tx, actor, clock, record } = context;
  const owner = await namedCompany(context, body.sellerId);
  if (!owner) return refuse(notFound());
  const leaf = await findLeaf(tx, body.categoryId);
  const broken = [
    ...(leaf.ok ? [] : [{ message: leaf.error, path: 'body.categoryId' }]),
    ...brokenByNewProduct(body).map(({ rule, path }) => ({ message: newProductRuleText[rule], path: `body.${path}` })),
  ];
  if (broken.length > 0) return refuse(invalidBecause(broken));
  await holdCodes(
    tx,
    body.skus.map((each) => each.sku),
  );
  const taken = await takenCodes(tx, owner.id, body.skus);
  if (taken.length > 0) return refuse(invalid(taken[0]?.message ?? 'Dados inválidos', taken));

  const id = randomUUID();
  const named = { title: body.name, brand: body.brand };
  await tx
    .insert(product)
    .values({ id, sellerId: owner.id, categoryId: body.categoryId, createdAt: clock(), ...named, ...productTexts(named) });
  await insertSkus(tx, { productId: id, sellerId: owner.id }, body.skus);
  await record({ subject: subjectOf(id), type: 'added', version: 1, data: {}, sellerId: owner.id });
  return orNotFound(await productOf(tx, id, actor));
});
