import { randomUUID } from 'node:crypto';
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { duplicateListing } from '#contract/listing-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { product, sku } from '../db/schema/product.ts';
import { stepRefused } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import type { Sentence } from '../language/sentences.ts';
import { dueDate } from './due-date.ts';
import { subjectOf } from './listing-event.ts';
import type { ListingRecord } from './lock-listing.ts';
import { wordsOf } from './search-words.ts';
import { takeListing } from './step.ts';
import { writeListing } from './write-listing.ts';

/** An archived product takes no new listing, by whichever way; nor does a kit that one of its parts is of. Null where nothing is archived. */
const whyArchived = async (tx: Tx, { kit: isKit, sellerId, sku: code, skuId }: ListingRecord): Promise<Sentence | null> => {
  const ofPart = tx
    .select({ one: sql`1` })
    .from(kit)
    .innerJoin(kitPart, eq(kitPart.kitId, kit.id))
    .where(and(eq(kit.sellerId, sellerId), eq(kit.code, code), eq(kitPart.skuId, sku.id)));
  const archived = await tx
    .select({ part: sku.sku })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(product.isArchived, true), isKit ? exists(ofPart) : eq(sku.id, skuId ?? '')))
    .orderBy(asc(sku.sku));
  if (archived.length === 0) return null;
  if (!isKit) return 'Produto arquivado: reative antes de anunciar';
  return `Há produto arquivado neste kit: ${archived.map(({ part }) => part).join(', ')}. Reative antes de anunciar`;
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
  const archived = await whyArchived(tx, row);
  if (archived !== null) return refuse(stepRefused(archived));
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
    isClosedThere: false,
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
