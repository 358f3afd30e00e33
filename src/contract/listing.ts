import { z } from 'zod';
import { call, idsUpTo, Instant, numberedQuery, pageOf } from './call.ts';
import { Checked, FindingCounts, ProblemFilter } from './check.ts';
import { listingAccess, listingParties } from './listing-parties.ts';
import { HeldReason, JobKind } from './integration-job.ts';
import { listOf } from './list-of.ts';
import { rolesOf } from './party.ts';
import { JoinedWarnings, WarningKey } from './warning.ts';
import { someOf } from './some-of.ts';
import { WorkFailure } from './work-failure.ts';

/** Where a listing stands in our lifecycle; states of machines/lifecycle/listing.ts. A provider's further statuses come with Listings (D). */
export const ListingStatus = z.enum(['pending', 'refused', 'processing', 'active', 'paused']);
export type ListingStatus = z.infer<typeof ListingStatus>;

export const Condition = z.enum(['new', 'used']);
export const ListingType = z.enum(['gold_pro', 'gold_special']);
export const ShipMode = z.enum(['me1', 'me2']);
const Person = z.object({ id: z.string(), name: z.string() });

/** Package measures: centimetres and grams. Zero means not informed (part 2, section 9). */
export const Dimensions = z.object({
  height: z.number().nonnegative(),
  width: z.number().nonnegative(),
  depth: z.number().nonnegative(),
  weight: z.number().nonnegative(),
});
export type Dimensions = z.infer<typeof Dimensions>;

/**
 * The person who looks at a listing to decide it, and until when (row REV-5). It is a row of the server with an end, renewed by each good
 * write.
 */
export const Lease = z.object({ holder: Person, until: Instant });
export type Lease = z.infer<typeof Lease>;

/** Why a listing is in the queue; it may have several reasons (capabilities A14). */
export const QueueReason = z.enum(['new', 'resubmitted', 'edited', 'returned', 'observed']);
export type QueueReason = z.infer<typeof QueueReason>;

/** What a list shows and a decision reads. `price` is in cents; null when the product has none (decision 10). */
export const ListingRow = z.object({
  publishId: z.string(),
  version: z.int().positive(),
  status: ListingStatus,
  sub_status: z.string().nullable(),
  title: z.string(),
  sku: z.string(),
  gtin: z.string().nullable(),
  price: z.int().nullable(),
  cover: z.string().nullable(),
  sellerId: z.string(),
  sellerName: z.string(),
  marketPlaceId: z.string(),
  marketPlaceName: z.string(),
  category: z.object({ id: z.string(), level: z.int(), name: z.string() }),
  dimensions: Dimensions,
  /** Joined by the separator; read with parseWarnings. */
  warning: z.string(),
  reasons: z.array(QueueReason),
  queuedAt: Instant,
  dueAt: Instant,
  lease: Lease.nullable(),
  snoozedUntil: Instant.nullable(),
  /** I passed over it; it stays in everyone else's queue. */
  skipped: z.boolean(),
  /** 'Trava de Anúncio': a row says it too, so that several can be locked, unlocked and paused at once. */
  freezedByDeal: z.boolean(),
  /** Ours: several products sold as one. Listed at /kitPublish too, and reviewed without the warning of a barcode (row REV-1). */
  kit: z.boolean().default(false),
  /** Ours: and a kit that is composed here says what it sells: its stock is that of the kit's parts. */
  ofKit: z.boolean().optional(),
  /** Ours: the marketplace has it, or had; said of what waits for a review or was refused. */
  wasPublished: z.boolean().optional(),
  /** Ours: how much the checks found; null until they have looked. No seller is told. */
  findings: FindingCounts.nullable().optional(),
});
export type ListingRow = z.infer<typeof ListingRow>;

/** Attribute (part 2, section 3). `required` is ours: tagged required or catalog_required in its category. */
export const ListingAttribute = z.object({
  id: z.string(),
  name: z.string(),
  value_name: z.string().nullable(),
  value_id: z.string().nullable(),
  value_type: z.enum(['boolean', 'list', 'number', 'number_unit', 'string']),
  /** What may be chosen, where the category offers a list. */
  values: z.array(z.object({ id: z.string().nullable(), name: z.string().nullable() })).optional(),
  required: z.boolean().default(false),
  custom: z.boolean().default(false),
  combination: z.boolean().default(false),
});
export type ListingAttribute = z.infer<typeof ListingAttribute>;

