import { and, eq } from 'drizzle-orm';
import type { CheckName } from '#contract/check.ts';
import { listingParties } from '#contract/listing-parties.ts';
import { isComplete } from '#contract/listing-rules.ts';
import { getListing, type Listing } from '#contract/listing.ts';
import { mayTake } from '#contract/party.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db, Tx } from '../db/open.ts';
import { kit } from '../db/schema/kit.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { sku } from '../db/schema/product.ts';
import { judgedBlind } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { readOff } from '../listing-checks/read-weights.ts';
import { judgedBlindBy } from '../second-looks/judged-blind.ts';
import { goneOf } from './gone.ts';
import { isKit, visibleTo, type Viewpoint } from './listing-filter.ts';
import { isThere } from './is-there.ts';
import { readHistory, readRefusal, toListingEvents } from './listing-history.ts';
import { imageUrl, selectRows } from './listing-row.ts';
import { costOf } from './listing-cost.ts';
import { stockOfListing } from './listing-stock.ts';
import { readUntold } from './read-untold.ts';
import { sameEanProducts } from './same-ean.ts';
import { staysInAccount } from './stays-in-account.ts';

/** GET /publish/{publishId}. */
export const getListingRoute = readRoute(getListing, async ({ params: { publishId } }, { db, actor, clock }) => {
  if ((await judgedBlindBy(db, actor)).includes(publishId)) return refuse(judgedBlind());
  const found = await readListing(db, publishId, { actor, now: clock() });
  return found ? ok(found) : refuse(await goneOf(db, publishId, actor));
});

/** The row as lists show it, and everything a decision needs beside it; null where it is absent or foreign. */
export const readListing = async (db: Db | Tx, publishId: string, { actor, now }: Viewpoint): Promise<Listing | null> => {
  const [row] = await selectRows(db, { where: and(eq(listing.id, publishId), visibleTo(actor)), limit: 1 }, { actor, now });
  if (!row) return null;
  const [detail] = await db
    .select({
      detail: listingDetail,
      skuId: listing.skuId,
      externalId: listing.externalId,
      isClosedThere: listing.isClosedThere,
      productId: sku.productId,
      kitId: kit.id,
      check: listingCheck,
    })
    .from(listing)
    .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
    .leftJoin(sku, eq(sku.id, listing.skuId))
    .leftJoin(listingCheck, eq(listingCheck.listingId, listing.id))
    .leftJoin(kit, and(isKit, eq(kit.sellerId, listing.sellerId), eq(kit.code, listing.sku)))
    .where(eq(listing.id, publishId));
  if (!detail) throw new Error(`Listing ${publishId} has no detail row`);
  const sold = { kit: row.kit, sellerId: row.sellerId, sku: row.sku, skuId: detail.skuId };
  const history = await readHistory(db, publishId);
  const refusal = await readRefusal(db, publishId, history);
  const off = refusal !== null && actor.role !== 'seller' ? await readOff(db, row.category.id) : null;
  return {
    ...row,
    ...toDetail(detail.detail),
    complete: isComplete(row),
    products: detail.productId === null ? [] : [detail.productId],
    ...(detail.kitId === null ? {} : { kitId: detail.kitId }),
    sameEan: row.gtin === null ? [] : await sameEanProducts(db, [row.gtin], detail.productId, actor),
    refusal,
    ...(row.status === 'pending' && { staysInAccount: await staysInAccount(db, { id: publishId, externalId: detail.externalId }) }),
    ...(detail.isClosedThere && { endedThere: true }),
    ...(await untoldOf(db, row, detail.externalId)),
    stock: await stockOfListing(db, sold),
    ...(mayTake(listingParties, 'reprice', actor.role) && { cost: await costOf(db, publishId) }),
    history: toListingEvents(history, actor.role),
    ...(actor.role !== 'seller' && { checked: toChecked(detail.check, off), checksGaveUp: gaveUp(detail.check) }),
  };
};

/** Of what is refused as a whole the refusal says it; that it is on sale there all the same, or with how many, nothing else says. */
const untoldOf = async (
  db: Db | Tx,
  { publishId, status }: Pick<Listing, 'publishId' | 'status'>,
  externalId: string | null,
): Promise<Pick<Listing, 'untold'>> => {
  if (isThere(status)) return { untold: await readUntold(db, publishId) };
  return externalId === null
    ? {}
    : { untold: (await readUntold(db, publishId)).filter(({ kind }) => kind === 'pauseListing' || kind === 'setStock') };
};

/** Null until it was looked at as it is. */
const toChecked = (check: typeof listingCheck.$inferSelect | null, off: CheckName[] | null): Listing['checked'] =>
  check?.checkedAt
    ? {
        findings: [...check.findings],
        failed: [...check.failed],
        ...(off !== null && { off }),
        images: check.images.map(({ name, answer }) => ({ url: imageUrl(name), answer })),
      }
    : null;

/** What was found before, and is only weighed anew, stands. */
const gaveUp = (check: typeof listingCheck.$inferSelect | null): Listing['checksGaveUp'] =>
  check?.checkedAt === null ? check.failure : null;

const toDetail = ({
  listingId: _id,
  images,
  imagesDeleted,
  imageNames,
  health,
  compatibilities,
  attributes,
  variations,
  ...rest
}: typeof listingDetail.$inferSelect) => ({
  ...rest,
  image: images.map(imageUrl),
  imageDeleted: imagesDeleted.map(imageUrl),
  ...(imageNames && { imageNames: Object.fromEntries(Object.entries(imageNames).map(([name, called]) => [imageUrl(name), called])) }),
  quality: { health },
  attributes: [...attributes],
  variations: variations.map((variation) => ({
    ...variation,
    images: variation.images.map(imageUrl),
    imageDeleted: variation.imageDeleted.map(imageUrl),
  })),
  compatibilitiesCarsAndVans: { attributes: [...compatibilities.attributes], compatibilities: [...compatibilities.compatibilities] },
});
