import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { listKit } from '#contract/kit.ts';
import { refuse } from '#lib/result.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import { stepRefused } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { listInAccounts } from '../listings/list-in-accounts.ts';
import { isKit } from '../listings/listing-filter.ts';
import { titleOf } from '../listings/title-of.ts';
import { keepSkus } from '../products/hold-skus.ts';
import { holdCodes } from './hold-codes.ts';
import { kitsOf, selectKits } from './kit-row.ts';
import { codeOf, takeKit } from './take-kit.ts';

/** Held before the kit; what they cost and weigh stays until the listings are made. */
const keepParts = async ({ tx, actor }: WriteContext, id: string): Promise<void> => {
  const isPart = tx
    .select({ one: sql`1` })
    .from(kitPart)
    .innerJoin(kit, eq(kit.id, kitPart.kitId))
    .where(and(eq(kit.id, id), eq(kitPart.skuId, sku.id), kitsOf(actor)));
  await keepSkus(tx, exists(isPart));
};

/** What of the products of its parts a listing is made of, the first part's first. */
const readProducts = ({ tx }: WriteContext, id: string) =>
  tx
    .select({ code: sku.sku, categoryId: product.categoryId, brand: product.brand, isArchived: product.isArchived })
    .from(kitPart)
    .innerJoin(sku, eq(sku.id, kitPart.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(kitPart.kitId, id))
    .orderBy(asc(kitPart.position));

/** POST /kit/{id}/publish: one listing in each account, in the category of its first part. What is there already is told, and not made twice. */
export const listKitRoute = writeRoute(listKit, async ({ params: { id }, body }, context) => {
  const { tx } = context;
  await keepParts(context, id);
  const held = await codeOf(context, id);
  if (held !== null) await holdCodes(tx, [held]);
  const taken = await takeKit(context, id, held);
  if (!taken.ok) return taken;
  const { sellerId, code } = taken.value;
  const [row] = await selectKits(tx, [id]);
  const products = await readProducts(context, id);
  const [first] = products;
  if (!row || !first) throw new Error(`Kit ${id} has no parts`);
  const archived = products.flatMap((each) => (each.isArchived ? [each.code] : []));
  if (archived.length > 0) return refuse(stepRefused(`Há produto arquivado neste kit: ${archived.join(', ')}. Reative antes de anunciar`));
  return listInAccounts(context, {
    sellerId,
    categoryId: first.categoryId,
    accountIds: body.accounts,
    alreadySells: and(eq(listing.sellerId, sellerId), eq(listing.sku, code), isKit),
    things: [
      {
        isKit: true,
        title: titleOf(row.name),
        brand: products.every(({ brand }) => brand === first.brand) ? first.brand : null,
        attributes: [],
        // A kit is bound to no SKU of its own, and has no barcode because it is one.
        sku: { id: null, code, gtin: null, noBarcode: 'pack', price: row.price },
        dimensions: row.dimensions,
      },
    ],
  });
});