export const Variation = z.object({
  _id: z.string(),
  sku: z.string(),
  gtin: z.string().nullable(),
  images: z.array(z.string()),
  imageDeleted: z.array(z.string()),
  attributes: z.array(ListingAttribute),
});

export const SameEanProduct = z.object({
  _id: z.string(),
  sellers: z.array(z.string()),
  sellerId: z.string(),
  productId: z.string(),
  skuIds: z.array(z.string()),
  publishId: z.string().nullable(),
});

/** One field the seller changed since the last refusal, as text before and after. */
export const FieldChange = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() });
export type FieldChange = z.infer<typeof FieldChange>;

/** The last refusal, and what came back different (capabilities B11). */
export const Refusal = z.object({
  by: Person,
  at: Instant,
  warning: z.string(),
  changes: z.array(FieldChange),
  /** What the seller had to say of it when sending the listing again. */
  answer: z.string().nullable(),
});

export type Refusal = z.infer<typeof Refusal>;

/** What happened to a listing, newest first, from the event rows. */
export const ListingEvent = z.object({
  type: z.string(),
  /** Ours: which version it made. */
  version: z.int().optional(),
  by: Person,
  at: Instant,
  warning: z.string().nullable(),
  /** The listing that a copy was made of, or that was made as one. */
  copy: z.string().optional(),
  /** Why it was skipped. */
  reason: z.string().optional(),
  /** What the seller had to say of the refusal it was sent again after. */
  answer: z.string().optional(),
  /** Of another price, as text; and what made it, where no person typed it for this listing. */
  price: z.object({ before: z.string().nullable(), after: z.string().nullable() }).optional(),
  cause: z.enum(['sku', 'rule']).optional(),
});

/** What the marketplace is told of a listing. */
export const ListingErrand = JobKind.extract(['publishListing', 'pauseListing', 'activateListing', 'changePrice', 'setStock']);
/** A change that stands here and not there, with the marketplace's words. */
const Untold = z.object({
  kind: ListingErrand,
  reason: z.string().nullable(),
  /** Not refused, but not sent: why. */
  held: HeldReason.nullable(),
  /** Nor sent, but for what we found out ourselves: the reason is ours. */
  isUnsent: z.boolean().optional(),
  at: Instant,
});
export type Untold = z.infer<typeof Untold>;

/** Listing (part 2, section 3) with what a decision needs beside it. */
export const Listing = ListingRow.extend({
  complete: z.boolean(),
  description: z.string(),
  descriptionAi: z.string(),
  condition: Condition,
  listingType: ListingType,
  shipMode: ShipMode,
  warrantyType: z.string(),
  warrantyTime: z.int().nonnegative(),
  warrantyTimeUnit: z.string(),
  image: z.array(z.string()),
  imageDeleted: z.array(z.string()),
  /** Ours: what an image was called when it was sent, by its address; of older ones nothing is known. */
  imageNames: z.record(z.string(), z.string()).optional(),
  attributes: z.array(ListingAttribute),
  variations: z.array(Variation),
  products: z.array(z.string()),
  /** Ours: the kit it sells, where that is known by its SKU. */
  kitId: z.string().optional(),
  platformId: z.string(),
  sold: z.int().nonnegative(),
  /** Ours: how many can be sold, by its SKU or the parts of its kit; null where it is bound to none. */
  stock: z.int().nonnegative().nullable().optional(),
  /** Ours: what a piece costs its company, in cents; null where nobody said. No reviewer is told. */
  cost: z.int().nullable().optional(),
  quality: z.object({ health: z.number().min(0).max(1) }),
  hasCompatibilities: z.boolean(),
  compatibilitiesCarsAndVans: z.object({ attributes: z.array(z.unknown()), compatibilities: z.array(z.unknown()) }),
  sameEan: listOf(SameEanProduct),
  refusal: Refusal.nullable(),
  /** Ours: its account has it on the marketplace, or may have it, so that it is put into no other one; said while it is pending. */
  staysInAccount: z.boolean().optional(),
  /** Ours: what was decided here and refused by the marketplace for good, so that it is otherwise there. */
  untold: z.array(Untold).optional(),
  /** Ours: it ended on the marketplace, where nothing is told of it any more. */
  endedThere: z.boolean().optional(),
  history: listOf(ListingEvent),
  /** Ours: what the checks found; null until they have looked. No seller is told: it may name another company's listings. */
  checked: Checked.nullable().optional(),
  /** Ours: why the checks gave up looking at it as it is; null where they did not. */
  checksGaveUp: WorkFailure.nullable().optional(),
});
export type Listing = z.infer<typeof Listing>;

