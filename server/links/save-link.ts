import { and, eq } from 'drizzle-orm';
import { saveLink } from '#contract/link.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import { invalid, notFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { enqueueListingStock } from '../integration-jobs/enqueue-stock.ts';
import type { ListingRecord } from '../listings/lock-listing.ts';
import { wordsOf } from '../listings/search-words.ts';
import { takeListing } from '../listings/step.ts';
import { writeListing } from '../listings/write-listing.ts';
import { selectLinks } from './link-row.ts';

interface Bound {
  readonly set: Partial<typeof listing.$inferInsert>;
  readonly code: string | null;
}

/** The listing takes its SKU's code; its barcode too where it has none, but a kit, which never has one. */
const bind = async ({ tx }: WriteContext, row: ListingRecord, skuId: string): Promise<Result<Bound, ServerProblem>> => {
  const [found] = await tx
    .select({ id: sku.id, code: sku.sku, gtin: sku.gtin })
    .from(sku)
    .where(and(eq(sku.id, skuId), eq(sku.sellerId, row.sellerId)))
    // Whoever corrects its barcode meanwhile tells the listings that are bound: either this is one of them, or it takes the new one.
    .for('share');
  if (!found) return refuse(invalid('SKU não encontrado', [{ message: 'SKU não encontrado', path: 'body.skuId' }]));
  if (row.skuId === skuId) return refuse(stepRefused('Anúncio já está vinculado a este SKU'));
  const gtin = row.kit ? null : (row.gtin ?? found.gtin);
  const search = wordsOf([row.title, found.code, gtin, row.id]);
  return ok({ set: { skuId, sku: found.code, gtin, search }, code: found.code });
};

/** What the marketplace calls it stays: the same SKU is found by it again. */
const unbind = (row: ListingRecord): Result<Bound, ServerProblem> =>
  row.skuId === null ? refuse(stepRefused('Anúncio não está vinculado')) : ok({ set: { skuId: null }, code: null });

/** PUT /link/{id}: told in the listing's own history; and to the marketplace, how many there are of what it sells now. */
export const saveLinkRoute = writeRoute(saveLink, async ({ params: { id }, body: { skuId } }, context) => {
  const taken = await takeListing(context, id);
  if (!taken.ok) return taken;
  const { row } = taken.value;
  const bound = skuId === null ? unbind(row) : await bind(context, row, skuId);
  if (!bound.ok) return bound;
  await writeListing(context, taken.value, {
    type: skuId === null ? 'unbound' : 'bound',
    status: row.status,
    set: bound.value.set,
    data: { sku: { before: row.skuId === null ? null : row.sku, after: bound.value.code } },
  });
  if (skuId !== null) await enqueueListingStock(context.tx, id, context.clock());
  const [link] = await selectLinks(context.tx, [id]);
  return link ? ok(link) : refuse(notFound());
});
