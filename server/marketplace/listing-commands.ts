import { and, eq, gt, inArray, min, sql } from 'drizzle-orm';
import { hasValue, isNotApplicable } from '#contract/given-attributes.ts';
import { noWarranty } from '#contract/listing-rules.ts';
import type { ListingAttribute, ListingStatus } from '#contract/listing.ts';
import { shownImages } from '#contract/shown-images.ts';
import { readNumber } from '#lib/typed-number.ts';
import { reactivationPolicyOf, soldOut } from '#machines/lifecycle/reactivation.ts';
import type { Db, Tx } from '../db/open.ts';
import { category, type SpecGroup } from '../db/schema/category.ts';
import { event } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { isThere } from '../listings/is-there.ts';
import { imageUrl } from '../listings/listing-row.ts';
import { subjectOf, type ListingEventType } from '../listings/listing-event.ts';
import { stockOfListing } from '../listings/listing-stock.ts';
import { pausedForReviewBy } from '../listings/paused-for-review.ts';
import { isStillHeld } from './end-publishing.ts';
import { noBarcodeId } from './no-barcode.ts';
import type { Command, DraftAttribute, Warranty } from './port.ts';

const columns = {
  id: listing.id,
  externalId: listing.externalId,
  sellerId: listing.sellerId,
  skuId: listing.skuId,
  sku: listing.sku,
  kit: listing.kit,
  status: listing.status,
  subStatus: listing.subStatus,
  price: listing.price,
  isClosedThere: listing.isClosedThere,
};

const findListing = async (db: Db | Tx, id: string) => {
  const [found] = await db
    .select({ ...columns, connection: marketplaceAccount.connection })
    .from(listing)
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, listing.accountId))
    .where(eq(listing.id, id));
  return found ?? null;
};
type Found = NonNullable<Awaited<ReturnType<typeof findListing>>>;

const named = ({ id, externalId }: Pick<Found, 'id' | 'externalId'>) => ({ listingId: id, externalId });

/** What never got a name there has price and stock told by its publication: until that goes through there is nothing to change. */
const awaitsName = ({ status, externalId }: Pick<Found, 'status' | 'externalId'>): boolean =>
  status === 'processing' && externalId === null;

/** The demo alone changes what has no name there. */
const takesStock = (found: Found): boolean =>
  found.externalId !== null || (!awaitsName(found) && isThere(found.status) && found.connection !== 'connected');

/**
 * A listing that is on the marketplace is told its stock even where it was refused here or waits for review: nobody is to buy more than
 * there are, however it stands there. (decision 0142) A listing that was unbound has no known stock, so none is told. But one may have been
 * told before, its answer not heard, and no other will follow: the stock there is read. A listing without an id there was told nothing, and
 * one that ended there takes none.
 */
export const stockCommand = async (db: Db | Tx, id: string): Promise<Command | null> => {
  const found = await findListing(db, id);
  if (!found || found.isClosedThere || !takesStock(found)) return null;
  const stock = await stockOfListing(db, found);
  if (stock !== null) return { kind: 'setStock', listing: named(found), stock };
  return found.externalId === null ? null : { kind: 'readStock', listing: named(found) };
};

export const priceCommand = async (db: Db | Tx, id: string): Promise<Command | null> => {
  const found = await findListing(db, id);
  if (!found || awaitsName(found) || !isThere(found.status) || found.price === null) return null;
  return { kind: 'setPrice', listing: named(found), price: found.price };
};

/** Nobody took it off sale: it is sold out, and comes back by itself. */
const isSoldOut = ({ status, subStatus }: Pick<Found, 'status' | 'subStatus'>): boolean => status === 'paused' && subStatus === soldOut;

/** Whether what is there and edited is to be on sale, as its seller decided before; null of all else, and where the marketplace holds it. */
const isWantedInEdit = ({ status, subStatus, externalId }: Found): boolean | null => {
  if (status !== 'processing' || externalId === null) return null;
  if (subStatus === null || subStatus === soldOut) return true;
  return reactivationPolicyOf(subStatus) === 'seller' ? false : null;
};

/**
 * What was taken off sale to be reviewed anew is paused there. What is sold out is on sale as far as anybody said: paused there it would not
 * come back by itself. Neither is said while a listing is put up there for the first time. While it is edited both are: its edit may be
 * refused, and says nothing of an activation. (decision 0183)
 */