/** Filters of the queue, as they stand in the URL and in the query (experience, 'Review queue'). */
export const ListingFilter = z.object({
  status: someOf(ListingStatus).optional(),
  search: z.string().trim().max(120).optional(),
  sellerId: z.string().max(64).optional(),
  marketPlaceId: z.string().max(64).optional(),
  categoryId: z.string().max(64).optional(),
  /** Why it waits in the queue; without a status, of those that wait. */
  reason: QueueReason.optional(),
  /** What a reviewer has to say of it; without a status, of those that were refused. */
  warning: WarningKey.optional(),
  holder: z.enum(['free', 'mine', 'other']).optional(),
  /** `include` also shows what I skipped and what is snoozed. */
  set: z.enum(['waiting', 'include']).optional(),
  /** Kit listings alone; without it they are among the others. */
  kit: z.enum(['only']).optional(),
  /** What the checks found, or nothing; without a status, of those that wait. No seller is told. */
  problem: ProblemFilter.optional(),
  /** Exactly these, wherever they stand and whatever else is asked: a selection that somebody walks through. */
  ids: z.union([z.array(z.string().min(1).max(64)).max(100), idsUpTo(100)]).optional(),
});
export type ListingFilter = z.infer<typeof ListingFilter>;

const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  page: z.coerce.number().int().min(1).max(10_000).optional(),
  after: z.string().max(200).optional(),
  total: numberedQuery.total,
};

/** Ordered by due date, then id. `after` is the `next` of the page before; `page` (from 1) is there for tables. */
export const listListings = call('listListings', 'GET /publish', {
  roles: rolesOf(listingAccess, 'read'),
  ours: true,
  query: ListingFilter.extend(pageQuery),
  reply: pageOf(ListingRow),
});

/** What /kitPublish shows: the same list, of kits alone (decision 2). */
export const listKitListings = call('listKitListings', 'GET /kitPublish', {
  roles: rolesOf(listingAccess, 'read'),
  ours: true,
  query: ListingFilter.omit({ kit: true }).extend(pageQuery),
  reply: pageOf(ListingRow),
});

const publishId = z.object({ publishId: z.string().min(1).max(64) });

export const getListing = call('getListing', 'GET /publish/{publishId}', {
  roles: rolesOf(listingAccess, 'read'),
  params: publishId,
  reply: Listing,
});

/** What every write on a listing answers: enough to know where it stands (ours; the specification shows no answer). */
export const ListingWritten = z.object({ publishId: z.string(), status: ListingStatus, version: z.int() });

export const refuseListing = call('refuseListing', 'PUT /publish/refuse', {
  roles: rolesOf(listingParties, 'refuse'),
  body: z.object({ publishId: z.string().min(1).max(64), warning: JoinedWarnings, gtin: z.string().max(14).nullable() }),
  reply: ListingWritten,
});

export const observeListing = call('observeListing', 'PUT /publish/warning', {
  roles: rolesOf(listingParties, 'observe'),
  ours: true,
  body: z.object({ publishId: z.string().min(1).max(64), warning: JoinedWarnings }),
  reply: ListingWritten,
});

/** The inverse of approve and refuse: `undoes` is the Idempotency-Key of the decision taken back (decision 23). */
export const returnListing = call('returnListing', 'PUT /publish/return', {
  roles: rolesOf(listingParties, 'returnToPending'),
  ours: true,
  body: z.object({ publishId: z.string().min(1).max(64), undoes: z.string().max(64).nullable() }),
  reply: ListingWritten,
});
