import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { duplicateListing } from '#contract/listing-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import { stepRefused } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { dueDate } from './due-date.ts';
import { subjectOf } from './listing-event.ts';
import { wordsOf } from './search-words.ts';
import { takeListing } from './step.ts';
import { writeListing } from './write-listing.ts';

/** An archived product takes no new listing, by whichever way. */
const isArchived = async (tx: Tx, skuId: string | null): Promise<boolean> => {
  if (skuId === null) return false;
  const [found] = await tx
    .select({ isArchived: product.isArchived })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(sku.id, skuId));
  return found?.isArchived ?? false;
};

/**
 * POST /publish/duplicate: a listing of the same product, which waits for review like any other. What the marketplace made of the
 * first one (its name there, sales, quality, deal, reasons to be off sale) is not copied; the event of the original names the copy and
 * the other way round.
 */
export const duplicateListingRoute = writeRoute(duplicateListing, async ({ body: { publishId } }, context) => {
  const { tx, clock, record } = context;
  const taken = await takeListing(context, publishId);
  if (!taken.ok) return taken;
  const { row } = taken.value;
  if (await isArchived(tx, row.skuId)) return refuse(stepRefused('Produto arquivado: reative antes de anunciar'));
  const [detail] = await tx.select().from(listingDetail).where(eq(listingDetail.listingId, publishId));
  if (!detail) throw new Error(`Listing ${publishId} has no detail row`);

  const id = randomUUID();
  const now = clock();
  await tx.insert(listing).values({
    ...row,
    id,
    version: 1,
    status: 'pending',
    subStatus: null,
    externalId: null,
    warning: '',
    reasons: ['new'],
    queuedAt: now,
    dueAt: dueDate(now),
    snoozedUntil: null,
    statusAt: now,
    search: wordsOf([row.title, row.sku, row.gtin, id]),
  });
  await tx.insert(listingDetail).values({
    ...detail,
    listingId: id,
    freezedByDeal: false,
    sold: 0,
    health: 0,
    imagesDeleted: [],
    variations: detail.variations.map((variation) => ({ ...variation, _id: randomUUID(), imageDeleted: [] })),
  });
  await record({ subject: subjectOf(id), type: 'created', version: 1, data: { copy: publishId }, sellerId: row.sellerId });
  await writeListing(context, taken.value, { type: 'duplicated', status: row.status, data: { copy: id } });
  return ok({ publishId: id, status: 'pending', version: 1 });
});