export const availabilityCommand = async (db: Db | Tx, id: string, kind: 'pause' | 'activate'): Promise<Command | null> => {
  const found = await findListing(db, id);
  if (!found) return null;
  const off: readonly ListingStatus[] = ['paused', 'pending', 'refused'];
  const isWanted = isWantedInEdit(found);
  const isOnSale = found.status === 'active' || isSoldOut(found) || isWanted === true;
  const isSaid = kind === 'activate' ? isOnSale : (off.includes(found.status) && !isOnSale) || isWanted === false;
  return isSaid ? { kind, listing: named(found) } : null;
};

/** It is put up there for the first time, or was approved anew after it was paused there for that. */
const isPutUp = async (db: Db | Tx, { id, externalId }: Pick<Found, 'id' | 'externalId'>): Promise<boolean> => {
  if (externalId === null) return true;
  const pausedBy = await pausedForReviewBy(db, id);
  if (pausedBy === null) return false;
  const approved = eq(event.type, 'approved' satisfies ListingEventType);
  return (await db.$count(event, and(eq(event.subject, subjectOf(id)), approved, gt(event.seq, pausedBy)))) > 0;
};

/** It was activated here, and that was given up: its edit may correct what it was given up for, and nobody else would say it. */
const isActivationGivenUp = async (db: Db | Tx, { id }: Pick<Found, 'id'>): Promise<boolean> => {
  const { subject, kind, status } = integrationJob;
  return (await db.$count(integrationJob, and(eq(subject, subjectOf(id)), eq(kind, 'activateListing'), eq(status, 'failed')))) > 0;
};

/**
 * What a publication says of being on sale: what a step here changes, and no more. An edit alone puts nothing on sale that its seller has
 * paused on the marketplace's own pages. (decisions 37 and 0183)
 */
const isToBeOnSale = async (db: Db | Tx, found: Omit<Found, 'connection'>): Promise<boolean | null> => {
  const { status, subStatus } = found;
  const policy = subStatus === null ? null : reactivationPolicyOf(subStatus);
  if (status === 'processing' && !isStillHeld(subStatus))
    return policy === 'fix' || (await isPutUp(db, found)) || (await isActivationGivenUp(db, found)) ? true : null;
  return status !== 'active' && reactivationPolicyOf(subStatus) === 'seller' ? false : null;
};

/** '1.500,5 kg' as it is typed here is '1500.5 kg' there. One point alone may be theirs already: a file brought it, and it goes as it stands. */
const withPoint = (text: string): string =>
  text.replace(
    /^-?(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}|\d+,\d+)(?![\d.,])/u,
    (typed) => readNumber(typed)?.replace(',', '.') ?? typed,
  );
const isNumber = ({ value_type: type }: ListingAttribute): boolean => type === 'number' || type === 'number_unit';

/**
 * An item stays there in the category it was made in: what that one asks, and the listing's of now does not, was taken away by nobody's hand.
 * Of one that says nothing nobody knows.
 */
const isAskedIn = (specs: readonly SpecGroup[], { id, custom }: ListingAttribute): boolean =>
  !custom && (specs.length === 0 || specs.some(({ attributes }) => attributes.some((each) => each.id === id)));

/**
 * A reason for no barcode goes by the id of its value. What has no value is said of a listing that may have it there: left out, it would
 * stay (decision 13).
 */
const toDraft = (attribute: ListingAttribute, mayBeThere: boolean): readonly DraftAttribute[] => {
  const { id, value_name: name, value_id: valueId } = attribute;
  if (isNotApplicable(attribute)) return [{ id, value: null, applies: false }];
  const value = id === noBarcodeId ? valueId : name;
  if (value !== null && value.trim() !== '') return [{ id, value: isNumber(attribute) ? withPoint(value) : value }];
  return mayBeThere && !hasValue(attribute) ? [{ id, value: null }] : [];
};

interface WithVariations {
  readonly attributes: readonly ListingAttribute[];
  readonly variations: readonly { readonly attributes: readonly ListingAttribute[] }[];
}

/**
 * The attributes to send, cleared ones among them. Those that only a listing's one variation has are sent as the listing's. A cleared one
 * that a variation has is not sent: it would be taken from the variation there.
 */
const attributesOf = ({ attributes, variations }: WithVariations): readonly ListingAttribute[] => {
  const ofVariations = variations.flatMap((each) => each.attributes);
  const givenIds = new Set(ofVariations.filter(hasValue).map(({ id }) => id));
  const own = attributes.filter((each) => hasValue(each) || !givenIds.has(each.id));
  const ownIds = new Set(own.map(({ id }) => id));
  return variations.length === 1 ? [...own, ...ofVariations.filter(({ id, custom }) => !custom && !ownIds.has(id))] : own;
};

/** No time goes with no warranty, nor with one whose time nobody has told. */
const warrantyOf = (told: {
  readonly warrantyType: string;
  readonly warrantyTime: number;
  readonly warrantyTimeUnit: string;
}): Warranty => ({
  type: told.warrantyType,
  time: told.warrantyType === noWarranty || told.warrantyTime === 0 ? null : `${told.warrantyTime} ${told.warrantyTimeUnit}`,
});

/**
 * Its item stays in the category it was made in. What that one requires, another may not: nothing is taken away there once the listing is in
 * another one here.
 */
const isMoved = async (db: Db | Tx, { id }: Pick<Found, 'id'>): Promise<boolean> => {
  const happened = eq(event.subject, subjectOf(id));
  const [first] = await db
    .select({ seq: min(event.seq) })
    .from(event)
    .where(and(happened, inArray(event.type, ['published', 'held'] satisfies ListingEventType[])));
  const moved = sql`${event.data} -> 'changes' @> '[{"field":"category"}]'`;
  return (await db.$count(event, and(happened, gt(event.seq, first?.seq ?? 0), moved))) > 0;
};

/** Of a listing that is there without a barcode: it had one here. What an import brought without one may have it there, and keeps it. */
const clearedBarcode = async (
  db: Db | Tx,
  { id, gtin, externalId }: Pick<Found, 'id' | 'externalId'> & { readonly gtin: string | null },
) => {
  if (gtin !== null || externalId === null) return [];
  const cleared = and(eq(event.subject, subjectOf(id)), sql`${event.data} -> 'changes' @> '[{"field":"gtin","after":null}]'`);
  return (await db.$count(event, cleared)) > 0 ? [{ id: 'GTIN', value: null }] : [];
};

/**
 * The listing as it is to be published. A price that nobody has given is sent as zero, and what the marketplace says to it is shown at the
 * field. A stock that nobody knows is left out: zero would take off sale a listing that may have some there. A listing that was taken back
 * and may have been published is looked for instead.
 */
export const publishCommand = async (db: Db | Tx, id: string, mayBeThere: boolean): Promise<Command | null> => {
  const [found] = await db
    .select({
      ...columns,
      title: listing.title,
      categoryId: listing.categoryId,
      gtin: listing.gtin,
      description: listingDetail.description,
      condition: listingDetail.condition,
      listingType: listingDetail.listingType,
      warrantyType: listingDetail.warrantyType,
      warrantyTime: listingDetail.warrantyTime,
      warrantyTimeUnit: listingDetail.warrantyTimeUnit,
      images: listingDetail.images,
      variations: listingDetail.variations,
      height: listing.height,
      width: listing.width,
      depth: listing.depth,
      weight: listing.weight,
      shipMode: listingDetail.shipMode,
      fitsVehicles: listingDetail.hasCompatibilities,
      attributes: listingDetail.attributes,
      specs: category.specs,
    })
    .from(listing)
    .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
    .innerJoin(category, eq(category.id, listing.categoryId))
    .where(eq(listing.id, id));
  if (!found) return null;
  if (!isThere(found.status))
    return mayBeThere && found.externalId === null ? { kind: 'find', listing: named(found), sku: found.sku } : null;
  const { title, categoryId, price, description, condition, listingType, gtin, sku: code, images, variations } = found;
  const { height, width, depth, weight, shipMode, fitsVehicles, specs, externalId } = found;
  const mayClear = externalId !== null && !(await isMoved(db, found));
  return {
    kind: 'publish',
    listing: named(found),
    draft: {
      title,
      categoryId,
      price: price ?? 0,
      stock: await stockOfListing(db, found),
      isOnSale: await isToBeOnSale(db, found),
      description,
      condition,
      listingType,
      warranty: warrantyOf(found),
      gtin,
      sku: code,
      pictures: shownImages(images, variations).map(imageUrl),
      attributes: [
        ...attributesOf(found)
          // The barcode is the listing's own.
          .filter((each) => each.id !== 'GTIN')
          .flatMap((each) => toDraft(each, mayClear && isAskedIn(specs, each))),
        ...(await clearedBarcode(db, found)),
      ],
      variants: variations.length,
      measures: { height, width, depth, weight },
      shipMode,
      fitsVehicles,
    },
  };
};
